import { expect, test } from 'vitest'
import { matches } from '#domain/condition.ts'
import type { Condition } from '#schemas/condition.ts'

const asOf = '2026-01-31T23:30:00Z'
const me = { id: 7, customerIds: [1, 2], team: null }
const record = {
  name: 'Winkel & Zn',
  client: { id: 2, company: 'Acme' },
  kind: 'employee',
  active: false,
  amount: { amount: 1250, currency: 'EUR' },
  rate: '9.5',
  from: '2026-02-01',
  createdAt: '2026-01-31T23:15:00Z',
  tags: ['a', 'b'],
  customers: [{ id: 5 }, { id: 6 }],
  count: 10,
  note: null,
}
const holds = (condition: Condition | boolean, asker = { me, asOf } as Parameters<typeof matches>[2]) =>
  matches(condition, record, asker)

test.each<Condition | boolean>([
  true,
  {},
  { kind: 'employee' },
  { kind: 'employee', active: false },
  { kind: { ne: 'customer' } },
  { note: { ne: 'x' } },
  { note: null },
  { note: { empty: true } },
  { name: { empty: false } },
  { missing: { empty: true } },
  { client: 2 },
  { client: { in: '$me.customerIds' } },
  { client: '$me.customerIds' },
  { client: { nin: [3, 4] } },
  { customers: 5 },
  { customers: { in: [6, 9] } },
  { tags: 'b' },
  { name: { contains: 'WINKEL' } },
  { name: { startsWith: 'winkel &' } },
  { count: { gt: 9, lte: 10 } },
  { amount: { gte: 1250 } },
  { rate: { lt: '10' } },
  { rate: { gt: 9 } },
  { from: '$today' },
  { from: { lte: '$today', gt: '$today-1d' } },
  { createdAt: { gte: '$today' } },
  { createdAt: { eq: '$today', lt: '$now' } },
  { createdAt: '2026-02-01T00:15:00+01:00' },
  { any: [{ kind: 'customer' }, { kind: 'employee' }] },
  { all: [{ kind: 'employee' }, { count: 10 }] },
  { all: [] },
  { not: { kind: 'customer' } },
])('%j holds', (condition) => expect(holds(condition)).toBe(true))

test.each<Condition | boolean>([
  false,
  { kind: 'customer' },
  { kind: 'employee', active: true },
  { note: 'x' },
  { note: { lt: 5 } },
  { note: { contains: '' } },
  { missing: 'x' },
  { client: { in: [3] } },
  { client: { ne: 2 } },
  { customers: { in: [] } },
  { tags: { nin: ['a'] } },
  { name: { contains: '%' } },
  { count: { gt: 10 } },
  { rate: { gt: '10' } },
  { from: { lt: '$today' } },
  { createdAt: { lt: '$today' } },
  { any: [] },
  { not: {} },
  { client: '$me.absent' },
  { client: { ne: '$me.absent' } },
  { client: '$me.constructor' },
])('%j does not hold', (condition) => expect(holds(condition)).toBe(false))

test('nobody is nothing: what names the asker never holds without one', () => {
  expect(holds({ client: { in: '$me.customerIds' } }, { me: null, asOf })).toBe(false)
  expect(holds({ client: { nin: '$me.customerIds' } }, { me: null, asOf })).toBe(false)
})

test('refuses words that the language does not have', () => {
  expect(() => holds({ count: { above: 3 } } as Condition)).toThrow(RangeError)
  expect(() => holds({ count: '$tomorrow' })).toThrow(RangeError)
})
