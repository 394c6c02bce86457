/** Dutch postcode, "1234 AB"; the space may be left out. SA, SD and SS are never given out. */
export const isNlPostcode = (text: string): boolean => /^[1-9][0-9]{3} ?(?!S[ADS])[A-Z]{2}$/.test(text)
