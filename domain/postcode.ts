/** Post codes in the notation of their country. A country that is not listed here takes any text. */
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

/**
 * Spreadsheets take noughts in front for nothing: where one is missing it is put back (Dresden is 01067).
 *
 * @param country Code of ISO 3166-1; undefined: not known.
 * @returns The stored notation; undefined: no post code of that country.
 * @example postcodeOf('NL', '1017gc') // '1017 GC'
 */
export function postcodeOf(country: string | undefined, typed: string): string | undefined {
  const text = typed.trim()
  if (country === 'NL') {
    const dutch = normalise('nl-postcode', text.replace(/^NL[\s-]+/i, ''))
    return isNlPostcode(dutch) ? dutch : undefined
  }
  const length = digits[country ?? '']
  if (length === undefined) return text
  // 'D-01067' and 'B-1000' have the sign of a car in front.
  const plain = text.replace(/^[A-Z]{1,3}[\s-]+/i, '').replace(/\s/g, '')
  return new RegExp(`^\\d{${length - 1},${length}}$`).test(plain) ? plain.padStart(length, '0') : undefined
}
