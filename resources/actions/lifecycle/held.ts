/** What actions that tell a value once replace, and which action on a record is due. */
import type { RaRecord } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import type { LifecycleAction, PossibleAction } from '#schemas/lifecycle.ts'

/** Whether something was told before, which taking the action ends. */
export const isHeld = ({ replaces }: LifecycleAction, record: Partial<RaRecord>): boolean => {
  const value: unknown = replaces === undefined ? null : record[replaces]
  return value !== undefined && value !== null && value !== false
}

/** The first that can be taken; what only ends something is nobody's next step. */
export const dueAction = ({ lifecycle }: Entity, record: Partial<RaRecord>, except?: string): string | undefined =>
  ((record._actions ?? []) as readonly PossibleAction[]).find(({ name, possible }) => {
    const action = lifecycle?.actions[name]
    return action && possible && name !== except && !action.danger && !isHeld(action, record)
  })?.name
