/**
 * The most that a debtor pays for a cost of a proceeding, by the tariff that holds on its day.
 *
 * @see Wgbz, art. 10 (court fee); liquidatietarief kanton (salary); Btag, art. 2 (bailiff)
 */
import { cantonalLimit, courtCosts, type CourtTables } from '#domain/courtCosts.ts'
import type { Cents } from '#domain/money/money.ts'

/** What limits a cost type (`legalLimit`). */
export type TariffOf = 'court_fee' | 'salary' | 'btag'

type Asked = {
  /** Principal, interest and collection costs together, in cents. */
  claim: Cents
  /** Tariff of the bailiff's act, without VAT; null: the table has none. */
  act: Cents | null
}

/** Points of a contested case before a cantonal judge: summons, reply and hearing; the table caps them by band. */
const mostPoints = 20

/**
 * @returns In cents, without VAT; null: the tables have no row for it.
 * @example tariffLimit('court_fee', { claim: 100_000, act: null }, tables) // 350_00 in 2026
 */
export function tariffLimit(of: TariffOf, { claim, act }: Asked, tables: CourtTables): Cents | null {
  if (of === 'btag') return act
  if (claim <= 0) return 0
  const costs = courtCosts({ claim, claimant: 'legal', isVatDeductible: true, points: mostPoints }, tables)
  if (of === 'court_fee') return costs.fee
  // Before a district court a lawyer is paid, by another table.
  return claim > cantonalLimit ? null : costs.salary
}
