/** Court costs of a demo file, by the tariffs of their day. */
import { courtCosts, type CourtTables } from '#domain/courtCosts.ts'

/** Lines that a default judgment awards (one point); a tariff that is missing is no line. */
export function courtLines(
  claim: number,
  tables: CourtTables | undefined,
  isVatDeductible: boolean,
): (readonly [code: string, amount: number])[] {
  if (!tables || claim <= 0) return []
  const { summons, fee, salary } = courtCosts({ claim, claimant: 'legal', isVatDeductible, points: 1 }, tables)
  const all = [['summons', summons] as const, ['court_fee', fee] as const, ['salary', salary] as const]
  return all.flatMap(([code, amount]) => (amount === null ? [] : [[code, amount] as const]))
}
