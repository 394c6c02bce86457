/**
 * Text that the sender of an e-mail wrote, without the message that is answered and without a signature: nobody else's
 * words may do anything. Headers of quotations are those that mail programs write in Dutch, English, French and German.
 */

/** Lines over which a mail program may break the header of a quotation. */
const mostLines = 3
const mostHeader = 300
const verb = /(?:^|\s)(?:schreef|geschreven|schrijft|wrote|writes|said|a écrit|schrieb|geschrieben)(?=[\s:])/iu
const moment = /\d{1,2}[:.h]\d{2}|\b(?:19|20)\d\d\b|\d{1,2}[-/.]\s?\d{1,2}[-/.]/
const on = /(?:^|\s)(?:op|on|le|am|den)\s/i
/** People who refer to a letter: "Op 3 november 2026 schreef u:". */
const byPerson =
  /(?:schreef|schrijft|wrote|said|schrieb|heeft|hebt|avez)\s(?:u|jij|je|jullie|ik|you|i|vous|sie)(?=[\s:])/iu
const datedAddress = /^\d{4}-\d\d-\d\d\s.{3,150}<[^<>\s]{1,100}@[^<>\s]{1,100}>\s?:$/

const separator =
  /^[-–—_=*\s]{2,40}(?:oorspronkelijk bericht|original message|original appointment|message d[’']origine|ursprüngliche nachricht|doorgestuurd bericht|forwarded message|message transféré|weitergeleitete nachricht)\b/iu
const begun =
  /^(?:begin doorgestuurd bericht|begin forwarded message|début du message (?:transféré|réexpédié)|anfang der weitergeleiteten nachricht)\s?:/iu

const labels = {
  from: /^[*_\s]{0,4}(?:van|from|de|von)\s?:/iu,
  sent: /^[*_\s]{0,4}(?:verzonden|verstuurd|datum|sent|date|envoyé|gesendet)\s?:/iu,
  other: /^[*_\s]{0,4}(?:aan|to|à|an|cc|onderwerp|subject|objet|betreff)\s?:/iu,
} as const

const isMarked = (line: string): boolean => /^\s{0,8}>/.test(line)

/**
 * Takes time linear in the text. Where the header of a quotation is followed by marked lines (`>`), only those are left out:
 * answers may stand between and below them.
 *
 * @param text Plain text. @returns '' where the sender wrote nothing: a quotation or forwarded message alone.
 */
export function ownText(text: string): string {
  const lines = text.split(/\r\n|\r|\n/)
  const own: string[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    if (isEnd(lines, at)) break
    const header = isMarked(line) ? 0 : headerLines(lines, at)
    if (header > 0 && !isMarked(firstWritten(lines, at + header))) break
    if (header > 0) at += header - 1
    else if (!isMarked(line)) own.push(line)
  }
  return own.join('\n').trim()
}

/** @returns What the sender wrote; the whole text where that is nothing, as of a message that was only passed on. */
export const mainText = (text: string): string => ownText(text) || text.trim()

/** A message of others to its end, or a signature (RFC 3676, 4.3). */
function isEnd(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? ''
  if (line === '-- ') return !lines.slice(at, at + 40).some(isMarked)
  const short = line.trim().slice(0, mostHeader)
  return separator.test(short) || begun.test(short) || isBlock(lines, at) || isRule(lines, at)
}

/** Headers as Outlook repeats them above what it quotes. */
function isBlock(lines: readonly string[], at: number): boolean {
  if (!labels.from.test(lines[at] ?? '')) return false
  const next = lines.slice(at + 1, at + 7)
  return next.some((line) => labels.sent.test(line)) && next.some((line) => labels.other.test(line))
}

const isRule = (lines: readonly string[], at: number): boolean =>
  /^\s{0,4}_{20,200}\s{0,4}$/.test(lines[at] ?? '') &&
  lines.slice(at + 1, at + 4).some((line) => labels.from.test(line))

/** Lines that the header of a quotation takes here; 0: there is none. */
function headerLines(lines: readonly string[], at: number): number {
  if ((lines[at] ?? '').trim() === '') return 0
  for (let count = 1; count <= mostLines; count += 1) {
    const joined = lines.slice(at, at + count).map((line) => line.trim())
    if (joined.includes('') || joined.some(isMarked)) return 0
    // Own words that stand directly above a header are none of it.
    const isMarkedBelow = isMarked(firstWritten(lines, at + count))
    if (isHeader(joined.join(' ')) || (isMarkedBelow && isForeign(joined.join(' '))))
      return count > 1 && headerLines(lines, at + 1) > 0 ? 0 : count
  }
  return 0
}

function isHeader(line: string): boolean {
  if (line.length > mostHeader || !line.endsWith(':')) return false
  if (datedAddress.test(line)) return true
  return verb.test(line) && on.test(line) && !byPerson.test(line) && (moment.test(line) || line.includes('@'))
}

/** A header in a language that is not known here; what is marked below it says that it is one. */
const isForeign = (line: string): boolean =>
  line.length <= mostHeader && /@[^<>\s]{1,100}>?\s?:$/.test(line) && moment.test(line)

const firstWritten = (lines: readonly string[], from: number): string =>
  lines.slice(from, from + 4).find((line) => line.trim() !== '') ?? ''

/** The beginning of a text, for lists. */
export function excerptOf(text: string, most = 300): string {
  const line = mainText(text).replace(/\s+/g, ' ').trim()
  return line.length <= most ? line : `${line.slice(0, most).trimEnd()}…`
}
