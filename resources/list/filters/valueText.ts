/** A value of a filter as it is typed and read, by what its property holds. */
import { centsFrom, decimalOf } from '#domain/money/money.ts'
import type { Locale, Property } from '#schemas/entity.ts'
import { formatDay, formatMoment, parseDay } from '#resources/texts/dates.ts'
import { decimalText } from '#resources/texts/texts.ts'
import type { FilterValue } from './kinds.ts'

/** @returns Text that `readText` reads back, but for moments of addresses, which are shown as such. */
export function valueText({ type }: Property, value: FilterValue, locale: Locale): string {
  const text = String(value)
  switch (type) {
    case 'money':
      return decimalText(decimalOf(Number(value)), locale)
    case 'percentage':
      return decimalText(text, locale)
    case 'date':
      return formatDay(text)
    case 'date-time':
      return text.includes('T') ? formatMoment(text) : formatDay(text)
    default:
      return text
  }
}

/** @returns undefined when what was typed is no such value. */
export function readText({ type }: Property, typed: string): FilterValue | undefined {
  const text = typed.trim()
  switch (type) {
    case 'money':
      return centsFrom(text) ?? undefined
    case 'integer':
      return /^-?\d{1,15}$/.test(text) ? Number(text) : undefined
    case 'percentage': {
      const decimal = text.replace('%', '').trim().replace(',', '.')
      return /^-?\d{1,9}(\.\d{1,4})?$/.test(decimal) ? decimal : undefined
    }
    case 'date':
    case 'date-time':
      return parseDay(text) ?? undefined
    default:
      return text === '' ? undefined : text
  }
}

/** Key of the words that say what is wrong. */
export function mistakeOf({ type }: Property): string {
  if (type === 'date' || type === 'date-time') return 'filter.noDay'
  if (type === 'money') return 'form.amount'
  return type === 'integer' || type === 'percentage' ? 'filter.noNumber' : 'filter.noText'
}
