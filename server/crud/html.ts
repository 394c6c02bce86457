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
 * @returns Rich text of allowed tags and attributes only; cleaning it again changes nothing.
 * @throws {TooMuch} For what is too long, before or after, or nested too deeply.
 */
export function cleanHtml(html: string): string {
  // Taking a tag away can join what stood on its two sides, so until nothing changes.
  for (let before = html, round = 0; ; round++) {
    if (before.length > most) throw new TooMuch({ key: 'validation.maxLength', values: { limit: most } })
    const after = sanitizeOnce(before)
    if (after === before) return after
    if (round === 8) return sanitize(after, { allowedTags: [], allowedAttributes: {} })
    before = after
  }
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
  for (const { name, type } of rich) {
    const given = cleaned[name]
    if (type === 'localized' && isObject(given)) cleaned[name] = cleanTexts(given, name)
    else if (typeof given === 'string') cleaned[name] = cleanText(given, name)
  }
  return cleaned
}

/** Characters of a text, or of a text per language. */
const lengthOf = (value: unknown): number => {
  const texts = isObject(value) ? Object.values(value) : [value]
  return texts.reduce((sum: number, text) => sum + (typeof text === 'string' ? text.length : 0), 0)
}

/** Each language by itself. */
const cleanTexts = (texts: Readonly<Record<string, unknown>>, name: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [
      language,
      typeof text === 'string' ? cleanText(text, `${name}.${language}`) : text,
    ]),
  )

function cleanText(given: string, field: string): string | null {
  try {
    return orNull(cleanHtml(given))
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
