/** Guards of the actions on a term of an arrangement. */
import type { InstalmentLifecycle } from '#schemas/generated/instalment.ts'
import type { Guards } from '#schemas/lifecycle.ts'

export const guards: Guards<InstalmentLifecycle> = {
  isLater: ({ dueDate }, { given, today }) =>
    typeof given.dueDate === 'string' && (given.dueDate <= dueDate || given.dueDate < today)
      ? { at: 'dueDate', reason: 'notLater' }
      : undefined,
}
