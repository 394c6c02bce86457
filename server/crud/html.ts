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
  const names = properties.filter(({ format }) => format === 'html').map(({ name }) => name)
  if (names.length === 0 || typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const cleaned: Record<string, unknown> = { ...body }
  for (const name of names) {
    const given = cleaned[name]
    if (typeof given !== 'string') continue
    if (given.length > most)
      throw new FieldErrors({ [name]: [{ key: 'validation.maxLength', values: { limit: most } }] })
    cleaned[name] = orNull(cleanHtml(given))
  }
  return cleaned
}

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
