/** The client has a term for its answer. */
import { addDays } from '#domain/time/day.ts'
import type { DisputeLifecycle } from '#schemas/generated/dispute.ts'
import type { Effects } from '#schemas/lifecycle.ts'
import type { EffectContext } from '#server/records/hooks.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'

/** Days that a client has, where nobody says otherwise. */
const daysToAnswer = 14

export const disputeEffects = (): Effects<DisputeLifecycle, EffectContext> => ({
  setDue: (_dispute, { clientAnswerDue }, { now }) => ({
    clientAnswerDue: clientAnswerDue ?? addDays(todayAt(now), daysToAnswer),
  }),
})
