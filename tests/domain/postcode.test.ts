import { expect, test } from 'vitest'
import { postcodeOf } from '#domain/postcode.ts'

test.each([
  ['NL', '1017gc', '1017 GC'],
  ['NL', ' 1017  GC ', '1017 GC'],
  ['NL', 'NL-1017 GC', '1017 GC'],
  ['NL', '12 AB', undefined],
  ['NL', '0123 AB', undefined],
  ['NL', '1234 SS', undefined],
  ['DE', '01067', '01067'],
  ['DE', '1067', '01067'],
  ['DE', 'D-01067', '01067'],
  ['DE', '106', undefined],
  ['BE', 'B-1000', '1000'],
  ['FR', '06 000', '06000'],
  ['FR', '75001 Paris', undefined],
  ['GB', 'SW1A 1AA', 'SW1A 1AA'],
  ['BQ', '1017 GC', undefined],
  ['CW', '1017gc', undefined],
  ['BQ', ' Kralendijk ', 'Kralendijk'],
  [undefined, ' 12 AB ', '12 AB'],
])('in %s %s is %s', (country, typed, stored) => {
  expect(postcodeOf(country, typed)).toBe(stored)
})
