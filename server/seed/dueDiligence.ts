/** Due diligence of every client: mostly approved, some due soon, some waiting. */
import { dayOf } from '#domain/time/day.ts'
import { nextReview, type Risk } from '#domain/dueDiligence.ts'
import type { DueDiligenceState } from '#schemas/generated/due-diligence.ts'

export type DueDiligenceRow = {
  id: number
  customer_id: number
  status: DueDiligenceState
  risk: Risk
  checks: readonly object[]
  reviewer_id: number | null
  next_review: string | null
  decided_at: string | null
  decided_by_id: number | null
  reason: string | null
  created_at: string
}

const kinds = ['kvk_extract', 'ubo', 'sanctions', 'pep', 'activity', 'country_risk', 'contract', 'vat'] as const
const day = 86_400_000

/** @param count One per customer, ids from 1. @param reviewers Ids of people who decide. */
export function dueDiligences(count: number, reviewers: readonly number[], asOf: Date): DueDiligenceRow[] {
  return Array.from({ length: count }, (_, index) => {
    const status: DueDiligenceState =
      index % 15 === 14 ? 'rejected' : index % 9 === 8 ? 'open' : index % 7 === 6 ? 'in_review' : 'approved'
    const risk: Risk = index % 10 === 9 ? 'high' : index % 4 === 3 ? 'medium' : 'low'
    const decided = new Date(asOf.getTime() - (20 + ((index * 37) % 330)) * day)
    const isDecided = status === 'approved' || status === 'rejected'
    const reviewer = reviewers[index % reviewers.length] ?? null
    return {
      id: index + 1,
      customer_id: index + 1,
      status,
      risk,
      checks: kinds.map((check, place) =>
        status === 'open' && place > 1
          ? { check }
          : {
              check,
              result: status === 'rejected' && place === 2 ? 'failed' : (index + place) % 13 === 0 ? 'attention' : 'ok',
              checkedOn: dayOf(decided.toISOString()),
              source: check === 'kvk_extract' ? 'Handelsregister' : 'Eigen onderzoek',
            },
      ),
      reviewer_id: status === 'open' ? null : reviewer,
      next_review: status === 'approved' ? nextReview(dayOf(decided.toISOString()), risk) : null,
      decided_at: isDecided ? decided.toISOString() : null,
      decided_by_id: isDecided ? reviewer : null,
      reason: status === 'rejected' ? 'Uiteindelijk belanghebbende staat op een sanctielijst.' : null,
      created_at: new Date(decided.getTime() - 10 * day).toISOString(),
    }
  })
}
