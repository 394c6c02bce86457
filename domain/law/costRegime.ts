/** Collection costs of a file, by the law's scale or by what the client has agreed with its debtors. */
import { generalVatRate } from '#domain/courtCosts.ts'
import type { Cents } from '#domain/money/money.ts'
import { shareOf, type Percentage } from '#domain/money/share.ts'
import { collectionCosts } from './collectionCosts.ts'

export type CostRegime = {
  regime: 'wik' | 'contractual' | 'none'
  /** Share of the principal that a contract asks; null: no such contract. */
  percent: Percentage | null
  minimum: Cents | null
  /** Whether the law's scale holds for the ground of the claim, as it does for contracts; absent: it does. */
  hasScale?: boolean
  /** Whether the client can reclaim VAT; if not, VAT is added to the costs. */
  vatDeductible: boolean
}

/**
 * A contract binds a company; of a private person no more than the law's scale (Civil Code 6:96 lid 5), and nothing
 * where the ground has none, such as damages.
 *
 * @returns null: the client asks none, or the ground gives none.
 * @example costsByRegime(1_000_00, true, { regime: 'contractual', percent: '15', minimum: 4_000, vatDeductible: true })
 */
export function costsByRegime(
  principal: Cents,
  isCompany: boolean,
  { regime, percent, minimum, hasScale = true, vatDeductible }: CostRegime,
): { net: Cents; vat: Cents } | null {
  if (regime === 'none') return null
  const isByScale = regime === 'wik' || !isCompany || percent === null
  if (isByScale) return hasScale ? collectionCosts(principal, vatDeductible) : null
  const net = Math.max(shareOf(principal, percent), minimum ?? 0)
  return { net, vat: vatDeductible ? 0 : shareOf(net, generalVatRate) }
}
