/** Rich text is cleaned before anything else looks at it, so that limits count what is stored. */
import sanitize from 'sanitize-html'
import type { Entity } from '#schemas/entity.ts'
import { allowedAttributes, htmlSynonyms, htmlTags } from '#schemas/html.ts'
import { AppError, FieldErrors, type Text } from '#server/errors.ts'

/** Characters that are cleaned, and that may come of it: all others wait while it is done. */
const most = 100_000
/** The same of all texts of one record, in all languages. */
const mostTogether = 200_000

/**
 * Marks that are read for one record, counted anew whenever its text is read again (twice for most): what cleaning costs
 * goes by them, and everybody else waits meanwhile.
 */
const mostMarks = 20_000
/** Marks that a record may have, as its writer is told. */
export const mostMarksTold = mostMarks / 2

/** What is left to be spent on the texts of one record. */
export type Room = { marks: number }
export const roomForRecord = (): Room => ({ marks: mostMarks })
/** For what was stored, and so cleaned, before. */
export const roomForStored = (): Room => ({ marks: Infinity })

/**
 * Elements inside each other, allowed or not. The parser looks through all that are open at every tag, so that without
 * a limit the time grows with the square of the text: seconds for `</li><ul>` ten thousand times.
 */
const deepest = 250

/** Rich text that is not cleaned, because everybody else would wait for it. */
class TooMuch extends AppError {
  readonly reason: Text

  constructor(reason: Text) {
    super(400, { error: reason })
    this.reason = reason
  }
}

/**
 * @param room Shared by all texts of a record.
 * @returns Rich text of allowed tags and attributes only; cleaning it again changes nothing.
 * @throws {TooMuch} For what is too long, before or after, nested too deeply, or has too many marks.
 */
export function cleanHtml(html: string, room = roomForRecord()): string {
  // Taking a tag away can join what stood on its two sides, so until nothing changes.
  for (let before = html, round = 0; ; round++) {
    if (before.length > most) throw new TooMuch({ key: 'validation.maxLength', values: { limit: most } })
    room.marks -= marksIn(before)
    if (room.marks < 0) throw new TooMuch({ key: 'error.tooManyMarks', values: { max: mostMarksTold } })
    const after = sanitizeOnce(before)
    if (after === before) return after
    if (round === 8) return sanitize(after, { allowedTags: [], allowedAttributes: {} })
    before = after
  }
}

/** How many marks a text has at most. */
export function marksIn(html: string): number {
  let count = 0
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) count += 1
  return count
}

function sanitizeOnce(html: string): string {
  let depth = 0
  return sanitize(html, {
    ...options,
    onOpenTag() {
      depth += 1
      if (depth > deepest) throw new TooMuch({ key: 'error.tooDeep', values: { deepest } })
    },
    onCloseTag() {
      depth -= 1
    },
  })
}

/**
 * The body with its rich text cleaned; what says nothing becomes null, as an empty field is.
 *
 * @throws {FieldErrors} For more than can be cleaned while others wait, and for what would be more once cleaned.
 */
export function withCleanHtml(body: unknown, { properties }: Entity): unknown {
  const rich = properties.filter(({ format }) => format === 'html')
  if (rich.length === 0 || !isObject(body)) return body
  const cleaned: Record<string, unknown> = { ...body }
  let together = 0
  for (const { name } of rich) {
    together += lengthOf(cleaned[name])
    if (together > mostTogether) {
      throw new FieldErrors({ [name]: [{ key: 'error.tooLongTogether', values: { max: mostTogether } }] })
    }
  }
  const room = roomForRecord()
  for (const { name, type } of rich) {
    const given = cleaned[name]
    if (type === 'localized' && isObject(given)) cleaned[name] = cleanTexts(given, name, room)
    else if (typeof given === 'string') cleaned[name] = cleanText(given, name, room)
  }
  return cleaned
}

/** Characters of a text, or of a text per language. */
const lengthOf = (value: unknown): number => {
  const texts = isObject(value) ? Object.values(value) : [value]
  return texts.reduce((sum: number, text) => sum + (typeof text === 'string' ? text.length : 0), 0)
}

/** Each language by itself. */
const cleanTexts = (texts: Readonly<Record<string, unknown>>, name: string, room: Room): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [
      language,
      typeof text === 'string' ? cleanText(text, `${name}.${language}`, room) : text,
    ]),
  )

function cleanText(given: string, field: string, room: Room): string | null {
  try {
    return orNull(cleanHtml(given, room))
  } catch (error) {
    throw error instanceof TooMuch ? new FieldErrors({ [field]: [error.reason] }) : error
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const orNull = (html: string): string | null =>
  html.includes('<hr') || /[^\s\u00a0]/.test(html.replace(/<[^>]*>|&nbsp;/g, '')) ? html : null

const options: sanitize.IOptions = {
  allowedTags: [...htmlTags],
  allowedAttributes: { '*': ['href', 'start', 'class'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 40,
  transformTags: {
    '*': (tag, given) => {
      const tagName = htmlSynonyms[tag] ?? tag
      return { tagName, attribs: allowedAttributes(tagName, given) }
    },
  },
}
