/** Decimals to be read: grouped as the amounts beside them, with every digit that is stored. */
import { expect, test } from 'vitest'
import { sumText } from '#resources/texts/sumText.ts'
import { groupedDecimal } from '#resources/texts/texts.ts'

test.each([
  ['36438.75', 'nl', '36.438,75'],
  ['36438.75', 'en', '36,438.75'],
  ['36438.75', 'fr', '36\u202f438,75'],
  ['-1234567890123.123456', 'nl', '-1.234.567.890.123,123456'],
  ['999', 'nl', '999'],
  ['-100.5', 'en', '-100.5'],
] as const)('%s in %s is %s', (decimal, locale, text) => {
  expect(groupedDecimal(decimal, locale)).toBe(text)
  expect(sumText(decimal, locale)).toBe(text)
})
