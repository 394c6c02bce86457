/** Button of one action on the current record; an impossible action says why. */
import Undo from '@mui/icons-material/Undo'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import { useNotify, useTranslate, type RaRecord } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import type { LifecycleAction } from '#schemas/lifecycle.ts'
import { useEntityDefinition } from '#resources/contexts/entityOptions.ts'
import { useTakeAction } from './useTakeAction.tsx'
import { useWhenAdded } from './useWhenAdded.ts'

type TakeActionProps = {
  entity: Entity
  record: RaRecord
  name: string
  action: LifecycleAction
  /** Reason why the action cannot be taken now; absent: it can. */
  reason?: string
  /** The action takes back what was just done. */
  isUndo: boolean
  variant: 'contained' | 'text'
  /** Receives the name of the action that reverses this one. */
  onTaken: (undo: string | undefined) => void
}

export const TakeAction = ({ entity, record, name, action, reason, isUndo, variant, onTaken }: TakeActionProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const letter = useEntityDefinition(entity.name).actionKeys?.[name]
  const { label, title, isBusy, isRenewing, start, takeAtOnce, dialogs } = useTakeAction({
    entity,
    record,
    name,
    action,
    onTaken,
  })
  useWhenAdded(action.tells !== undefined && reason === undefined && !isRenewing, takeAtOnce)
  return (
    <>
      <Tooltip title={reason ?? (isUndo ? translate('lifecycle.undoFor') : '')} describeChild>
        <Button
          // Focusable although disabled, so that everybody can read the reason; touch screens have no tooltips.
          aria-disabled={reason !== undefined || undefined}
          sx={reason === undefined ? undefined : { opacity: 0.5, cursor: 'default' }}
          startIcon={isUndo ? <Undo /> : undefined}
          color={action.danger ? 'error' : 'primary'}
          variant={reason === undefined ? variant : 'text'}
          loading={isBusy}
          data-key={letter}
          aria-keyshortcuts={letter}
          onClick={reason === undefined ? start : () => notify(reason, { type: 'warning' })}
        >
          {isUndo ? translate('lifecycle.undo', { name: title }) : label}
        </Button>
      </Tooltip>
      {dialogs}
    </>
  )
}
