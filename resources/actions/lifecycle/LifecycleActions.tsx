/** What can be done with the record at hand in the state that it is in, as the server says it: a button each. */
import { useRecordContext } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import type { PossibleAction } from '#schemas/lifecycle.ts'
import { dueAction } from './held.ts'
import { TakeAction } from './TakeAction.tsx'
import { useUndo } from './useUndo.ts'

export const LifecycleActions = ({ entity }: { entity: Entity }) => {
  const record = useRecordContext<{ id: number; _actions?: readonly PossibleAction[] }>()
  const { undo, offer } = useUndo()
  if (!record) return null
  const due = dueAction(entity, record, undo)
  return (record._actions ?? []).map(({ name, possible, reason }) => (
    <TakeAction
      key={name}
      entity={entity}
      name={name}
      reason={possible ? undefined : reason}
      isUndo={name === undo}
      variant={name === due ? 'contained' : 'text'}
      onTaken={offer}
    />
  ))
}
