/**
 * Money: whole cents with a currency, never a float. Rules compute in `Cents`; text appears only where a person
 * reads or types an amount.
 */
import { centsOf, type DecimalSign } from '#domain/cells/number.ts'
import type { Locale } from '#schemas/entity.ts'
import { currencies, defaultCurrency, languageTags } from '#schemas/product.ts'

/** A whole number of cents. */
export type Cents = number

export type Currency = (typeof currencies)[number]

export type Money = { amount: Cents; currency: Currency }

/** An unknown currency is shown as that of the product. */
export const currencyOf = (code: unknown): Currency => currencies.find((known) => known === code) ?? defaultCurrency

const formatters = new Map<string, Intl.NumberFormat>()

/** @example formatMoney({ amount: 123456, currency: 'EUR' }, 'nl') // '€ 1.234,56' */
export function formatMoney(money: { amount: Cents; currency: string }, locale: Locale): string {
  const currency = currencyOf(money.currency)
  const key = `${locale} ${currency}`
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(languageTags[locale], { style: 'currency', currency })
  formatters.set(key, formatter)
  return formatter.format(decimalOf(money.amount))
}

/** Exact decimal notation with a point. @example decimalOf(-5) // '-0.05' */
export function decimalOf(cents: Cents): `${number}` {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`
}

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
