/**
 * Actions beside the title of a record. The primary button is the action that is due, or else editing; copy and delete
 * are behind three dots. On a phone everything else is.
 */
import ContentCopy from '@mui/icons-material/ContentCopy'
import Delete from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Suspense, useState } from 'react'
import { LinkBase, useCreatePath, useRedirect, useTranslate, type RaRecord } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import { dueAction } from '#resources/actions/lifecycle/held.ts'
import { dialogState } from '#resources/dialog/useDialogSearch.ts'
import { useEntityDefinition } from '#resources/entityOptions.ts'
import { AskDelete } from '#resources/list/delete/AskDelete.tsx'
import { useToggleActive } from '#resources/list/activity.ts'
import { useMay } from '#resources/may.ts'
import { duplicateSearch, editSearch } from '#resources/paths.ts'
import { lazyPart } from '#resources/lazyPart.tsx'
import { MoreActions } from './MoreActions.tsx'
import { ToggleActive } from './ToggleActive.tsx'

const LifecycleActions = lazyPart(async () => ({
  default: (await import('#resources/actions/lifecycle/LifecycleActions.tsx')).LifecycleActions,
}))

type ActionsProps = { entity: Entity; record: RaRecord }

export const RecordActions = ({ entity, record }: ActionsProps) => {
  const isNarrow = useMediaQuery('(max-width:599.95px)')
  const may = useMay()
  const translate = useTranslate()
  const redirect = useRedirect()
  const createPath = useCreatePath()
  const { dialog, hasCreate, hasEdit, isKept, actions: Actions, hasOwnToggle } = useEntityDefinition(entity.name)
  const [doomed, setDoomed] = useState<RaRecord | null>(null)
  const list = createPath({ resource: entity.name, type: 'list' })
  const mayDuplicate = may(entity.access.create) && (dialog === true || hasCreate === true)
  const mayDelete = may(entity.access.delete) && isKept?.(record) !== true
  const toggle = useToggleActive(entity)
  const mayToggle = toggle !== undefined && !hasOwnToggle
  const hasDue = dueAction(entity, record) !== undefined
  const own = (Actions || entity.lifecycle) && (
    <Suspense>
      {entity.lifecycle && <LifecycleActions entity={entity} />}
      {Actions && <Actions entity={entity} />}
    </Suspense>
  )
  const switching = mayToggle && <ToggleActive record={record} onToggle={toggle} />
  const ownBeside = !isNarrow || hasDue
  const hidesSome = mayDuplicate || mayDelete || (isNarrow && (mayToggle || (own && !ownBeside)))

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {ownBeside && own}
      {!isNarrow && switching}
      {may(entity.access.update) && isEditable(entity, record) && (dialog || hasEdit) && (
        <Button
          variant={hasDue ? 'outlined' : 'contained'}
          startIcon={<Edit />}
          component={LinkBase}
          to={
            dialog
              ? `${list}?${editSearch(record.id)}`
              : createPath({ resource: entity.name, type: 'edit', id: record.id })
          }
        >
          {translate('ra.action.edit')}
        </Button>
      )}
      {hidesSome && (
        <MoreActions>
          {!ownBeside && own}
          {isNarrow && switching}
          {mayDuplicate && (
            <Button
              startIcon={<ContentCopy />}
              component={LinkBase}
              to={`${dialog ? list : createPath({ resource: entity.name, type: 'create' })}?${duplicateSearch(record.id)}`}
              state={dialog ? dialogState : undefined}
            >
              {translate('ra.action.clone')}
            </Button>
          )}
          {mayDelete && (
            <Button color="error" startIcon={<Delete />} onClick={() => setDoomed(record)}>
              {translate('ra.action.delete')}
            </Button>
          )}
        </MoreActions>
      )}
      <AskDelete
        entity={entity}
        record={doomed}
        onClose={() => setDoomed(null)}
        onDeleted={() => redirect('list', entity.name)}
      />
    </Box>
  )
}

/** Whether anything of it may be edited in the state that it is in. */
const isEditable = ({ lifecycle }: Entity, record: RaRecord): boolean => {
  const editable = lifecycle?.states[String(record[lifecycle.property])]?.editable ?? true
  return typeof editable === 'boolean' ? editable : editable.length > 0
}
