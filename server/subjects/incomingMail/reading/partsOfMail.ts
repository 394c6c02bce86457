/** What the parts of an e-mail are to a reader: its text, its HTML, and files. */
import type { MailAttachment } from './mail.ts'
import { decoded } from './charsets.ts'
import { decodedWords } from './headers.ts'
import { htmlText } from './htmlText.ts'
import { lightHtml } from './lightHtml.ts'
import { headerOf, mimeTree, type Part, type Room } from './mimeTree.ts'
import { undone } from './transferCodings.ts'

/** Text as it was written; of an alternative both forms. */
type Body = { plain?: string; html?: string }
/** `isLate`: found since files are known by their place, so it comes after those. */
type Found = MailAttachment & { isLate: boolean }
type Reading = { room: Room; bodies: Body[]; files: Found[]; isCharsetSure: boolean; isTextCut: boolean; mails: number }
type Place = { isRelated: boolean; isReport: boolean; body?: Body }

/** E-mails inside each other that are read as text; one that is deeper is a file. */
const mostMails = 5
/** Characters of the text of an e-mail. */
export const longestText = 100_000
/** Bytes of a part, as it came: HTML may have pictures inside it. */
const longestPart = { plain: 2_000_000, html: 12_000_000 }

export type Content = {
  text: string
  html: string | null
  files: MailAttachment[]
  isCharsetSure: boolean
  isTextCut: boolean
}

/** @throws {TooMuch} Of an e-mail inside it. */
export function partsOfMail(root: Part, room: Room): Content {
  const reading: Reading = { room, bodies: [], files: [], isCharsetSure: true, isTextCut: false, mails: 0 }
  collect(root, { isRelated: false, isReport: false }, reading)
  const texts: string[] = []
  const pages: string[] = []
  const hasHtml = reading.bodies.some(({ html }) => html !== undefined)
  for (const { plain, html } of reading.bodies) {
    const light = html === undefined ? undefined : lightHtml(html)
    const seen = light === undefined ? undefined : htmlText(light.html, longestText)
    for (const picture of light?.pictures ?? []) reading.files.push(pictureIn(picture, reading.files.length))
    const isOwn = plain !== undefined && plain.trim() !== '' && !(seen && isHint(plain, seen.text))
    texts.push(isOwn ? plain : (seen?.text ?? ''))
    reading.isTextCut ||= !isOwn && seen?.isCut === true
    if (hasHtml) pages.push(light?.html ?? htmlOf(plain ?? ''))
  }
  const text = texts.join('\n')
  return {
    text: text.slice(0, longestText),
    html: hasHtml ? pages.join('\n') : null,
    files: reading.files.toSorted((one, other) => Number(one.isLate) - Number(other.isLate)).map(asAttachment),
    isCharsetSure: reading.isCharsetSure,
    isTextCut: reading.isTextCut || text.length > longestText,
  }
}

const asAttachment = ({ name, type, content, isInText }: Found): MailAttachment => ({ name, type, content, isInText })

function collect(part: Part, place: Place, reading: Reading): void {
  const { value } = part.type
  if (value.startsWith('multipart/') && part.children.length > 0) {
    const isAlternative = value === 'multipart/alternative'
    const body: Body | undefined = isAlternative ? (place.body ?? {}) : place.body
    if (isAlternative && place.body === undefined) reading.bodies.push(body ?? {})
    const inside: Place = {
      isRelated: place.isRelated || value === 'multipart/related',
      isReport: place.isReport || value === 'multipart/report',
      ...(body && { body }),
    }
    for (const child of part.children) collect(child, inside, reading)
  } else if (isShownMail(part, place, reading)) shownMail(part, reading)
  else if (isText(part, reading)) addText(part, place, reading)
  else addFile(part, place, reading)
}

/** Parts of a report are evidence, not words. */
const isShownMail = ({ type, disposition }: Part, { isReport }: Place, { mails }: Reading): boolean =>
  type.value === 'message/rfc822' && disposition.value !== 'attachment' && !isReport && mails < mostMails

/** A multipart in which no part was found is read as the text that it is. */
function isText(part: Part, { bodies }: Reading): boolean {
  const { type, disposition } = part
  if (type.value.startsWith('multipart/')) return true
  if (disposition.value === 'attachment') return false
  const isNamed = fileNameOf(part) !== ''
  return type.value === 'text/html' || (type.value === 'text/plain' && !(isNamed && bodies.length > 0))
}

function addText(part: Part, { body }: Place, reading: Reading): void {
  const { type } = part
  const form = type.value === 'text/html' ? 'html' : 'plain'
  reading.isTextCut ||= part.body.length > longestPart[form]
  const bytes = undone(part.body.subarray(0, longestPart[form]), headerOf(part, 'content-transfer-encoding') ?? '')
  const { text, isSure } = decoded(bytes, type.params.get('charset') ?? '')
  reading.isCharsetSure &&= isSure
  const flowed = form === 'plain' && type.params.get('format')?.toLowerCase() === 'flowed'
  const own = flowed ? unflowed(text, type.params.get('delsp')?.toLowerCase() === 'yes') : text
  if (body === undefined) reading.bodies.push({ [form]: own })
  else body[form] = body[form] === undefined ? own : `${body[form]}\n${own}`
}

/** The message of an e-mail that was sent along, under its headers as they came. */
function shownMail(part: Part, reading: Reading): void {
  reading.mails += 1
  const bytes = undone(part.body, headerOf(part, 'content-transfer-encoding') ?? '')
  const inner = mimeTree(bytes, reading.room)
  const lines = ['From', 'Date', 'To', 'Subject'].flatMap((name) => {
    const value = headerOf(inner, name.toLowerCase())
    return value === undefined ? [] : [`${name}: ${decodedWords(value).slice(0, 1000)}`]
  })
  reading.bodies.push({ plain: `\n${lines.join('\n')}\n` })
  collect(inner, { isRelated: false, isReport: false }, reading)
}

function addFile(part: Part, { isRelated }: Place, { files }: Reading): void {
  const { type, disposition } = part
  const content = undone(part.body, headerOf(part, 'content-transfer-encoding') ?? '')
  const given = fileNameOf(part)
  if (content.length === 0 && given === '') return
  const isInText = isRelated && type.value.startsWith('image/') && headerOf(part, 'content-id') !== undefined
  const isLate = isInText || (disposition.value === 'inline' && type.value.startsWith('text/'))
  const name = given || `${files.length + 1}${endingOf(type.value)}`
  files.push({ name, type: type.value.slice(0, 127), content, isInText, isLate })
}

const pictureIn = ({ type, content }: { type: string; content: Buffer }, at: number): Found => ({
  name: `${at + 1}${endingOf(type)}`,
  type,
  content,
  isInText: true,
  isLate: true,
})

/** Without folders: a label for people, never a path. */
function fileNameOf({ type, disposition }: Part): string {
  const given = decodedWords(disposition.params.get('filename') || type.params.get('name') || '')
  return given.split(/[/\\]/).at(-1) ?? ''
}

const endings: Readonly<Record<string, string>> = {
  'message/rfc822': '.eml',
  'text/calendar': '.ics',
  'image/svg+xml': '.svg',
}
const endingOf = (type: string): string =>
  endings[type] ?? (type.startsWith('image/') ? `.${/^[a-z0-9]*/.exec(type.slice(6))?.[0] ?? ''}` : '')

/** Longest text that a program puts in the place of HTML. */
const longestHint = 600

/** A text part that says no more than that somebody's program shows no HTML. */
const isHint = (plain: string, seen: string): boolean =>
  plain.length <= longestHint &&
  seen.trim() !== '' &&
  /\bhtml\b/i.test(plain) &&
  /\b(?:support|ondersteun|weergeven|weergegeven|tonen|toont|view|display|client|programma|browser|affich|prend|compatible|multi-?part)/i.test(
    plain,
  )

const htmlOf = (plain: string): string =>
  `<pre>${plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</pre>`

/** Paragraphs of format=flowed (RFC 3676): a line that ends in a blank goes on in the next one. */
function unflowed(text: string, isBlankRemoved: boolean): string {
  const out: string[] = []
  let goesOn = false
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.startsWith(' ') ? raw.slice(1) : raw
    const isQuote = line.startsWith('>')
    const last = out.length - 1
    if (goesOn && !isQuote) out[last] = (isBlankRemoved ? out[last]?.slice(0, -1) : out[last]) + line
    else out.push(line)
    goesOn = line.endsWith(' ') && line !== '-- ' && !isQuote
  }
  return out.join('\n')
}
