/** Guards of the actions on a file of a processing run. */
import { mayBePassed } from '#domain/workflow/passableReasons.ts'
import type { ProcessingItemLifecycle } from '#schemas/generated/processing-item.ts'
import type { Guards } from '#schemas/lifecycle.ts'

export const guards: Guards<ProcessingItemLifecycle> = {
  mayPass: ({ holdReason }) => (holdReason && !mayBePassed(holdReason) ? 'isWall' : undefined),
}
