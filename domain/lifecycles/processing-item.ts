/** Guards of the actions on a file of a processing run. */
import type { ProcessingItemLifecycle } from '#schemas/generated/processing-item.ts'
import type { Guards } from '#schemas/lifecycle.ts'

/** Reasons that a person may set aside; the others are law, or a lack that somebody has to mend. */
const passable = new Set(['awaits_approval', 'disputed', 'duplicate_message', 'amount_too_low_for_legal', 'manual'])

export const guards: Guards<ProcessingItemLifecycle> = {
  mayPass: ({ holdReason }) => (holdReason && !passable.has(holdReason) ? 'isWall' : undefined),
}
