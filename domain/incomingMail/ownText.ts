/** Text that the sender of an e-mail wrote, without the message that is answered: others' words would mislead. */

/** Lines with which mail programs begin what they quote. */
const beginnings = [
  /^-{2,}\s*(?:oorspronkelijk bericht|original message|message d’origine|message d'origine|doorgestuurd bericht|forwarded message)/i,
  /^(?:op|on|le)\s.{6,200}\s(?:schreef|wrote|a écrit)\b.{0,200}:\s*$/i,
  /^(?:van|from|de|von)\s?:\s.*@/i,
  /^_{20,}\s*$/,
]

/** @param text Plain text. @returns Its lines up to the first quotation; the whole text where nothing else is left. */
export function ownText(text: string): string {
  const lines = text.split(/\r\n|\r|\n/)
  // A forwarded message begins with what is quoted: that is what it is about.
  const end = lines.findIndex((line, place) => place > 0 && beginnings.some((one) => one.test(line.trim())))
  const own = (end < 0 ? lines : lines.slice(0, end)).filter((line) => !line.trimStart().startsWith('>'))
  const said = own.join('\n').trim()
  return said === '' ? text.trim() : said
}

/** The beginning of a text, for lists. */
export function excerptOf(text: string, most = 300): string {
  const line = ownText(text).replace(/\s+/g, ' ').trim()
  return line.length <= most ? line : `${line.slice(0, most).trimEnd()}…`
}
