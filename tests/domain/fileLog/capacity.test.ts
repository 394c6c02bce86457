import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountsOn, capacityOf } from '#domain/fileLog/capacity.ts'
import { seizureFreeAmounts } from '#domain/fileLog/seizureFreeAmounts.ts'

const on = '2026-08-01'
const wages = (amount: number) => ({ kind: 'wages', amount })

test.each([
  { income: 2_000_00, expenses: 1_250_00, capacity: 750_00, why: 'what is left' },
  { income: 1_000_00, expenses: 1_250_00, capacity: 0, why: 'never below zero' },
  { income: 0, expenses: 0, capacity: 0, why: 'nothing of nothing' },
])('$income and $expenses leave $capacity: $why', ({ income, expenses, capacity }) => {
  const budget = { income: [wages(income)], expenses: [{ kind: 'rent', amount: expenses }] }
  expect(capacityOf(budget, on)).toMatchObject({ capacity, seizureFree: null, seizable: null, amountsFrom: null })
})

test.each([
  { income: [wages(1_000_01)], seizureFree: 950_01, seizable: 50_00, why: '95 %, rounded up' },
  { income: [wages(5_000_00)], seizureFree: 2_191_42, seizable: 2_808_58, why: 'the most for somebody alone' },
  {
    income: [wages(1_000_00), { kind: 'allowances', amount: 400_00 }],
    seizureFree: 950_00,
    seizable: 50_00,
    why: 'allowances are not seized',
  },
])('of $income.0.amount stays $seizureFree: $why', ({ income, seizureFree, seizable }) => {
  expect(capacityOf({ income, expenses: [], household: 'single' }, on)).toMatchObject({
    seizureFree,
    seizable,
    amountsFrom: '2026-07-01',
  })
})

test('whoever earns more can have no less seized, and pays no less', () => {
  const cents = fc.integer({ min: 0, max: 10_000_00 })
  fc.assert(
    fc.property(
      cents,
      cents,
      fc.constantFrom('single', 'single_parent', 'couple', 'couple_children'),
      (a, b, household) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)].map((one) =>
          capacityOf({ income: [wages(one)], expenses: [wages(500_00)], household }, on),
        )
        expect(less?.seizable).toBeLessThanOrEqual(more?.seizable ?? -1)
        expect(less?.capacity).toBeLessThanOrEqual(more?.capacity ?? -1)
      },
    ),
  )
})

test('amounts hold from their day on; before the first known day the oldest are taken', () => {
  expect(amountsOn('2026-06-30').from).toBe('2023-01-01')
  expect(amountsOn('2026-07-01').from).toBe('2026-07-01')
  expect(amountsOn('2019-01-01').from).toBe('2021-01-01')
  expect(seizureFreeAmounts.map(({ from }) => from)).toEqual(
    seizureFreeAmounts
      .map(({ from }) => from)
      .toSorted()
      .toReversed(),
  )
})
