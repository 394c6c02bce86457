/** Percentage as a decimal string, '12.5': at most 8 digits before and 4 after the point, no exponent. */
export const isPercentage = (text: string): boolean => /^-?(?:0|[1-9][0-9]{0,7})(?:\.[0-9]{1,4})?$/.test(text)
