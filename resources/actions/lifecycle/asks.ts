/** Whether an action has anything to ask. */
import type { LifecycleAction } from '#schemas/lifecycle.ts'

export const asks = ({ confirm, fields }: LifecycleAction): boolean =>
  confirm !== 'none' || fields.require.length + fields.optional.length > 0
