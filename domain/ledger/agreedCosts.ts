/** Collection costs that a debtor owes on a principal: by the law's scale, or by contract where that may bind. */
import { collectionCosts } from '#domain/law/collectionCosts.ts'
import { generalVatRate } from '#domain/courtCosts.ts'
import type { Cents } from '#domain/money/money.ts'
import { shareOf } from '#domain/money/share.ts'

/** What was agreed with the creditor. */
export type CostRegime = {
  regime: 'wik' | 'contractual' | 'none'
  /** Share of the principal under a contract. */
  percent: string | null
  minimum: Cents | null
  vatDeductible: boolean
}

/** A contract binds a company; of a private person no more than the law's scale (Civil Code 6:96 lid 5). */
export function agreedCosts(
  principal: Cents,
  fileType: 'private' | 'company',
  { regime, percent, minimum, vatDeductible }: CostRegime,
): { net: Cents; vat: Cents } {
  if (regime === 'none') return { net: 0, vat: 0 }
  if (regime === 'contractual' && fileType === 'company' && percent !== null) {
    const net = Math.max(shareOf(principal, percent), minimum ?? 0)
    return { net, vat: vatDeductible ? 0 : shareOf(net, generalVatRate) }
  }
  const { net, vat } = collectionCosts(principal, vatDeductible)
  return { net, vat }
}
