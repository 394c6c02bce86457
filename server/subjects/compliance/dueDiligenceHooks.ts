/** Consequences of approving a client, and which checks may not be deleted. */
import { nextReview } from '#domain/dueDiligence.ts'
import { dayOf } from '#domain/time/day.ts'
import type { DueDiligenceLifecycle } from '#schemas/generated/due-diligence.ts'
import type { Effects } from '#schemas/lifecycle.ts'
import type { Hooks, EffectContext } from '#server/records/hooks.ts'
import { Refused } from '#server/errors.ts'

export const dueDiligenceEffects = (): Effects<DueDiligenceLifecycle, EffectContext> => ({
  /** A chosen day stays, as long as it is in the future. */
  planReview({ risk, nextReview: chosen }, _given, { now }) {
    const today = dayOf(now)
    if (risk === null || (chosen !== null && chosen > today)) return
    return { nextReview: nextReview(today, risk) }
  },
})

export const dueDiligenceHooks = (): Hooks<'due-diligence'> => ({
  beforeDelete({ decidedAt }) {
    // An expired check that is looked at again was approved once.
    if (decidedAt !== null) throw new Refused({ key: 'error.dueDiligence.decided' })
  },
})
