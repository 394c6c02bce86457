/** Effects of the actions on an entry of the log. */
import type { FileLogLifecycle } from '#schemas/generated/file-log.ts'
import type { Effects } from '#schemas/lifecycle.ts'
import type { EffectContext } from '#server/records/lifecycle/effects.ts'

export const fileLogEffects = (): Effects<FileLogLifecycle, EffectContext> => ({ changeDebtor: () => ({}) })
