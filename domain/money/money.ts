/**
 * Money: whole cents with a currency, never a float. Rules compute in `Cents`; text appears only where a person
 * reads or types an amount.
 */
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

/** Digits alone, or grouped in threes by one separator with the other before the decimals. */
const written = [
  /^(-?)([0-9]+)(?:[.,]([0-9]{1,2}))?$/,
  /^(-?)([1-9][0-9]{0,2}(?:\.[0-9]{3})+)(?:,([0-9]{1,2}))?$/,
  /^(-?)([1-9][0-9]{0,2}(?:,[0-9]{3})+)(?:\.([0-9]{1,2}))?$/,
]

/**
 * Parses an amount as people type it: '1.234,56', '1 234.56', '1234,5', '€ 12'. A point or comma before one or
 * two digits is the decimal sign; before three it groups thousands, except after a zero: '0,005' is not five
 * euros.
 *
 * @param currency The expected currency; absent: every currency.
 * @returns null when it is no amount, is written in another currency, has more than two decimals or exceeds
 * exact numbers.
 */
export function centsFrom(text: string, currency?: Currency): Cents | null {
  if (currency && currencies.some((other) => other !== currency && isWrittenIn(text, other))) return null
  const plain = text.replace(signsAndBlanks, '').replace('−', '-')
  const match = written.map((pattern) => pattern.exec(plain)).find((found) => found !== null)
  if (!match) return null
  const [, sign, whole = '', decimals = ''] = match
  const cents = Number(whole.replace(/[.,]/g, '') + decimals.padEnd(2, '0'))
  if (!Number.isSafeInteger(cents)) return null
  return sign && cents > 0 ? -cents : cents
}
