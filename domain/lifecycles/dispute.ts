/** Guards of the actions on a dispute. */
import type { DisputeLifecycle } from '#schemas/generated/dispute.ts'
import type { Guards } from '#schemas/lifecycle.ts'

export const guards: Guards<DisputeLifecycle> = {
  isAhead: (_dispute, { given, today }) =>
    typeof given.clientAnswerDue === 'string' && given.clientAnswerDue < today
      ? { at: 'clientAnswerDue', reason: 'notAhead' }
      : undefined,
}
