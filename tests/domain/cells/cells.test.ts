/** Cells of files in the notations that people use. */
import { expect, test } from 'vitest'
import { dayFrom, momentFrom } from '#domain/cells/day.ts'
import { centsOf, decimalFrom, typedDecimal, wholeFrom } from '#domain/cells/number.ts'
import { partsOf, plainWord, yesNoFrom } from '#domain/cells/words.ts'

test.each([
  ['1.234,56', 2, '1234.56'],
  ['1,234.56', 2, '1234.56'],
  ['1 234,5', 2, '1234.5'],
  ["1'234.50", 2, '1234.50'],
  ['12,5', 2, '12.5'],
  ['12.5', 2, '12.5'],
  [',5', 2, '0.5'],
  ['1.234', 2, '1234'],
  ['1,234', 2, '1234'],
  ['1,234', 3, '1.234'],
  ['0,125', 2, '0.125'],
  ['1.234.567', 2, '1234567'],
  ['1.234.567,8', 2, '1234567.8'],
  ['-5', 2, '-5'],
  ['−5,25', 2, '-5.25'],
  ['5-', 2, '-5'],
  ['007', 2, '7'],
  [0.1 + 0.2, 2, '0.3'],
  [1234.5, 2, '1234.5'],
  ['1.23.45', 2, undefined],
  ['12a', 2, undefined],
  ['', 2, undefined],
  ['1e5', 2, undefined],
  [Infinity, 2, undefined],
])('%s is, with %i places, %s', (cell, places, expected) => {
  expect(decimalFrom(cell, places)).toBe(expected)
})

test.each([
  ['10.000', 'auto', 1_000_000],
  ['1.250', 'auto', 125_000],
  ['2,500', 'auto', 250_000],
  ['1.255', 'auto', 125_500],
  ['1234.5600', 'auto', 123_456],
  ['1234.560', 'auto', 123_456],
  ['50,-', 'auto', 5_000],
  ['1.250,--', 'auto', 125_000],
  ["1'250.00", 'auto', 125_000],
  ['(1.250,00)', 'auto', -125_000],
  ['–100,00', 'auto', -10_000],
  ['−100,00', 'auto', -10_000],
  ['1\u202F234,56', 'auto', 123_456],
  ['1\u00A0234,56', 'comma', 123_456],
  ['1.250,00-', 'auto', -125_000],
  ['0,005', 'auto', undefined],
  ['10.000', 'comma', 1_000_000],
  ['1.250', 'comma', 125_000],
  ['1.234,56', 'comma', 123_456],
  ['99,95', 'comma', 9_995],
  ['12,500', 'comma', 1_250],
  ['1,234', 'comma', undefined],
  ['1234.56', 'comma', undefined],
  ['50.00', 'comma', undefined],
  ['1.2345,00', 'comma', undefined],
  ['1,234,56', 'comma', undefined],
  ['50,00', 'point', undefined],
  ['1,234.56', 'point', 123_456],
  ['10,000', 'point', 1_000_000],
  [1.005, 'auto', 101],
  [1.255, 'auto', 126],
  [2.675, 'auto', 268],
  [-1.005, 'auto', -101],
  [0.1 + 0.2, 'comma', 30],
  [1250, 'comma', 125_000],
] as const)('%s, where cents stand behind a sign that is %s, is %s cents', (cell, sign, cents) => {
  expect(centsOf(cell, sign)).toBe(cents)
})

test.each([
  ['1.234', 1234],
  ['12,0', 12],
  [7, 7],
  ['12,5', undefined],
  ['99999999999999999999', undefined],
])('%s is the whole number %s', (cell, expected) => {
  expect(wholeFrom(cell)).toBe(expected)
})

test.each([
  ['2026-01-31', '2026-01-31'],
  ['31-01-2026', '2026-01-31'],
  ['31/1/26', '2026-01-31'],
  ['1.2.1969', '1969-02-01'],
  ['1/2/69', '2069-02-01'],
  ['1/2/70', '1970-02-01'],
  [46053, '2026-01-31'],
  ['46053', '2026-01-31'],
  [46053.75, '2026-01-31'],
  [46052.999995, '2026-01-31'],
  ['2026-01-31T00:00:00', '2026-01-31'],
  ['2026-01-31T13:45:07', '2026-01-31'],
  ['31-01-2026 13:45', '2026-01-31'],
  ['31-01-2026 25:45', undefined],
  ['29-02-2024', '2024-02-29'],
  ['29-02-2023', undefined],
  ['31-01-1850', '1850-01-31'],
  ['0050-01-31', undefined],
  ['1/31/2026', undefined],
  ['31 januari', undefined],
  ['12345678', undefined],
])('%s is the day %s', (cell, expected) => {
  expect(dayFrom(cell)).toBe(expected)
})

test('the month comes first where the sender writes it first', () => {
  expect(dayFrom('1/31/2026', 'mdy')).toBe('2026-01-31')
  expect(dayFrom('31/1/2026', 'mdy')).toBeUndefined()
  expect(dayFrom('2026-01-31', 'mdy')).toBe('2026-01-31')
})

test.each([
  ['31-01-2026 13:30', '2026-01-31T12:30:00.000Z'],
  ['2026-07-31T13:30:15', '2026-07-31T11:30:15.000Z'],
  ['2026-07-31T13:30:15Z', '2026-07-31T13:30:15.000Z'],
  ['2026-07-31', '2026-07-30T22:00:00.000Z'],
  [46053.5, '2026-01-31T11:00:00.000Z'],
  ['31-01-2026 25:00', undefined],
])('%s is the moment %s', (cell, expected) => {
  expect(momentFrom(cell)).toBe(expected)
})

test('yes and no in three languages, and neither', () => {
  expect(['Ja', 'YES', 'oui', 'waar', '1', 'x', true].map(yesNoFrom)).toEqual(Array(7).fill(true))
  expect(['nee', 'No', 'non', 'faux', 0, false].map(yesNoFrom)).toEqual(Array(6).fill(false))
  expect(yesNoFrom('misschien')).toBeUndefined()
})

test('words are compared without accents and punctuation, lists split', () => {
  expect(plainWord('  E-mail-adrès ')).toBe('emailadres')
  expect(partsOf('a, b;c\n\nd,')).toEqual(['a', 'b', 'c', 'd'])
})

test.each([
  ['1.234,5', '1234.5'],
  ['1.234.567', '1234567'],
  ['12,', '12'],
  [' 12,5 %', '12.5'],
  ['0.125', '0.125'],
  ['12.3.4', '12.3.4'],
  ['veel', 'veel'],
])('a number that is typed as %s is %s', (typed, stored) => expect(typedDecimal(typed)).toBe(stored))
