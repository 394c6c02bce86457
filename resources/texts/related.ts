/** A record as it is embedded in another: its id and the properties that the relation names. */
import type { Locale } from '#schemas/entity.ts'
import { currentLocale } from '#providers/language.ts'
import type { RecordId } from '#resources/paths.ts'
import { localizedText } from './texts.ts'

export type Related = { id: RecordId } & Readonly<Record<string, unknown>>

/** What it is called: the embedded properties, texts per language in the reader's; else its number. */
export function relatedText(related: Related, embed: readonly string[], locale = currentLocale()): string {
  const words = embed.map((name) => wordOf(related[name], locale)).filter((word) => word !== '')
  return words.length ? words.join(' ') : `#${related.id}`
}

const wordOf = (value: unknown, locale: Locale): string =>
  typeof value === 'object' ? localizedText(value, locale) : String(value ?? '')
