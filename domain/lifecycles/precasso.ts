/** Guards of the actions on an item of pre-collection. */
import type { PrecassoLifecycle } from '#schemas/generated/precasso.ts'
import type { Guards } from '#schemas/lifecycle.ts'

export const guards: Guards<PrecassoLifecycle> = {
  isAhead: (_item, { given, today }) =>
    typeof given.pausedUntil === 'string' && given.pausedUntil < today
      ? { at: 'pausedUntil', reason: 'notAhead' }
      : undefined,
  isPast: (_item, { given, today }) =>
    typeof given.paidOn === 'string' && given.paidOn > today ? { at: 'paidOn', reason: 'notPast' } : undefined,
  isOpen: ({ openAmount }) => (openAmount && openAmount.amount > 0 ? undefined : 'isPaid'),
  /** A private debtor whose letter was not sent owes no costs: that is told before, and may be wanted. */
  hasLetter: ({ fileType, fourteenDayState }, { given }) =>
    fileType === 'private' && ['none', 'invalid'].includes(fourteenDayState ?? 'none') && given.withoutLetter === false
      ? { at: 'withoutLetter', reason: 'noLetter' }
      : undefined,
}
