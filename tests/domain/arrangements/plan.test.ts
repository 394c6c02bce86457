/** The terms of an arrangement: vectors of the trade, and what holds for all of them. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planOf, type PlanWish } from '#domain/arrangements/plan.ts'

const termsOf = (wish: PlanWish) => {
  const plan = planOf(wish)
  return 'terms' in plan ? plan.terms : plan
}
const monthly = { frequency: 'monthly', start: '2026-01-31' } as const

test.each([
  { wish: { total: 1_000_00, terms: 12 }, amounts: [...Array<number>(11).fill(83_33), 83_37] },
  { wish: { total: 1_162_34, terms: 6 }, amounts: [...Array<number>(5).fill(193_72), 193_74] },
  { wish: { total: 1_050_00, amount: 100_00 }, amounts: [...Array<number>(10).fill(100_00), 50_00] },
  { wish: { total: 1_000_00, downPayment: 250_00, terms: 3 }, amounts: [250_00, 250_00, 250_00, 250_00] },
])('$wish gives $amounts', ({ wish, amounts }) => {
  expect(termsOf({ ...monthly, ...wish })).toMatchObject(amounts.map((amount) => ({ amount })))
})

test('a monthly day that a month lacks is its last one, also behind a down payment', () => {
  const days = ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30']
  expect(termsOf({ ...monthly, total: 600_00, terms: 6 })).toMatchObject(days.map((dueDate) => ({ dueDate })))
  expect(termsOf({ ...monthly, total: 600_00, downPayment: 1_00, terms: 5 })).toMatchObject(
    days.map((dueDate) => ({ dueDate })),
  )
})

test.each([
  [{}, 'instalments', 'oneWay'],
  [{ terms: 3, amount: 100 }, 'instalments', 'oneWay'],
  [{ terms: 3, downPayment: 300_00 }, 'downPayment', 'most'],
  [{ amount: 10 }, 'amount', 'tooMany'],
  [{ terms: 3, frequency: 'free' as const }, 'frequency', 'frequency'],
  [{ free: [{ dueDate: '2026-02-01', amount: 299_99 }] }, 'free', 'sum'],
  [
    {
      free: [
        { dueDate: '2026-02-01', amount: 100_00 },
        { dueDate: '2026-01-01', amount: 200_00 },
      ],
    },
    'free',
    'order',
  ],
] as const)('%j is refused at %s', (wish, field, reason) => {
  expect(planOf({ ...monthly, total: 300_00, ...wish })).toEqual({ field, reason })
})

test('the terms always add up to the total, and none is empty', () => {
  const euro = fc.integer({ min: 1, max: 5_000_00 })
  const way = fc.oneof(
    fc.record({ terms: fc.integer({ min: 1, max: 400 }) }),
    fc.record({ amount: fc.integer({ min: 10_00, max: 900_00 }) }),
  )
  fc.assert(
    fc.property(euro, fc.nat({ max: 500_00 }), way, (total, downPayment, by) => {
      const plan = planOf({ ...monthly, total, downPayment, ...by })
      if ('reason' in plan) return
      expect(plan.terms.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
      expect(plan.terms.every(({ amount }) => amount > 0)).toBe(true)
    }),
  )
})
