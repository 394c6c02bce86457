/** Dutch postcode, "1234 AB"; the space is optional. SA, SD and SS are never issued. */
export const isNlPostcode = (text: string): boolean => /^[1-9][0-9]{3} ?(?!S[ADS])[A-Z]{2}$/.test(text)
