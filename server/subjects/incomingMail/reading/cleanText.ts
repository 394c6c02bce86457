/** Text of strangers without characters that nobody sees. */

// oxlint-disable-next-line no-control-regex -- those are what is taken away
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g
/** PostgreSQL stores no zero characters. */
export const lines = (text: string): string => text.replace(controls, '').replace(/\r\n?/g, '\n')
/** In one line, without marks that turn text around. */
export const clean = (text: string, length: number): string =>
  lines(text.slice(0, 20 * length))
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, length)
