/** What each action on the check of a client changes; the client's own page shows how the last one stands. */
import {
  afterAction,
  nextReview,
  obstacleToApproval,
  type DueDiligenceAction,
  type DueDiligenceStatus,
  type Risk,
} from '#domain/dueDiligence.ts'
import { dayOf } from '#domain/day.ts'
import type { Body } from '#server/crud/body.ts'
import type { Hooks, WriteContext } from '#server/crud/hooks.ts'
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
  await showAtCustomer(Number(before.customer), status, trx)
  switch (action) {
    case 'review':
      return { status, reviewer: before.reviewer ?? access.person?.id ?? null }
    case 'approve': {
      const risk = before.risk as Risk | null
      const obstacle = obstacleToApproval(risk, (before.checks ?? []) as { check: string; result: string }[])
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

/** A new check is one that is open. */
export const dueDiligenceHooks = (): Hooks => ({
  async afterWrite({ action, after }, { trx }) {
    if (action === 'create') await showAtCustomer(Number(after?.customer), 'open', trx)
  },
})

/** The client's record is not edited by this: its version stays, so that nobody's form turns stale. */
async function showAtCustomer(customerId: number, status: DueDiligenceStatus, trx: Trx): Promise<void> {
  const text =
    'update customer set due_diligence_status = $2 where id = $1 and due_diligence_status is distinct from $2'
  await trx.query({ text, values: [customerId, status] })
}
