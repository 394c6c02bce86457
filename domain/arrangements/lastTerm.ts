/** Interest that ran meanwhile: the last term takes it when it falls due, and what comes after is left for an extra one. */
import type { Cents } from '#domain/money/money.ts'
import type { Term, TermStanding } from './standing.ts'
import { inOrder } from './standing.ts'

/**
 * The amount of the last term, so that all terms together pay what is outstanding. What was waived is asked of no
 * other term, and no term asks less than was paid of it.
 */
export function lastAmount(
  terms: readonly Term[],
  standings: readonly TermStanding[],
  outstanding: Cents,
): { id: number; amount: Cents } | undefined {
  const last = inOrder(terms).findLast(({ change }) => change !== 'waived')
  if (!last) return undefined
  const byId = new Map(standings.map((one) => [one.id, one]))
  const others = terms
    .filter(({ id, change }) => id !== last.id && change !== 'waived' && byId.get(id)?.status !== 'paid')
    .reduce((sum, { id, amount }) => sum + amount - (byId.get(id)?.paid ?? 0), 0)
  const paid = byId.get(last.id)?.paid ?? 0
  return { id: last.id, amount: Math.max(paid, 0, outstanding - waived(terms) - others + paid) }
}

/** Debt that is left once all terms are paid, without what was waived. */
export const restOf = (terms: readonly Term[], outstanding: Cents): Cents => Math.max(0, outstanding - waived(terms))

const waived = (terms: readonly Term[]): Cents =>
  terms.filter(({ change }) => change === 'waived').reduce((sum, { amount }) => sum + amount, 0)
