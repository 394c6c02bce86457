/** Guards of the actions on a protection of a debtor. */
import type { InsolvencyEventLifecycle } from '#schemas/generated/insolvency-event.ts'
import type { Guards } from '#schemas/lifecycle.ts'

export const guards: Guards<InsolvencyEventLifecycle> = {
  isOver: (_event, { given, today }) =>
    typeof given.endDate === 'string' && given.endDate > today ? { at: 'endDate', reason: 'notYet' } : undefined,
}
