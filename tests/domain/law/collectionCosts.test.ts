/** Collection costs: every vector of the scale, and what must hold of any principal. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { collectionCosts } from '#domain/law/collectionCosts.ts'
import { instalmentCosts, type Instalment } from '#domain/law/instalmentCosts.ts'

test.for([
  [0, 0, 0, 0],
  [1, 40_00, 8_40, 48_40],
  [100_00, 40_00, 8_40, 48_40],
  [266_66, 40_00, 8_40, 48_40],
  [266_67, 40_00, 8_40, 48_40],
  [266_70, 40_01, 8_40, 48_41],
  [300_00, 45_00, 9_45, 54_45],
  [412_30, 61_85, 12_99, 74_84],
  [1_000_00, 150_00, 31_50, 181_50],
  [1_234_56, 185_18, 38_89, 224_07],
  [2_500_00, 375_00, 78_75, 453_75],
  [2_500_01, 375_00, 78_75, 453_75],
  [3_000_00, 425_00, 89_25, 514_25],
  [5_000_00, 625_00, 131_25, 756_25],
  [5_400_00, 645_00, 135_45, 780_45],
  [6_000_00, 675_00, 141_75, 816_75],
  [8_400_00, 795_00, 166_95, 961_95],
  [10_000_00, 875_00, 183_75, 1_058_75],
  [12_500_00, 900_00, 189_00, 1_089_00],
  [25_000_00, 1_025_00, 215_25, 1_240_25],
  [200_000_00, 2_775_00, 582_75, 3_357_75],
  [500_000_00, 4_275_00, 897_75, 5_172_75],
  [999_999_99, 6_775_00, 1_422_75, 8_197_75],
  [1_000_000_00, 6_775_00, 1_422_75, 8_197_75],
  [2_000_000_00, 6_775_00, 1_422_75, 8_197_75],
] as const)('principal of %i cents costs %i, with VAT %i more', ([principal, net, vat, total]) => {
  expect(collectionCosts(principal, false)).toMatchObject({ net, vat, total })
  expect(collectionCosts(principal, true)).toMatchObject({ net, vat: 0, total: net })
})

test('claims in one letter count as one principal', () => {
  expect(collectionCosts(20_00 + 20_00 + 20_00, true).total).toBe(40_00)
  expect(collectionCosts(300_00 + 100_00, true).total).toBe(60_00)
  expect(collectionCosts(2_000_00 + 1_000_00, true).total).toBe(425_00)
})

test('a higher principal never costs less, and the bands add up to the costs between the limits', () => {
  const principal = fc.integer({ min: 1, max: 3_000_000_00 })
  fc.assert(
    fc.property(principal, principal, (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      const { net, bands } = collectionCosts(high, true)
      expect(net).toBeGreaterThanOrEqual(collectionCosts(low, true).net)
      expect(bands.at(-1)?.to).toBe(high)
      const sum = bands.reduce((total, { amount }) => total + amount, 0)
      expect(net).toBe(Math.min(Math.max(sum, 40_00), 6_775_00))
    }),
  )
})

test.for([-1, 0.5, Number.NaN])('%d is no principal', (principal) => {
  expect(() => collectionCosts(principal, true)).toThrow(RangeError)
})

const monthly = (from: string, count: number, amount = 25_00): Instalment[] =>
  Array.from({ length: count }, (_, n) => {
    const day = new Date(`${from}T00:00:00Z`)
    day.setUTCMonth(day.getUTCMonth() + n)
    return { dueDate: day.toISOString().slice(0, 10), amount }
  })
const costsOf = (instalments: Instalment[]) => instalmentCosts(instalments).items.map(({ costs }) => costs)

test('instalments within half a year: 40, then 20 each, at most 140', () => {
  expect(costsOf(monthly('2026-01-01', 3))).toEqual([40_00, 20_00, 20_00])
  expect(instalmentCosts(monthly('2026-01-01', 3)).total).toBe(80_00)
  expect(instalmentCosts(monthly('2026-01-01', 6)).total).toBe(140_00)
  expect(costsOf(monthly('2026-01-01', 7)).at(-1)).toBe(20_00)
  const weekly = Array.from({ length: 8 }, (_, n) => ({ dueDate: `2026-03-${10 + n}`, amount: 25_00 }))
  expect(costsOf(weekly)).toEqual([40_00, 20_00, 20_00, 20_00, 20_00, 20_00, 0, 0])
})

test('instalments before October 2024, and large ones, follow the usual scale', () => {
  expect(instalmentCosts(monthly('2024-01-01', 3)).total).toBe(120_00)
  expect(costsOf(monthly('2026-01-01', 2, 300_00))).toEqual([45_00, 45_00])
  expect(costsOf([{ dueDate: '2026-01-01', amount: 266_67 }])).toEqual([40_00])
})
