/** Formats and parses a value of a filter by the type of its property. */
import { typedDecimal } from '#domain/cells/number.ts'
import { decimalOf } from '#domain/money/money.ts'
import { centsFrom } from '#domain/money/typedAmount.ts'
import { normalise } from '#domain/normalise.ts'
import type { Locale, Property } from '#schemas/entity.ts'
import { formatDay, formatMoment, parseDay } from '#resources/texts/dates.ts'
import { decimalText } from '#resources/texts/texts.ts'
import type { FilterValue } from './kinds.ts'

/** @returns Text that `readText` parses, except for moments in addresses, which are shown unchanged. */
export function valueText({ type }: Property, value: FilterValue, locale: Locale): string {
  const text = String(value)
  switch (type) {
    case 'money':
      return decimalText(decimalOf(Number(value)), locale)
    case 'percentage':
    case 'decimal':
      return decimalText(text, locale)
    case 'date':
      return formatDay(text)
    case 'date-time':
      return text.includes('T') ? formatMoment(text) : formatDay(text)
    default:
      return text
  }
}

/** @returns undefined if the text is not such a value; numbers with a notation ('06-12…') in the stored one. */
export function readText({ type, format }: Property, typed: string): FilterValue | undefined {
  const text = typed.trim()
  switch (type) {
    case 'money':
      return centsFrom(text) ?? undefined
    case 'integer':
      return /^-?\d{1,15}$/.test(text) ? Number(text) : undefined
    case 'percentage':
    case 'decimal': {
      const decimal = typedDecimal(text)
      return /^-?\d{1,12}(\.\d{1,6})?$/.test(decimal) ? decimal : undefined
    }
    case 'date':
    case 'date-time':
      return parseDay(text) ?? undefined
    default:
      return text === '' ? undefined : format === 'uri' ? text : normalise(format, text)
  }
}

/** Text key of the error. */
export function mistakeOf({ type }: Property): string {
  if (type === 'date' || type === 'date-time') return 'filter.noDay'
  if (type === 'money') return 'form.amount'
  return type === 'integer' || type === 'percentage' || type === 'decimal' ? 'filter.noNumber' : 'filter.noText'
}
