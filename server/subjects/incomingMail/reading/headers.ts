/** Headers of an e-mail or of a part of it: unfolded, cut to a bound, and read (RFC 5322, 2047, 2231). */
import { decoded } from './charsets.ts'
import { undone } from './transferCodings.ts'

/** `value`: encoded words are still as they came. */
export type Header = { name: string; value: string }
export type HeaderBlock = { headers: Header[]; body: number; isCut: boolean }

/** Characters of a value: of a structured one, and of any other. */
const most = { structured: 2_000, other: 16_000 }
const structuredNames = new Set([
  'content-type',
  'content-disposition',
  'content-transfer-encoding',
  'content-id',
  'auto-submitted',
  'precedence',
])

/**
 * Reads header lines up to the empty line.
 *
 * @param isEnd Whether a line at this place ends the headers, although no empty line came.
 * @param spend Told the bytes of each line; throws where they become too many.
 */
export function headersAt(
  bytes: Buffer,
  start: number,
  { isEnd, spend }: { isEnd: (at: number) => boolean; spend: (count: number) => void },
): HeaderBlock {
  const headers: { name: string; parts: string[]; room: number }[] = []
  let isCut = false
  let at = start
  while (at < bytes.length && !isEnd(at)) {
    const feed = bytes.indexOf(0x0a, at)
    const next = feed < 0 ? bytes.length : feed + 1
    const end = feed > at && bytes[feed - 1] === 0x0d ? feed - 1 : feed < 0 ? bytes.length : feed
    if (end === at) return { headers: headers.map(joined), body: next, isCut }
    spend(next - at)
    const isFolded = bytes[at] === 0x20 || bytes[at] === 0x09
    const line = bytes.subarray(at, Math.min(end, at + 2 * most.other))
    isCut ||= at + line.length < end
    at = next
    let last = headers.at(-1)
    if (!isFolded) {
      const colon = line.subarray(0, 200).indexOf(0x3a)
      // Lines without a name: "From " of a mailbox file, and rubbish.
      if (colon <= 0) continue
      const name = line.toString('latin1', 0, colon).trim().toLowerCase()
      last = { name, parts: [], room: structuredNames.has(name) ? most.structured : most.other }
      headers.push(last)
    }
    if (!last) continue
    const { text } = decoded(isFolded ? line : line.subarray(line.indexOf(0x3a) + 1), '')
    isCut ||= text.length > last.room
    last.parts.push(text.slice(0, last.room))
    last.room -= Math.min(last.room, text.length)
  }
  return { headers: headers.map(joined), body: at, isCut }
}

const joined = ({ name, parts }: { name: string; parts: string[] }): Header => ({
  name,
  value: parts
    .join('')
    .replace(/[\r\n\0]/g, ' ')
    .trim(),
})

/** A value like `text/plain; charset=utf-8`, its beginning in small letters. */
export type Structured = { value: string; params: ReadonlyMap<string, string> }

/** @param header At most two thousand characters. Of two parameters of one name the first counts. */
export function structured(header: string): Structured {
  const [first = '', ...rest] = fieldsOf(header)
  const given = new Map<string, string>()
  for (const field of rest) {
    const equals = field.indexOf('=')
    const name = (equals < 0 ? field : field.slice(0, equals)).trim().toLowerCase()
    if (name !== '' && !given.has(name)) given.set(name, equals < 0 ? '' : unquoted(field.slice(equals + 1).trim()))
  }
  return { value: unquoted(first.trim()).toLowerCase(), params: continued(given) }
}

/** Parts between semicolons that stand in no quotation, without comments. */
function fieldsOf(header: string): string[] {
  const fields: string[] = []
  let [field, isQuoted, depth] = ['', false, 0]
  for (let at = 0; at < header.length; at += 1) {
    const one = header.charAt(at)
    if (one === '\\' && (isQuoted || depth > 0)) {
      at += 1
      if (depth === 0) field += one + header.charAt(at)
    } else if (depth === 0 && one === '"') {
      isQuoted = !isQuoted
      field += one
    } else if (!isQuoted && one === '(' && /(?:^|[\s;/])$/.test(field.slice(-1)) && header.includes(')', at)) depth += 1
    else if (depth > 0) depth -= one === ')' ? 1 : 0
    else if (one === ';' && !isQuoted) {
      fields.push(field)
      field = ''
    } else field += one
  }
  return [...fields, field]
}

/** A quoted value without its quotation marks; what stands behind the last is rubbish. */
function unquoted(value: string): string {
  if (!value.startsWith('"')) return value
  let text = ''
  for (let at = 1; at < value.length && value.charAt(at) !== '"'; at += 1) {
    if (value.charAt(at) === '\\') at += 1
    text += value.charAt(at)
  }
  return text
}

/** Values in several parts (`name*0*`) and in a character set (`name*=utf-8''…`), RFC 2231. */
function continued(given: ReadonlyMap<string, string>): Map<string, string> {
  const params = new Map<string, string>()
  const parts = new Map<string, { place: number; value: string; isEncoded: boolean }[]>()
  for (const [name, value] of given) {
    const [, own, place = '0'] = /^([^*]*)\*(?:(\d{1,3})\*?)?$/.exec(name) ?? []
    if (own === undefined) params.set(name, value)
    else parts.set(own, [...(parts.get(own) ?? []), { place: Number(place), value, isEncoded: name.endsWith('*') }])
  }
  for (const [name, some] of parts) {
    const sorted = some.toSorted((one, other) => one.place - other.place)
    const [, label, value] = /^([^']*)'[^']*'(.*)$/s.exec(sorted[0]?.isEncoded ? sorted[0].value : '') ?? []
    const all = sorted.map((part, at) => ({ ...part, value: at === 0 && value !== undefined ? value : part.value }))
    const bytes = all.map((part) => (part.isEncoded ? percentBytes(part.value) : Buffer.from(part.value)))
    // The name in characters that everybody has stands beside this one, which says more.
    params.set(name, decoded(Buffer.concat(bytes), label ?? '').text)
  }
  return params
}

const percentBytes = (text: string): Buffer =>
  undone(Buffer.from(text.replaceAll('=', '=3D').replaceAll('%', '=')), 'quoted-printable')

/** Longer labels, and words of more than a whole header, are none. */
const word = /=\?([^?\s]{1,60})\?([QqBb])\?([^?]{0,16000})\?=/g

/** Returns the text with its encoded words decoded; neighbours are put together as bytes, because some part inside a character. */
export function decodedWords(text: string): string {
  const found = [...text.matchAll(word)]
  let [out, at] = ['', 0]
  for (let place = 0; place < found.length;) {
    const first = found[place]
    if (!first) break
    const label = labelOf(first)
    const run = [first]
    for (let next = found[place + 1]; next && follows(text, run.at(-1), next, label); next = found[place + run.length])
      run.push(next)
    const before = text.slice(at, first.index)
    // Blanks between two words are a fold, not a part of the text.
    out += (place > 0 && before.trim() === '' ? '' : before) + decoded(Buffer.concat(run.map(bytesOf)), label).text
    const last = run.at(-1) ?? first
    at = last.index + last[0].length
    place += run.length
  }
  return out + text.slice(at)
}

const labelOf = ([, label = '']: RegExpExecArray): string => (label.split('*')[0] ?? '').toLowerCase()
const follows = (text: string, last: RegExpExecArray | undefined, next: RegExpExecArray, label: string): boolean =>
  last !== undefined && labelOf(next) === label && text.slice(last.index + last[0].length, next.index).trim() === ''

function bytesOf([, , coding = '', content = '']: RegExpExecArray): Buffer {
  return coding.toLowerCase() === 'b'
    ? undone(Buffer.from(content), 'base64')
    : undone(Buffer.from(content.replaceAll('_', ' ')), 'quoted-printable')
}
