/** Rows of calculators from cells of spreadsheets. */
import { expect, test } from 'vitest'
import { claims, payments } from '#src/screens/calculators/calculators.ts'
import { isTable, rowsIn } from '#src/screens/calculators/paste.ts'
import { rowAtFirst } from '#src/screens/calculators/question.ts'

const words: Record<string, string> = { 'calculators.choices.type.commercial': 'Wettelijke handelsrente' }
const translate = (key: string) => words[key] ?? key
const claimsIn = (text: string) => {
  const { rows, unread } = rowsIn(text, claims, rowAtFirst(claims.fields, '2026-11-23'), translate)
  return { rows: rows.map(({ amount, interestFrom, type }) => [amount, interestFrom, type]), unread }
}

test.for([
  ['amount and day', '1.250,50\t01-02-2026', [['1.250,50', '01-02-2026', 'statutory']]],
  ['day and amount, another notation', '2026-02-01\t€ 1250.50', [['€ 1250.50', '01-02-2026', 'statutory']]],
  [
    'semicolons',
    '100;1-2-2026\n200;2-2-2026',
    [
      ['100', '01-02-2026', 'statutory'],
      ['200', '02-02-2026', 'statutory'],
    ],
  ],
  ['a number of an invoice is no amount', '20260012\t99,95\t1/2/26', [['99,95', '01-02-2026', 'statutory']]],
  ['a due day begins interest a day later', 'Vervaldatum\tSaldo\n28-2-2026\t50', [['50', '01-03-2026', 'statutory']]],
  [
    'days of invoices stand aside',
    'Factuurdatum\tVervaldatum\tBedrag\n1-1-2026\t31-1-2026\t50',
    [['50', '01-02-2026', 'statutory']],
  ],
  ['the kind in words', '50\t1-2-2026\tWettelijke handelsrente', [['50', '01-02-2026', 'commercial']]],
] as const)('%s', ([, text, rows]) => expect(claimsIn(text)).toEqual({ rows, unread: 0 }))

test('lines without a day or an amount are counted', () => {
  expect(claimsIn('Bedrag\tDatum\n100\t1-2-2026\n200\t2-2-2026\n\t1-3-2026\nTotaal\t\n')).toEqual({
    rows: [
      ['100', '01-02-2026', 'statutory'],
      ['200', '02-02-2026', 'statutory'],
    ],
    unread: 2,
  })
  expect(claimsIn('')).toEqual({ rows: [], unread: 0 })
  expect(claimsIn('no\ttable')).toEqual({ rows: [], unread: 0 })
})

test('payments, whose sign says only from where one looks', () => {
  const { rows } = rowsIn('1-2-2026\t-50,00', payments, rowAtFirst(payments.fields, '2026-11-23'), translate)
  expect(rows).toEqual([{ date: '01-02-2026', amount: '50,00', claim: '' }])
})

test('one cell is text, two are a table', () => {
  expect(isTable(' 100,00\n')).toBe(false)
  expect(isTable('100,00\t1-2-2026')).toBe(true)
})
