/** A record as it is embedded in another: its id and the properties that the relation names. */
import type { Locale } from '#schemas/entity.ts'
import { currentLocale } from '#providers/language.ts'
import type { RecordId } from '#resources/contexts/paths.ts'
import { localizedText } from './texts.ts'

export type Related = { id: RecordId } & Readonly<Record<string, unknown>>

/** Name of a related record: its embedded properties, in the reader's language; else its number. */
export function relatedText(related: Related, embed: readonly string[], locale = currentLocale()): string {
  const words = embed.map((name) => wordOf(related[name], locale)).filter((word) => word !== '')
  return words.length ? words.join(' ') : `#${related.id}`
}

/** A colour is embedded to be seen; nobody calls a record by it. */
const colour = /^#[0-9a-f]{6}$/

const wordOf = (value: unknown, locale: Locale): string => {
  const text = typeof value === 'object' ? localizedText(value, locale) : String(value ?? '')
  return colour.test(text) ? '' : text
}
