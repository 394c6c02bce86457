import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withComputed } from '#domain/computedValues.ts'
import { property } from '#schemas/property.ts'
import type { Computed } from '#schemas/computedProperty.ts'

const properties = [
  property({ name: 'price', type: 'money' }),
  property({ name: 'fee', type: 'money' }),
  property({ name: 'quantity', type: 'decimal', places: 2 }),
  property({ name: 'share', type: 'percentage' }),
  property({ name: 'count', type: 'integer' }),
  property({ name: 'first', type: 'string' }),
  property({ name: 'last', type: 'string' }),
  property({ name: 'from', type: 'date' }),
  property({ name: 'until', type: 'date' }),
  property({ name: 'amount', type: 'money' }),
  property({ name: 'number', type: 'integer' }),
  property({ name: 'ratio', type: 'decimal', places: 4 }),
  property({ name: 'name', type: 'string' }),
  property({ name: 'day', type: 'date' }),
]
const euro = (amount: number) => ({ amount, currency: 'EUR' })
const of = (name: string, computed: Computed, record: object) =>
  withComputed(record as Record<string, unknown>, { properties, computed: { [name]: computed } })[name]

test.each<[name: string, computed: Computed, record: object, result: unknown]>([
  ['amount', { multiply: ['$.quantity', '$.price'] }, { quantity: '2.5', price: euro(333) }, euro(833)],
  ['amount', { multiply: ['$.quantity', '$.price'] }, { quantity: '-2.5', price: euro(333) }, euro(-833)],
  ['amount', { multiply: ['$.quantity', '$.price'] }, { quantity: 'many', price: euro(333) }, null],
  ['amount', { multiply: ['$.quantity', '$.price'] }, { quantity: '2', price: '12,' }, null],
  ['amount', { add: ['$.price', '$.fee'] }, { price: euro(1), fee: { amount: 2, currency: 'GBP' } }, null],
  [
    'amount',
    { add: ['$.price', '$.fee'] },
    { price: { amount: 1, currency: 'GBP' }, fee: { amount: 2, currency: 'GBP' } },
    { amount: 3, currency: 'GBP' },
  ],
  ['amount', { divide: [{ multiply: ['$.price', '$.share'] }, 100] }, { price: euro(1050), share: '21' }, euro(221)],
  ['amount', { coalesce: ['$.fee', '$.price'] }, { price: euro(7), fee: null }, euro(7)],
  ['amount', { least: ['$.fee', '$.price'] }, { price: euro(7) }, euro(7)],
  ['ratio', { divide: ['$.price', '$.fee'] }, { price: euro(200), fee: euro(300) }, '0.6667'],
  ['ratio', { divide: ['$.price', '$.fee'] }, { price: euro(1), fee: euro(0) }, null],
  ['number', { divide: ['$.count', -2] }, { count: 5 }, -3],
  ['name', { join: ['$.first', '$.last'] }, { first: 'Jan', last: '' }, 'Jan'],
  ['day', { addDays: ['$.from', 14] }, { from: '2026-02-20' }, '2026-03-06'],
  ['number', { daysBetween: ['$.from', '$.until'] }, { from: '2026-02-20', until: '2026-03-06' }, 14],
  ['number', { if: { count: { gt: 3 } }, take: 1, else: 2 }, { count: 4 }, 1],
  ['number', { if: { count: { gt: 3 } }, take: 1, else: 2 }, { count: null }, 2],
])('%s of %j with %j is %j', (name, computed, record, result) => expect(of(name, computed, record)).toEqual(result))

test('what is told of rows counts those that meet its condition, in the currency of the product', () => {
  const values = [
    { price: euro(100), count: 1 },
    { price: { amount: 5, currency: 'GBP' }, count: 2 },
    { price: 'not yet', count: 3 },
    { price: euro(50), count: 3 },
  ]
  const rows = { lines: { properties, values } }
  const told = (name: string, computed: Computed) =>
    withComputed({}, { properties, computed: { [name]: computed }, rows })[name]
  expect(told('amount', { sum: 'lines.price' })).toEqual(euro(150))
  expect(told('amount', { sum: 'lines.price', where: { count: 3 } })).toEqual(euro(50))
  expect(told('number', { count: 'lines' })).toBe(4)
  expect(told('number', { max: 'lines.count' })).toBe(3)
  expect(told('number', { min: 'lines.count' })).toBe(1)
  expect(withComputed({}, { properties, computed: { amount: { sum: 'lines.price' } } }).amount).toEqual(euro(0))
})

test('what was counted is read by the expressions beside it', () => {
  const computed = { fee: { sum: 'lines.price' }, amount: { multiply: ['$.fee', 2] } }
  const rows = { lines: { properties, values: [{ price: euro(3) }] } }
  expect(withComputed({}, { properties, computed, rows }).amount).toEqual(euro(6))
})

test('sums are exact, however many digits', () => {
  const cents = fc.array(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), { maxLength: 20 })
  fc.assert(
    fc.property(cents, (list) => {
      const rows = { lines: { properties, values: list.map((amount) => ({ price: euro(amount) })) } }
      const { amount } = withComputed({}, { properties, computed: { amount: { sum: 'lines.price' } }, rows })
      expect(amount).toEqual(euro(list.reduce((sum, one) => sum + one, 0)))
    }),
  )
})
