import fc from 'fast-check'
import { expect, test } from 'vitest'
import { courtCosts, type CourtCase, type CourtTables } from '#domain/courtCosts.ts'
import { bandOf, heldOn } from '#domain/tariffs.ts'

const fee = (courtType: string, upTo: number | null, legalPerson: number) => ({
  courtType,
  upTo,
  legalPerson,
  naturalPerson: legalPerson / 2,
  indigent: null,
})
const salary = (upTo: number | null, amountPerPoint: number, maxPoints: number | null = null) => ({
  kind: 'band',
  upTo,
  amountPerPoint,
  maxPoints,
})
const tables: CourtTables = {
  fees: [fee('cantonal', null, 500_00), fee('cantonal', 1_000_00, 100_00), fee('district', null, 900_00)],
  salaries: [salary(null, 300_00), salary(1_000_00, 50_01, 2), { ...salary(null, 144_00), kind: 'after_costs' }],
  summons: 100_00,
}
const file: CourtCase = { claim: 1_000_00, claimant: 'legal', isVatDeductible: true, points: 1 }

test('the band is that of the claim, its limit included', () => {
  expect(courtCosts(file, tables)).toMatchObject({ fee: 100_00, salary: 50_01, total: 250_01 })
  expect(courtCosts({ ...file, claim: 1_000_01 }, tables)).toMatchObject({ fee: 500_00, salary: 300_00 })
})

test('half a point is rounded up, points end at the most of the band, after-costs at their own maximum', () => {
  expect(courtCosts({ ...file, points: 0.5 }, tables).salary).toBe(25_01)
  expect(courtCosts({ ...file, points: 5 }, tables)).toMatchObject({ points: 2, salary: 100_02 })
  expect(courtCosts({ ...file, claim: 2_000_00 }, tables).afterCosts).toBe(144_00)
})

test('VAT is added where the client cannot reclaim it', () => {
  expect(courtCosts({ ...file, isVatDeductible: false }, tables).summons).toBe(121_00)
})

test('above 25,000 the district court decides, and what is not known is not nought', () => {
  expect(courtCosts({ ...file, claim: 25_000_01 }, tables)).toMatchObject({
    court: 'district',
    needsLawyer: true,
    salary: null,
    total: 1_000_00,
    afterCosts: null,
  })
  expect(courtCosts({ ...file, claimant: 'indigent' }, tables)).toMatchObject({ fee: null, total: null })
  expect(courtCosts(file, { fees: [], salaries: [], summons: null }).total).toBeNull()
})

test('costs warn exactly when they exceed the claim', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50_000_00 }), (claim) => {
      const { total, exceedsClaim } = courtCosts({ ...file, claim }, tables)
      expect(exceedsClaim).toBe((total ?? 0) > claim)
    }),
  )
})

test.each([0, -1, 0.5])('refuses a claim of %s', (claim) => {
  expect(() => courtCosts({ ...file, claim }, tables)).toThrow(RangeError)
})

test('of each matter the last row that has begun holds, unless it has ended', () => {
  const rows = [
    { id: 1, effectiveFrom: '2024-01-01' },
    { id: 2, effectiveFrom: '2025-01-01', effectiveUntil: '2025-06-30' },
    { id: 3, effectiveFrom: '2026-01-01' },
  ]
  const held = (day: string) => heldOn(rows, day, () => 'one').map(({ id }) => id)
  expect([held('2023-12-31'), held('2024-01-01'), held('2025-06-30'), held('2025-07-01'), held('2026-01-01')]).toEqual([
    [],
    [1],
    [2],
    [],
    [3],
  ])
  expect(bandOf([], 1, () => null)).toBeUndefined()
})
