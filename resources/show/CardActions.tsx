/** Actions of a record that is shown on the page of another one; on a phone all but the next step are in a menu. */
import useMediaQuery from '@mui/material/useMediaQuery'
import { useRecordContext, type RaRecord } from 'react-admin'
import { dueAction } from '#resources/actions/lifecycle/dueAction.ts'
import { LifecycleActions } from '#resources/actions/lifecycle/LifecycleActions.tsx'
import { useUndo } from '#resources/actions/lifecycle/useUndo.ts'
import type { Entity } from '#schemas/entity.ts'
import type { PossibleAction } from '#schemas/lifecycle.ts'
import { MoreActions } from './MoreActions.tsx'

export const CardActions = ({ entity }: { entity: Entity }) => {
  const undo = useUndo()
  const isNarrow = useMediaQuery('(max-width:599.95px)')
  const record = useRecordContext<RaRecord & { _actions?: readonly PossibleAction[] }>()
  if (!record) return null
  if (!isNarrow) return <LifecycleActions entity={entity} undo={undo} />
  const due = dueAction(entity, record, undo.undo)
  const hasOthers = (record._actions ?? []).some(({ name }) => name !== due && name !== undo.undo)
  return (
    <>
      <LifecycleActions entity={entity} undo={undo} only="next" />
      {hasOthers && (
        <MoreActions>
          <LifecycleActions entity={entity} undo={undo} only="others" />
        </MoreActions>
      )}
    </>
  )
}
