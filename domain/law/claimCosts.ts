/**
 * Collection costs of the claims of a file: by the sum of what is claimed together, at most what the cumulation rule
 * gives where several of them are instalments of one agreement.
 */
import { generalVatRate } from '#domain/courtCosts.ts'
import type { Cents } from '#domain/money/money.ts'
import { shareOf } from '#domain/money/share.ts'
import type { IsoDate } from '#domain/time/day.ts'
import { costsByRegime, type CostRegime } from './costRegime.ts'
import { instalmentCosts, type EarlierInstalment } from './instalmentCosts.ts'

/** Kinds of claims that are instalments, where they name their agreement. */
export const instalmentKinds: ReadonlySet<string> = new Set(['subscription_term', 'rent', 'instalment'])

/** `amount`: what is open of it. `agreement`: of which it is an instalment. */
export type CostClaim = { dueDate: IsoDate; amount: Cents; agreement?: string | null | undefined }

type Costs = { net: Cents; vat: Cents }
/** Instalments that letters of other files named before, by their agreement. */
export type EarlierTerms = ReadonlyMap<string, readonly EarlierInstalment[]>

/**
 * Claims that one letter names together cost what the scale gives on their sum (Civil Code 6:96, paragraph 7), and
 * instalments among them never more than a letter for each would cost. A company owes by the sum of all.
 *
 * @param claims In any order; a sum of zero costs nothing.
 * @param earlier An instalment of an agreement that is in it counts as a further one, though it is alone here.
 * @returns null: the client asks none.
 * @example claimCosts([terms of 25 euros due in January, February and March], false, regime) // net 40_00
 * @example claimCosts([six monthly terms of 250 euros], false, regime) // net 140_00, where the scale has 225_00
 */
export function claimCosts(
  claims: readonly CostClaim[],
  isCompany: boolean,
  regime: CostRegime,
  earlier: EarlierTerms = new Map(),
): Costs | null {
  const together = costsByRegime(sum(claims), isCompany, regime)
  const { agreements, others } = apart(claims, earlier)
  if (!together || isCompany || agreements.size === 0) return together
  const cumulated = [...agreements].reduce(
    (total, [agreement, terms]) => total + instalmentCosts(terms, undefined, earlier.get(agreement)).total,
    0,
  )
  const net = (costsByRegime(sum(others), isCompany, regime)?.net ?? 0) + cumulated
  if (net >= together.net) return together
  return { net, vat: regime.vatDeductible ? 0 : shareOf(net, generalVatRate) }
}

/** The instalments of each agreement that has several, by their due days, and all other claims. */
function apart(claims: readonly CostClaim[], earlier: EarlierTerms) {
  const byAgreement = Map.groupBy(claims, ({ agreement }) => agreement ?? null)
  const agreements = new Map<string, CostClaim[]>()
  const others: CostClaim[] = []
  for (const [agreement, of] of byAgreement)
    if (agreement === null || (of.length === 1 && !earlier.has(agreement))) others.push(...of)
    else
      agreements.set(
        agreement,
        of.toSorted((one, other) => (one.dueDate < other.dueDate ? -1 : 1)),
      )
  return { agreements, others }
}

const sum = (claims: readonly CostClaim[]): Cents => claims.reduce((total, { amount }) => total + amount, 0)
