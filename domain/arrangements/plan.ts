/** The terms of a payment arrangement, as they are agreed: by their number, by their amount, or each by itself. */
import { arrangement, termDate, type Frequency } from '#domain/law/arrangement.ts'
import type { Cents } from '#domain/money/money.ts'
import type { IsoDate } from '#domain/time/day.ts'

export type PlannedTerm = { dueDate: IsoDate; amount: Cents }
/** `terms`, `amount` or `free`: exactly one of them. */
export type PlanWish = {
  total: Cents
  /** Paid on the first day; the terms follow from the next one on. */
  downPayment?: Cents
  terms?: number
  amount?: Cents
  free?: readonly PlannedTerm[]
  frequency: Frequency | 'free'
  start: IsoDate
}

/** Rows of an arrangement; see `most` of its schema. */
export const mostTerms = 500

export type PlanProblem = {
  field: 'total' | 'downPayment' | 'instalments' | 'amount' | 'free' | 'frequency'
  reason: 'positive' | 'oneWay' | 'frequency' | 'tooMany' | 'most' | 'sum' | 'order'
}

/** @returns The terms by day, whose sum is the total; or why there are none. */
export function planOf(wish: PlanWish): { terms: readonly PlannedTerm[] } | PlanProblem {
  const { total, downPayment = 0, terms: count, amount, free, frequency, start } = wish
  if (total <= 0) return { field: 'total', reason: 'positive' }
  if ([count, amount, free].filter((way) => way !== undefined).length !== 1)
    return { field: 'instalments', reason: 'oneWay' }
  if (free !== undefined) return freePlan(free, total, downPayment)
  if (frequency === 'free') return { field: 'frequency', reason: 'frequency' }
  if (downPayment < 0 || downPayment >= total) return { field: 'downPayment', reason: 'most' }
  const first: PlannedTerm[] = downPayment > 0 ? [{ dueDate: start, amount: downPayment }] : []
  const rest = total - downPayment
  const field = amount === undefined ? 'instalments' : 'amount'
  if (amount !== undefined && amount <= 0) return { field, reason: 'positive' }
  const most = amount === undefined ? (count ?? 0) : Math.ceil(rest / amount)
  if (most < 1 || most > rest || most + first.length > mostTerms) return { field, reason: 'tooMany' }
  const by = amount === undefined ? { instalments: most } : { amount }
  const { instalments } = arrangement({ total: rest, frequency, start, ...by })
  const following = instalments.map((one, n) => ({
    dueDate: termDate(start, n + first.length, frequency),
    amount: one.amount,
  }))
  return { terms: [...first, ...following] }
}

function freePlan(
  free: readonly PlannedTerm[],
  total: Cents,
  downPayment: Cents,
): { terms: readonly PlannedTerm[] } | PlanProblem {
  if (downPayment !== 0) return { field: 'downPayment', reason: 'oneWay' }
  if (free.length === 0 || free.length > mostTerms) return { field: 'free', reason: 'tooMany' }
  if (free.some(({ amount }) => amount <= 0)) return { field: 'free', reason: 'positive' }
  if (free.some(({ dueDate }, n) => n > 0 && dueDate < (free[n - 1]?.dueDate ?? '')))
    return { field: 'free', reason: 'order' }
  if (free.reduce((sum, { amount }) => sum + amount, 0) !== total) return { field: 'free', reason: 'sum' }
  return { terms: free }
}
