/** Post codes in the notation of their country. A country that is not listed here takes any text, or any but a Dutch code. */
import { isNlPostcode } from '#schemas/formats/nlPostcode.ts'
import { normalise } from './normalise.ts'

/** Digits of a code, in countries where it is digits alone. */
const digits: Readonly<Record<string, number>> = {
  BE: 4,
  LU: 4,
  AT: 4,
  CH: 4,
  DK: 4,
  DE: 5,
  FR: 5,
  ES: 5,
  IT: 5,
  FI: 5,
}
/** Countries of the Kingdom that have no post codes: a Dutch one says that the Netherlands were meant. */
const withoutCodes: readonly string[] = ['AW', 'BQ', 'CW', 'SX']

/** @param country Code of ISO 3166-1. */
export const hasNoPostcodes = (country: string | undefined): boolean =>
  country !== undefined && withoutCodes.includes(country)

/**
 * Spreadsheets take noughts in front for nothing: where one is missing it is put back (Dresden is 01067).
 *
 * @param country Code of ISO 3166-1; undefined: not known.
 * @returns The stored notation; undefined: no post code of that country.
 * @example postcodeOf('NL', '1017gc') // '1017 GC'
 */
export function postcodeOf(country: string | undefined, typed: string): string | undefined {
  const text = typed.trim()
  const dutch = normalise('nl-postcode', text.replace(/^NL[\s-]+/i, ''))
  if (country === 'NL') return isNlPostcode(dutch) ? dutch : undefined
  if (hasNoPostcodes(country)) return isNlPostcode(dutch) ? undefined : text
  const length = digits[country ?? '']
  if (length === undefined) return text
  // 'D-01067' and 'B-1000' have the sign of a car in front.
  const plain = text.replace(/^[A-Z]{1,3}[\s-]+/i, '').replace(/\s/g, '')
  return new RegExp(`^\\d{${length - 1},${length}}$`).test(plain) ? plain.padStart(length, '0') : undefined
}
