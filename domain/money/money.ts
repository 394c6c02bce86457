/**
 * Money: whole cents with a currency, never a float. Rules compute in `Cents`; text appears only where a person
 * reads an amount, or types one (`typedAmount.ts`).
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
