/** A record as it is embedded in another: its id and the properties that the relation names. */
import type { Locale } from '#schemas/entity.ts'
import { currentLocale } from '#providers/language.ts'
import type { RecordId } from '#resources/contexts/paths.ts'
import { formatDay } from './dates.ts'
import { localizedText } from './texts.ts'

export type Related = { id: RecordId } & Readonly<Record<string, unknown>>

/** Name of a related record: its embedded properties, in the reader's language; else its number. */
export function relatedText(related: Related, embed: readonly string[], locale = currentLocale()): string {
  const named = embed.length > 1 ? embed.filter((name) => !isForPrograms(name, related[name])) : embed
  const words = named.map((name) => wordOf(related[name], locale)).filter((word) => word !== '')
  return words.length ? words.join(' ') : `#${related.id}`
}

/** A colour is embedded to be seen; nobody calls a record by it. */
const colour = /^#[0-9a-f]{6}$/

/** A code like `address_research` beside a name; that of a country is for people too. */
const isForPrograms = (name: string, value: unknown): boolean =>
  name === 'code' && typeof value === 'string' && /^[a-z][a-z_]*$/.test(value)

const day = /^\d{4}-\d{2}-\d{2}$/

const wordOf = (value: unknown, locale: Locale): string => {
  const text = typeof value === 'object' ? localizedText(value, locale) : String(value ?? '')
  return colour.test(text) ? '' : day.test(text) ? formatDay(text) : text
}
