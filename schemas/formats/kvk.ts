/** Number in the Dutch trade register: 8 digits, leading zeros kept, no check digit. */
export const isKvk = (text: string): boolean => /^[0-9]{8}$/.test(text)
