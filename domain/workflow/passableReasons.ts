/** Reasons to hold a step that a person may set aside; the others are law, or a lack that somebody has to mend. */
import type { HoldReason } from './walls.ts'

const passable: ReadonlySet<HoldReason> = new Set<HoldReason>([
  'awaits_approval',
  'disputed',
  'arrangement_running',
  'duplicate_message',
  'amount_too_low_for_legal',
  'manual',
])

export const mayBePassed = (reason: HoldReason): boolean => passable.has(reason)
