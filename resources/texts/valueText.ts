/** Writes a value, of any type, on one line: in differences, in lists of rows, and wherever no field can stand. */
import { formatMoney, type Money } from '#domain/money/money.ts'
import type { Locale, RowColumn } from '#schemas/entity.ts'
import { plainText as withoutMarks } from '#resources/richText/plainText.ts'
import { formatDay, formatMoment } from './dates.ts'
import { decimalText, groupedDecimal, groupedIban, localizedText } from './texts.ts'

type Kind = { type: RowColumn['type']; format?: RowColumn['format'] }
type Words = {
  locale: Locale
  /** The words for a message key, empty when it has none. */
  word: (key: string) => string
  /** Key under which the values of an enum have their words. */
  values: string
}

/** @param value Value of a column of rows, or of a property that is neither a relation nor rows. */
export function valueText({ type, format }: Kind, value: unknown, words: Words): string {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value)) return value.map((item) => valueText({ type, format }, item, words)).join(', ')
  switch (type) {
    case 'date':
      return formatDay(String(value))
    case 'date-time':
      return formatMoment(String(value))
    case 'money':
      return typeof value === 'object' ? formatMoney(value as Money, words.locale) : String(value)
    case 'percentage':
      return `${decimalText(String(value), words.locale)}%`
    case 'decimal':
      return groupedDecimal(String(value), words.locale)
    case 'boolean':
      return words.word(value ? 'ra.boolean.true' : 'ra.boolean.false')
    case 'enum':
    case 'list':
      return words.word(`${words.values}.${String(value)}`) || words.word(`roles.${String(value)}`) || String(value)
    case 'localized':
      return textIn(format, localizedText(value, words.locale))
    default:
      return format === 'iban' ? groupedIban(String(value)) : textIn(format, String(value))
  }
}

const textIn = (format: Kind['format'], text: string): string => (format === 'html' ? withoutMarks(text) : text)
