/** Texts that become headers of a mail or names of files: a line break in one would begin another header. */

/** Controls (tab and line breaks among them), and the line and paragraph separators of Unicode. */
const breaking = /[\p{Cc}\p{Zl}\p{Zp}]/u

/** Whether a text may stand in a header: one line, without control characters. */
export const isHeaderLine = (text: string): boolean => !breaking.test(text)

/** Makes one line of a text that nobody here typed, such as the subject of a mail that is answered. */
export const headerLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
