/**
 * Tells of actions that return a value once whether they would replace one, and which is the next step for a
 * record.
 */
import type { RaRecord } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import type { LifecycleAction, PossibleAction } from '#schemas/lifecycle.ts'

/** Whether the record already has such a value, which the action would invalidate. */
export const isHeld = ({ replaces }: LifecycleAction, record: Partial<RaRecord>): boolean => {
  const value: unknown = replaces === undefined ? null : record[replaces]
  return value !== undefined && value !== null && value !== false
}

/** The first possible action; one that only ends something, or takes another one back, is never the next step. */
export const dueAction = ({ lifecycle }: Entity, record: Partial<RaRecord>, except?: string): string | undefined => {
  const actions = lifecycle?.actions ?? {}
  const back = new Set([except, ...Object.values(actions).map(({ undo }) => undo)])
  return ((record._actions ?? []) as readonly PossibleAction[]).find(({ name, possible }) => {
    const action = actions[name]
    const isEnding = action?.danger === true || action?.to === 'false' || (action && isHeld(action, record))
    return action && possible && !back.has(name) && !isEnding
  })?.name
}
