/** A colour of a screen: # and six hexadecimal digits in small letters. */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text)
