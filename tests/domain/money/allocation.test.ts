import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocate, lawfulOrder, reversal, type Component, type Debt } from '#domain/money/allocation.ts'
import { proRata } from '#domain/money/proRata.ts'

const day = '2026-06-30'
const debt = (id: string, principal: number, more: Partial<Debt> = {}): Debt => ({
  id,
  dueDate: '2025-01-10',
  rate: '4',
  open: { principal },
  ...more,
})
const one = debt('file', 0, { open: { collection_costs: 150_00, interest: 12_34, principal: 1_000_00 } })
const uncharged = debt('file', 0, { open: { interest: 12_34, principal: 1_000_00 } })

const of = (component: Component, lines: ReturnType<typeof allocate>['lines']) =>
  lines.filter((line) => line.component === component).reduce((sum, { amount }) => sum + amount, 0)

test.each([
  { id: 'A1', paid: 100_00, costs: 100_00, interest: 0, principal: 0, surplus: 0 },
  { id: 'A2', paid: 150_00, costs: 150_00, interest: 0, principal: 0, surplus: 0 },
  { id: 'A3', paid: 155_00, costs: 150_00, interest: 5_00, principal: 0, surplus: 0 },
  { id: 'A4', paid: 500_00, costs: 150_00, interest: 12_34, principal: 337_66, surplus: 0 },
  { id: 'A5', paid: 1_162_34, costs: 150_00, interest: 12_34, principal: 1_000_00, surplus: 0 },
  { id: 'A6', paid: 1_200_00, costs: 150_00, interest: 12_34, principal: 1_000_00, surplus: 37_66 },
])('$id: $paid goes to costs, interest and principal in turn', ({ paid, costs, interest, principal, surplus }) => {
  const { lines, ...rest } = allocate({ amount: paid, day }, [one])
  expect([of('collection_costs', lines), of('interest', lines), of('principal', lines)]).toEqual([
    costs,
    interest,
    principal,
  ])
  expect(rest).toEqual({ surplus, surplusWaits: false })
})

test('A7: costs that may not be claimed get nothing', () => {
  const { lines } = allocate({ amount: 500_00, day }, [uncharged])
  expect([of('interest', lines), of('principal', lines)]).toEqual([12_34, 487_66])
})

test('A8: a reversal counters every line', () => {
  const { lines } = allocate({ amount: 500_00, day }, [one])
  expect(reversal(lines).map(({ amount }) => amount)).toEqual([-150_00, -12_34, -337_66])
})

test.each([
  {
    id: 'B1',
    debts: [debt('X', 300_00, { rate: '10.15' }), debt('Y', 500_00, { rate: '12' })],
    paid: 400_00,
    is: { Y: 400_00 },
  },
  {
    id: 'B2',
    debts: [debt('Y', 500_00, { dueDate: '2025-03-01' }), debt('X', 300_00)],
    paid: 400_00,
    is: { X: 300_00, Y: 100_00 },
  },
  { id: 'B3', debts: [debt('X', 200_00), debt('Y', 100_00)], paid: 90_00, is: { X: 60_00, Y: 30_00 } },
  { id: 'B4', debts: [debt('X', 200_00), debt('Y', 100_00)], paid: 100_00, is: { X: 66_67, Y: 33_33 } },
])('$id: several debts', ({ debts, paid, is }) => {
  const { lines, surplus } = allocate({ amount: paid, day }, debts)
  expect(Object.fromEntries(lines.map((line) => [line.debt, line.amount]))).toEqual(is)
  expect(surplus).toBe(0)
})

test('B5: what is not due gets nothing, and the surplus waits for it', () => {
  const later = debt('Y', 500_00, { dueDate: '2026-12-31' })
  const { lines, ...rest } = allocate({ amount: 400_00, day }, [debt('X', 300_00), later])
  expect(lines).toEqual([{ debt: 'X', component: 'principal', amount: 300_00 }])
  expect(rest).toEqual({ surplus: 100_00, surplusWaits: true })
})

test('B6: the debt that the debtor names comes first, unless the template says otherwise', () => {
  const debts = [debt('X', 300_00, { rate: '10.15' }), debt('Y', 500_00, { rate: '12' })]
  const named = { amount: 300_00, day, named: 'X' }
  expect(allocate(named, debts).lines).toEqual([{ debt: 'X', component: 'principal', amount: 300_00 }])
  expect(allocate(named, debts, { ...lawfulOrder, respectDesignation: false }).lines[0]?.debt).toBe('Y')
})

test('execution costs of all debts may come before everything', () => {
  const debts = [debt('X', 300_00, { rate: '9' }), debt('Y', 0, { open: { execution_costs: 80_00, principal: 10_00 } })]
  const { lines } = allocate({ amount: 100_00, day }, debts, { ...lawfulOrder, bailiffCostsFirst: true })
  expect(lines.map(({ debt: id, amount }) => [id, amount])).toEqual([
    ['Y', 80_00],
    ['X', 20_00],
  ])
})

test('a part that the template leaves out gets nothing', () => {
  const { lines, surplus } = allocate({ amount: 1_200_00, day }, [one], { ...lawfulOrder, components: ['principal'] })
  expect([lines.length, surplus]).toEqual([1, 200_00])
})

test('no cent is lost or made, and no debt gets more than is open', () => {
  const cents = fc.integer({ min: 0, max: 5_000_00 })
  const anyDebt = fc.record({ principal: cents, interest: cents, costs: cents, rate: fc.constantFrom('4', '8', '12') })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000_00 }), fc.array(anyDebt, { maxLength: 6 }), (amount, given) => {
      const debts = given.map(({ principal, interest, costs, rate }, index) =>
        debt(String(index), 0, { rate, open: { principal, interest, other_costs: costs } }),
      )
      const { lines, surplus } = allocate({ amount, day }, debts)
      expect(lines.reduce((sum, line) => sum + line.amount, surplus)).toBe(amount)
      for (const { debt: id, component, amount: paid } of lines) {
        expect(paid).toBeLessThanOrEqual(debts[Number(id)]?.open[component] ?? 0)
      }
    }),
  )
})

test('parts in proportion add up, also of large sums', () => {
  expect(proRata(100, [200, 200, 200])).toEqual([34, 33, 33])
  expect(proRata(4_503_599_627_370_495, [4_503_599_627_370_495, 4_503_599_627_370_495])).toEqual([
    2_251_799_813_685_248, 2_251_799_813_685_247,
  ])
  expect(proRata(5, [])).toEqual([])
})

test.each([0, -1, 0.5])('refuses a payment of %s', (amount) => {
  expect(() => allocate({ amount, day }, [one])).toThrow(RangeError)
})
