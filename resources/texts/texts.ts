/** Values as text: grouped IBANs, percentages, localised texts. */
import type { Locale } from '#schemas/entity.ts'
import { defaultLocale } from '#schemas/product.ts'

/** @example groupedIban('NL69TEST0000000001') // 'NL69 TEST 0000 0000 01' */
export const groupedIban = (iban: string): string =>
  /^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) ? iban.replace(/(.{4})(?=.)/g, '$1 ') : iban

/** A decimal string with the decimal sign of the language. @example decimalText('12.5', 'nl') // '12,5' */
export const decimalText = (decimal: string, locale: Locale): string =>
  locale === 'en' ? decimal : decimal.replace('.', ',')

/** The same to be read, in groups of three as amounts are; no digit is lost. @example groupedDecimal('36438.75', 'nl') // '36.438,75' */
export function groupedDecimal(decimal: string, locale: Locale): string {
  const [whole = '', part] = decimalText(decimal, locale).split(/[.,]/)
  const [sign] = (10_000).toLocaleString(locale).slice(2)
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, sign ?? '')
  return part === undefined ? grouped : `${grouped}${locale === 'en' ? '.' : ','}${part}`
}

/** @returns At most `limit` characters, and an ellipsis where something was cut off; no character is split. */
export function truncate(text: string, limit = 50): string {
  if (text.length <= limit) return text
  const characters = [...text]
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('').trimEnd()}…`
}

/** Passes only addresses that a browser opens as a page; anything else is no link. */
export const safeUrl = (url: string): string | undefined => {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.href : undefined
}

/** The text of a language, or of the default one; other objects as JSON. */
export function localizedText(value: unknown, locale: Locale): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null)
    return value === null || value === undefined ? '' : JSON.stringify(value)
  const texts = value as Partial<Record<string, unknown>>
  const text = texts[locale] || texts[defaultLocale]
  return typeof text === 'string' ? text : JSON.stringify(value)
}
