/** Guards of the actions on a payment arrangement. */
import type { ArrangementLifecycle } from '#schemas/generated/arrangement.ts'
import type { Guards } from '#schemas/lifecycle.ts'

export const guards: Guards<ArrangementLifecycle> = {
  /** The program completes one also when nothing is owed any more. */
  isPaid: ({ nextDueDate, status }, { me }) =>
    me !== null && (nextDueDate !== null || status === 'broken') ? 'notPaid' : undefined,
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
