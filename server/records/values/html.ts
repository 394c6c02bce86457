/** Cleans rich text before validation, so that limits apply to what is stored. */
import sanitize from 'sanitize-html'
import type { Entity } from '#schemas/entity.ts'
import { allowedAttributes, htmlSynonyms, htmlTags } from '#schemas/html.ts'
import { AppError, FieldErrors, type Text } from '#server/errors.ts'

/** Maximum characters of a text before and after cleaning: cleaning blocks the event loop. */
const most = 100_000
/** The same for all texts of one record, in all languages. */
const mostTogether = 200_000

/**
 * Maximum marks (tags and the like) read per record, counted again for each round of cleaning (most texts need
 * two). The cost of cleaning depends on them, and it blocks the event loop.
 */
const mostMarks = 20_000
/** The limit of marks that error messages name. */
export const mostMarksTold = mostMarks / 2

/** The remaining budget for the texts of one record. */
export type Room = { marks: number }
export const roomForRecord = (): Room => ({ marks: mostMarks })
/** For texts from the database, which were cleaned before. */
export const roomForStored = (): Room => ({ marks: Infinity })

/**
 * Maximum nesting of elements, allowed or not. The parser searches all open elements at every tag, so without a
 * limit the time grows with the square of the length: seconds for `</li><ul>` ten thousand times.
 */
const deepest = 250

/** Refuses a text whose cleaning would block the event loop. */
class TooMuch extends AppError {
  readonly reason: Text

  constructor(reason: Text) {
    super(400, { error: reason })
    this.reason = reason
  }
}

/**
 * @param room Budget shared by all texts of a record.
 * @returns Rich text with allowed tags and attributes only; cleaning it again changes nothing.
 * @throws {TooMuch} For a text that is too long before or after cleaning, nested too deeply, or has too many
 * marks.
 */
export function cleanHtml(html: string, room = roomForRecord()): string {
  // Removing a tag can join the text on both sides into a new one, so it repeats until nothing changes.
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

/** Upper bound of the number of marks in a text. */
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
 * Returns the body with its rich text cleaned; a text without content becomes null, like an empty field.
 *
 * @throws {FieldErrors} For texts beyond the limits, before or after cleaning.
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

/** Characters of a text, or of all languages of a text. */
const lengthOf = (value: unknown): number => {
  const texts = isObject(value) ? Object.values(value) : [value]
  return texts.reduce((sum: number, text) => sum + (typeof text === 'string' ? text.length : 0), 0)
}

/** Cleans each language separately. */
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
  html.includes('<hr') || /[^\s\u00a0]/.test(html.replace(/<[^<>]*>|&nbsp;/g, '')) ? html : null

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
