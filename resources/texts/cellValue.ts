/** The value of a cell as it is typed, and back. */
import { typedDecimal } from '#domain/cells/number.ts'
import { currencyOf, decimalOf, type Money } from '#domain/money/money.ts'
import { centsFrom } from '#domain/money/typedAmount.ts'
import { normalise } from '#domain/normalise.ts'
import { isObject } from '#providers/callErrors.ts'
import { formatDay, parseDay } from './dates.ts'
import { decimalText } from './texts.ts'
import type { Locale, Property } from '#schemas/entity.ts'

/** @returns '' for no value. Texts per language are shown in that of the reader alone. */
export function cellText({ type }: Property, value: unknown, locale: Locale): string {
  if (value === null || value === undefined) return ''
  switch (type) {
    case 'money':
      return isObject(value) ? decimalText(decimalOf(Number(value.amount)), locale) : ''
    case 'percentage':
    case 'decimal':
      return decimalText(String(value), locale)
    case 'date':
      return formatDay(String(value))
    case 'localized':
      return isObject(value) && typeof value[locale] === 'string' ? value[locale] : ''
    default:
      return String(value)
  }
}

/**
 * @param before The value until now: money keeps its currency, other languages their texts.
 * @returns null for an empty cell. What is no such value comes back as it was typed, for the server to refuse.
 */
export function cellValue({ type, format }: Property, typed: string, before: unknown, locale: Locale): unknown {
  const text = typed.trim()
  if (type === 'localized') return withText(before, locale, text)
  if (text === '') return null
  switch (type) {
    case 'integer':
      return /^-?\d{1,15}$/.test(text) ? Number(text) : text
    case 'boolean':
      return text === 'true'
    case 'money':
      return moneyFrom(text, before) ?? text
    case 'percentage':
    case 'decimal':
      return typedDecimal(text)
    case 'date':
      return parseDay(text) ?? text
    default:
      return normalise(format, text)
  }
}

/** @returns Key of the words for what the server could only call of the wrong type; undefined: the server says. */
export function cellMistake({ type }: Property, value: unknown): string | undefined {
  if (type !== 'money' || typeof value !== 'string') return undefined
  return centsFrom(value) === null ? 'form.amount' : 'form.otherCurrency'
}

function moneyFrom(text: string, before: unknown): Money | undefined {
  const currency = currencyOf(isObject(before) ? before.currency : undefined)
  const amount = centsFrom(text, currency)
  return amount === null ? undefined : { amount, currency }
}

/** Writes a text in a language; without any text left the value is null. */
function withText(before: unknown, locale: Locale, text: string): unknown {
  const { [locale]: _, ...others } = isObject(before) ? before : {}
  const texts = text === '' ? others : { ...others, [locale]: text }
  return Object.keys(texts).length > 0 ? texts : null
}
