/** Guards of the actions on a payment arrangement. */
import type { ArrangementLifecycle } from '#schemas/generated/arrangement.ts'
import type { Guards } from '#schemas/lifecycle.ts'

export const guards: Guards<ArrangementLifecycle> = {
  isPaid: ({ nextDueDate }) => (nextDueDate !== null ? 'notPaid' : undefined),
  hasRest: ({ rest }, { given, today }) => {
    if (!rest || rest.amount <= 0) return 'noRest'
    return typeof given.termDate === 'string' && given.termDate < today
      ? { at: 'termDate', reason: 'notAhead' }
      : undefined
  },
  isCaughtUpLater: (_arrangement, { given, today }) =>
    typeof given.catchUpBy === 'string' && given.catchUpBy < today
      ? { at: 'catchUpBy', reason: 'notAhead' }
      : undefined,
}
