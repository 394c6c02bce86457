/** Guards of the actions on a file. */
import type { FileLifecycle } from '#schemas/generated/file.ts'
import type { Guards } from '#schemas/lifecycle.ts'

export const guards: Guards<FileLifecycle> = {
  isAhead: (_file, { given, today }) =>
    typeof given.pausedUntil === 'string' && given.pausedUntil < today
      ? { at: 'pausedUntil', reason: 'notAhead' }
      : undefined,
  isOwn: ({ mergedInto }) => (mergedInto === null || mergedInto === undefined ? undefined : 'isMerged'),
  isFree: ({ insolvent }) => (insolvent ? 'isProtected' : undefined),
}
