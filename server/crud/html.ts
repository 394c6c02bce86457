/** Rich text is cleaned before anything else looks at it, so that limits count what is stored. */
import sanitize from 'sanitize-html'
import type { Entity } from '#schemas/entity.ts'
import { allowedAttributes, htmlSynonyms, htmlTags } from '#schemas/html.ts'
import { FieldErrors } from '#server/errors.ts'

/** Characters that are cleaned at all: the time it takes grows with their square, and all others wait for it. */
const most = 100_000

/** @returns Rich text of allowed tags and attributes only; cleaning it again changes nothing. */
export function cleanHtml(html: string): string {
  // Taking a tag away can join what stood on its two sides, so until nothing changes.
  for (let before = html, round = 0; ; round++) {
    const after = sanitize(before, options)
    if (after === before) return after
    if (round === 8) return sanitize(after, { allowedTags: [], allowedAttributes: {} })
    before = after
  }
}

/**
 * The body with its rich text cleaned; what says nothing becomes null, as an empty field is.
 *
 * @throws {FieldErrors} For more than can be cleaned while others wait.
 */
export function withCleanHtml(body: unknown, { properties }: Entity): unknown {
  const rich = properties.filter(({ format }) => format === 'html')
  if (rich.length === 0 || !isObject(body)) return body
  const cleaned: Record<string, unknown> = { ...body }
  for (const { name, type } of rich) {
    const given = cleaned[name]
    if (type === 'localized' && isObject(given)) cleaned[name] = cleanTexts(given, name)
    else if (typeof given === 'string') cleaned[name] = cleanText(given, name)
  }
  return cleaned
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
  if (given.length > most)
    throw new FieldErrors({ [field]: [{ key: 'validation.maxLength', values: { limit: most } }] })
  return orNull(cleanHtml(given))
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
