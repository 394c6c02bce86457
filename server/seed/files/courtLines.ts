/** Court costs of a demo file, by the tariffs of their day. */
import type { Cents } from '#domain/money/money.ts'
import { courtCosts, type CourtTables } from '#domain/courtCosts.ts'

/** Lines that a default judgment awards (one point), each with the VAT within it; a tariff that is missing is no line. */
export function courtLines(
  claim: number,
  tables: CourtTables | undefined,
  isVatDeductible: boolean,
): (readonly [code: string, amount: Cents, vatWithin: Cents])[] {
  if (!tables || claim <= 0) return []
  const of = (deductible: boolean) =>
    courtCosts({ claim, claimant: 'legal', isVatDeductible: deductible, points: 1 }, tables)
  const { summons, fee, salary } = of(isVatDeductible)
  const vat = (summons ?? 0) - (of(true).summons ?? 0)
  const all = [['summons', summons, vat] as const, ['court_fee', fee, 0] as const, ['salary', salary, 0] as const]
  return all.flatMap(([code, amount, within]) => (amount === null ? [] : [[code, amount, within] as const]))
}
