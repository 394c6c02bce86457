/** Amounts as people type them. */
import { centsOf, type DecimalSign } from '#domain/cells/number.ts'
import { currencies } from '#schemas/product.ts'
import type { Cents, Currency } from './money.ts'

/** Signs of each currency, in any language. */
const signs: Readonly<Record<string, RegExp>> = { EUR: /€/, DKK: /kr/, GBP: /£/, USD: /[$]/ }
const isWrittenIn = (text: string, currency: Currency): boolean =>
  text.includes(currency) || signs[currency]?.test(text) === true
const signsAndBlanks = new RegExp(`\\s|€|£(?:GB)?|[$]|${currencies.join('|')}|kr\\.?`, 'g')

/**
 * Parses an amount as people type it: '1.234,56', '1 234.56', '1234,5', '€ 12'. A point or comma before one or
 * two digits is the decimal sign; before three it groups thousands, except after a zero: '0,005' is not five
 * euros.
 *
 * @param currency The expected currency; absent: every currency.
 * @param sign What the sender writes before decimals; absent: it is told from the amount.
 * @returns null when it is no amount, is written in another currency, has more than two decimals or exceeds
 * exact numbers.
 */
export function centsFrom(text: string, currency?: Currency, sign?: DecimalSign): Cents | null {
  if (currency && currencies.some((other) => other !== currency && isWrittenIn(text, other))) return null
  return centsOf(text.replace(signsAndBlanks, ''), sign) ?? null
}
