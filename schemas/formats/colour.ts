/** A screen colour: # and six hexadecimal digits in lower case. */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text)
