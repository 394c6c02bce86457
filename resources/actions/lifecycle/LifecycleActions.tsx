/** Buttons for the actions that the record's state allows, as the server says. */
import { useRecordContext, type RaRecord } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import type { PossibleAction } from '#schemas/lifecycle.ts'
import { dueAction } from './dueAction.ts'
import { TakeAction } from './TakeAction.tsx'
import type { Undo } from './useUndo.ts'

type LifecycleActionsProps = {
  entity: Entity
  undo: Undo
  /** Part to show: on a phone the next step and undo stand beside the title, the other actions in the menu. */
  only?: 'next' | 'others'
}

export const LifecycleActions = ({ entity, undo: { undo, offer }, only }: LifecycleActionsProps) => {
  const record = useRecordContext<RaRecord & { _actions?: readonly PossibleAction[] }>()
  if (!record) return null
  const due = dueAction(entity, record, undo)
  return (record._actions ?? []).map(({ name, possible, reason }) => {
    const action = entity.lifecycle?.actions[name]
    const isNext = name === due || name === undo
    if (!action || (only && isNext !== (only === 'next'))) return null
    return (
      <TakeAction
        key={name}
        {...{ entity, record, name, action }}
        reason={possible ? undefined : reason}
        isUndo={name === undo}
        variant={name === due ? 'contained' : 'text'}
        onTaken={offer}
      />
    )
  })
}
