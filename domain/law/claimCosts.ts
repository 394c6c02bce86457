/**
 * Collection costs of the claims of a file: by the sum of what is claimed together, and by the cumulation rule where
 * several of them are instalments of one agreement.
 */
import { generalVatRate } from '#domain/courtCosts.ts'
import type { Cents } from '#domain/money/money.ts'
import { shareOf } from '#domain/money/share.ts'
import type { IsoDate } from '#domain/time/day.ts'
import { costsByRegime, type CostRegime } from './costRegime.ts'
import { instalmentCosts } from './instalmentCosts.ts'

/** Kinds of claims that are instalments, where they name their agreement. */
export const instalmentKinds: ReadonlySet<string> = new Set(['subscription_term', 'rent', 'instalment'])

/** `amount`: what is open of it. `agreement`: of which it is an instalment. */
export type CostClaim = { dueDate: IsoDate; amount: Cents; agreement?: string | null | undefined }

type Costs = { net: Cents; vat: Cents }

/**
 * The cumulation rule is about letters that only a private person is sent; a company owes by the sum of all.
 *
 * @param claims In any order; a sum of zero costs nothing.
 * @returns null: the client asks none.
 * @example claimCosts([terms of 25 euros due in January, February and March], false, regime) // net 80_00
 */
export function claimCosts(claims: readonly CostClaim[], isCompany: boolean, regime: CostRegime): Costs | null {
  const { agreements, others } = isCompany ? { agreements: [], others: claims } : apart(claims)
  const rest = costsByRegime(sum(others), isCompany, regime)
  if (!rest || agreements.length === 0) return rest
  const cumulated = agreements.reduce((total, terms) => total + instalmentCosts(terms).total, 0)
  const net = rest.net + cumulated
  return { net, vat: regime.vatDeductible ? 0 : shareOf(net, generalVatRate) }
}

/** Whether the costs of some of these claims follow the cumulation rule. */
export const hasInstalments = (claims: readonly CostClaim[]): boolean => apart(claims).agreements.length > 0

/** The instalments of each agreement that has several, by their due days, and all other claims. */
function apart(claims: readonly CostClaim[]): { agreements: CostClaim[][]; others: CostClaim[] } {
  const byAgreement = Map.groupBy(claims, ({ agreement }) => agreement ?? null)
  const agreements: CostClaim[][] = []
  const others: CostClaim[] = []
  for (const [agreement, of] of byAgreement)
    if (agreement === null || of.length === 1) others.push(...of)
    else agreements.push(of.toSorted((one, other) => (one.dueDate < other.dueDate ? -1 : 1)))
  return { agreements, others }
}

const sum = (claims: readonly CostClaim[]): Cents => claims.reduce((total, { amount }) => total + amount, 0)
