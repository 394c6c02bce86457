/** Reads what people type in a field of a calculator. */
import { decimalOf } from '#domain/money/money.ts'
import { centsFrom } from '#domain/money/typedAmount.ts'
import { decimalText } from '#resources/texts/texts.ts'
import { formatDay, parseDay } from '#resources/texts/dates.ts'
import type { Locale } from '#schemas/entity.ts'
import { defaultCurrency } from '#schemas/product.ts'
import type { Field } from './calculators.ts'

/** `error`: key of a text. */
export type Value = { value: unknown } | { error: string }

/** @param claims Rows of claims that are asked, so that a payment may name one by its number on screen. */
export function valueOf({ kind, isNumber, mayBeZero }: Field, typed: string, claims: readonly number[]): Value {
  switch (kind) {
    case 'money': {
      const cents = centsFrom(typed, defaultCurrency)
      if (cents === 0 && !mayBeZero) return { error: 'calculators.zero' }
      if (cents !== null && cents >= 0) return { value: cents }
      return { error: centsFrom(typed) !== null && cents === null ? 'tools.inEuros' : 'tools.noAmount' }
    }
    case 'day':
      return orError(parseDay(typed), 'filter.noDay')
    case 'rate':
      return orError(rateFrom(typed), 'calculators.noRate')
    case 'count':
      return orError(/^\d{1,4}$/.test(typed) ? Number(typed) : null, 'calculators.noCount')
    case 'claim': {
      const place = claims.indexOf(Number(typed) - 1)
      return place < 0 ? { error: 'calculators.noClaim' } : { value: place }
    }
    case 'yes':
      return { value: typed === 'true' }
    case 'choice':
      return { value: isNumber ? Number(typed) : typed }
  }
}

/** @returns The text as the field writes it once one leaves it; what cannot be read stays. */
export function neat({ kind }: Field, typed: string, locale: Locale): string {
  const text = typed.trim()
  if (kind === 'money') {
    const cents = centsFrom(text, defaultCurrency)
    return cents === null ? text : decimalText(decimalOf(cents), locale)
  }
  if (kind === 'day') return formatDay(parseDay(text) ?? text)
  if (kind === 'rate') return decimalText(rateFrom(text) ?? text, locale)
  return text
}

const orError = (value: string | number | null, error: string): Value => (value === null ? { error } : { value })

/** @example rateFrom('4,25 %') // '4.25' */
function rateFrom(typed: string): string | null {
  const [, whole = '', places = ''] = /^(\d{1,3})(?:[.,](\d{1,4}))?\s*%?$/.exec(typed) ?? []
  if (whole === '') return null
  return `${Number(whole)}${places === '' ? '' : `.${places}`}`
}
