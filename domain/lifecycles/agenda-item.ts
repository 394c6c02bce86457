/** Guards of the actions on an item of the agenda. */
import { isTakenByAnother } from '#domain/agenda/takenItems.ts'
import type { AgendaItemLifecycle } from '#schemas/generated/agenda-item.ts'
import type { Guards } from '#schemas/lifecycle.ts'

export const guards: Guards<AgendaItemLifecycle> = {
  isFree: (item, { me, now }) => (isTakenByAnother(item, { me, now }) ? 'taken' : undefined),
}
