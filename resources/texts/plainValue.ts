/** Writes the value of a property, of any type, as one line of text. */
import type { Locale, Property } from '#schemas/entity.ts'
import { relatedText, type Related } from './relatedText.ts'
import { rowsText, type RowValues } from './rowsText.ts'
import { localizedText } from './texts.ts'
import { valueText } from './valueText.ts'

/** @param word The words for a message key, empty when it has none. */
export function plainText(
  property: Property,
  value: unknown,
  locale: Locale,
  word: (key: string) => string,
  resource: string,
): string {
  if (value === null || value === undefined || value === '') return ''
  const { name: source, type, format } = property
  if (type === 'rows') return rowsOf(value, { columns: property.columns ?? [], source, resource, locale, word })
  if (Array.isArray(value)) return value.map((item) => plainText(property, item, locale, word, resource)).join(', ')
  if (type === 'localized')
    return languagesOf(value, (text) => valueText({ type: 'string', format }, text, { locale, word, values: '' }), word)
  if (type === 'json') return localizedText(value, locale)
  if (type === 'relation')
    return typeof value === 'object'
      ? relatedText(value as Related, property.relation?.embed ?? [])
      : `#${String(value)}`
  return valueText({ type, format }, value, { locale, word, values: `resources.${resource}.values.${source}` })
}

/** Every language, since two values may differ in one that the reader does not read. */
function languagesOf(value: unknown, textOf: (text: unknown) => string, word: (key: string) => string): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .filter(([, text]) => text)
    .map(([language, text]) => `${word(`form.languages.${language}`) || language}: ${textOf(text)}`)
    .sort()
    .join(' · ')
}

/** Text of rows. A typed value may be no list. */
const rowsOf = (value: unknown, setting: Parameters<typeof rowsText>[1]): string =>
  Array.isArray(value) ? rowsText(value as RowValues[], setting) : String(value)
