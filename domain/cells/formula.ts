/** Texts that a spreadsheet would run: those of exports get an apostrophe in front, which an import takes off again. */

/** Signs with which a formula begins, also as wide as a Chinese character: Excel of some languages reads those too. */
const begins = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/
const quoted = /^'(?=[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20])/

/** @example withoutFormula('=1+1') // "'=1+1" */
export const withoutFormula = (text: string): string => (begins.test(text) ? `'${text}` : text)

/** @example asTyped("'=1+1") // '=1+1' */
export const asTyped = (text: string): string => text.replace(quoted, '')
