/** What each action on the check of a client changes; the client's own page shows how the last one stands. */
import {
  afterAction,
  nextReview,
  obstacleToApproval,
  type DueDiligenceAction,
  type DueDiligenceStatus,
  type Risk,
} from '#domain/dueDiligence.ts'
import { dayOf } from '#domain/time/day.ts'
import type { Body } from '#server/records/values/body.ts'
import type { Hooks, WriteContext } from '#server/records/hooks.ts'
import type { Trx } from '#server/db/engine.ts'
import { Refused } from '#server/errors.ts'

/**
 * @param reason Of a rejection.
 * @throws {Refused} If the check is in no state for it, or what an approval rests on is missing.
 */
export async function decideDueDiligence(
  action: DueDiligenceAction,
  { reason }: { reason?: string },
  before: Body,
  { trx, access, now }: WriteContext,
): Promise<Body> {
  const status = afterAction(before.status as DueDiligenceStatus, action)
  if (status === undefined) throw new Refused({ key: 'error.dueDiligenceState' })
  const at = new Date(now).toISOString()
  const decision = { decidedAt: at, decidedBy: access.person?.id ?? null, reason: reason ?? null }
  await showAtCustomer([before.customer], trx, { id: Number(before.id), status })
  switch (action) {
    case 'review':
      return { status, reviewer: before.reviewer ?? access.person?.id ?? null }
    case 'approve': {
      // Two pairs of eyes: whoever looked at the client does not decide on it as well.
      if (before.reviewer !== null && before.reviewer === access.person?.id)
        throw new Refused({ key: 'error.dueDiligence.sameReviewer' })
      const risk = before.risk as Risk | null
      const obstacle = obstacleToApproval(
        risk,
        (before.checks ?? []) as { check: string; result?: string; note?: string }[],
      )
      if (obstacle !== undefined || risk === null) throw new Refused({ key: `error.dueDiligence.${obstacle}` })
      const today = dayOf(at)
      const isAhead = typeof before.nextReview === 'string' && before.nextReview > today
      return { status, ...decision, nextReview: isAhead ? before.nextReview : nextReview(today, risk) }
    }
    case 'reject':
      return { status, ...decision }
    case 'reopen':
      return { status, decidedAt: null, decidedBy: null, reason: null }
  }
}

/** Whatever is added, moved to another client or deleted may be the last check of one. */
export const dueDiligenceHooks = (): Hooks => ({
  beforeDelete({ status, decidedAt }) {
    // An approval that has expired was one, too.
    if (status === 'approved' || status === 'expired' || decidedAt !== null)
      throw new Refused({ key: 'error.dueDiligence.decided' })
  },
  afterWrite: ({ before, after }, { trx }) => showAtCustomer([before?.customer, after?.customer], trx),
})

/**
 * Clients show how their last check stands, which is open without any; an earlier one says nothing any more. Their
 * record is not edited by this: its version stays, so that nobody's form turns stale.
 *
 * @param customers Their ids; what a record lacks is left out.
 * @param deciding A check whose new status is not stored yet.
 */
async function showAtCustomer(
  customers: readonly unknown[],
  trx: Trx,
  deciding?: { id: number; status: DueDiligenceStatus },
): Promise<void> {
  const text = `update customer c set due_diligence_status = stands.status
    from (select one.id, coalesce((select case when d.id = $2::bigint then $3 else d.status end from due_diligence d
      where d.customer_id = one.id order by d.id desc limit 1), 'open') as status from unnest($1::bigint[]) as one(id)) stands
    where c.id = stands.id and c.due_diligence_status is distinct from stands.status`
  const ids = [...new Set(customers.filter(Boolean).map(Number))]
  await trx.query({ text, values: [ids, deciding?.id ?? null, deciding?.status ?? null] })
}
