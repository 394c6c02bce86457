import { expect, test } from 'vitest'
import { asColumns, lackOf } from '#src/screens/import/columns.ts'
import type { Target } from '#src/screens/import/imports.ts'

const target = (to: string, more: Partial<Target> = {}): Target => ({
  to,
  title: to,
  isRequired: false,
  isKey: false,
  ...more,
})
const targets = [
  target('code', { isKey: true, isRequired: true }),
  target('name', { isRequired: true }),
  target('name.nl'),
  target('price'),
  target('price.currency'),
]

test('says what new records need and no column has, and what finds a record', () => {
  const lack = lackOf([null, 'price'], targets)
  expect(lack.missing.map(({ to }) => to)).toEqual(['code', 'name'])
  expect(lack.withoutKey.map(({ to }) => to)).toEqual(['code'])
  expect([lack.twice.size, lack.isEmpty]).toEqual([0, false])
  expect(lackOf([null, null], targets).isEmpty).toBe(true)
})

test('a column for one language is a column for the text', () => {
  expect(lackOf(['code', 'name.nl'], targets).missing).toEqual([])
})

test('of two columns that become the same the second is marked; those that are not read are not', () => {
  expect(lackOf(['code', 'name', 'name', null, null], targets).twice).toEqual(new Set([2]))
})

test('only columns that become something are sent', () => {
  const columns = ['A', 'B', 'C'].map((header) => ({ header, samples: [], to: null }))
  expect(asColumns(columns, ['code', null, 'name'])).toEqual([
    { header: 'A', to: 'code' },
    { header: 'C', to: 'name' },
  ])
})
