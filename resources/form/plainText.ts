/** Any value of a property as one line of text. */
import { formatMoney, type Money } from '#domain/money.ts'
import type { Locale, Property } from '#schemas/entity.ts'
import { formatDay, formatMoment } from '#resources/fields/dates.ts'
import { relatedText, type Related } from '#resources/fields/related.ts'
import { decimalText, groupedIban, localizedText } from '#resources/fields/texts.ts'

/** @param word The words for a message key, empty when it has none. */
export function plainText(
  property: Property,
  value: unknown,
  locale: Locale,
  word: (key: string) => string,
  resource: string,
): string {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value)) return value.map((item) => plainText(property, item, locale, word, resource)).join(', ')
  switch (property.type) {
    case 'date':
      return formatDay(String(value))
    case 'date-time':
      return formatMoment(String(value))
    case 'money':
      return typeof value === 'object' ? formatMoney(value as Money, locale) : String(value)
    case 'percentage':
      return `${decimalText(String(value), locale)}%`
    case 'boolean':
      return word(value ? 'ra.boolean.true' : 'ra.boolean.false')
    case 'enum':
    case 'list':
      return word(`resources.${resource}.values.${property.name}.${String(value)}`) || String(value)
    case 'relation':
      return typeof value === 'object'
        ? relatedText(value as Related, property.relation?.embed ?? [])
        : `#${String(value)}`
    case 'json':
      return localizedText(value, locale)
    default:
      return property.format === 'iban' ? groupedIban(String(value)) : String(value)
  }
}
