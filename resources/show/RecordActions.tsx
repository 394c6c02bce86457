/**
 * Actions beside the title of a record. The primary button is the action that is due, or else editing; copy and delete
 * are behind three dots. On a phone everything else is.
 */
import CallMerge from '@mui/icons-material/CallMerge'
import ContentCopy from '@mui/icons-material/ContentCopy'
import Delete from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Suspense, useState } from 'react'
import { LinkBase, useCreatePath, useRedirect, useTranslate, type RaRecord } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import type { PossibleAction } from '#schemas/lifecycle.ts'
import { dueAction } from '#resources/actions/lifecycle/dueAction.ts'
import { isDeletable, isEditable } from '#resources/form/isEditable.ts'
import { useUndo } from '#resources/actions/lifecycle/useUndo.ts'
import { dialogState } from '#resources/dialog/useDialogSearch.ts'
import { useEntityDefinition } from '#resources/contexts/entityOptions.ts'
import { AskDelete } from '#resources/list/delete/AskDelete.tsx'
import { AlsoHere } from '#resources/form/presence/AlsoHere.tsx'
import { AskReplacement, useMayReplace } from '#resources/list/replace/AskReplacement.tsx'
import { useToggleActive } from '#resources/list/activity.ts'
import { useMay } from '#resources/contexts/may.ts'
import { duplicateSearch, editSearch } from '#resources/contexts/paths.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'
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
  const {
    dialog,
    hasShow,
    hasCreate,
    hasEdit,
    isKept,
    actions: Actions,
    hasOwnToggle,
  } = useEntityDefinition(entity.name)
  const [doomed, setDoomed] = useState<RaRecord | null>(null)
  const [replaced, setReplaced] = useState<readonly RaRecord[] | null>(null)
  const mayReplace = useMayReplace()(entity)
  const list = createPath({ resource: entity.name, type: 'list' })
  const mayDuplicate = may(entity.access.create) && (dialog === true || hasCreate === true)
  const mayDelete = may(entity.access.delete) && isDeletable(entity, record) && isKept?.(record) !== true
  const toggle = useToggleActive(entity)
  const mayToggle = toggle !== undefined && !hasOwnToggle && entity.lifecycle?.property !== 'active'
  const undo = useUndo()
  const due = dueAction(entity, record, undo.undo)
  const hasDue = due !== undefined
  const possible = (record._actions ?? []) as readonly PossibleAction[]
  const hasOthers = possible.some(({ name }) => name !== due && name !== undo.undo)
  const steps = (only?: 'next' | 'others') =>
    entity.lifecycle && (
      <Suspense>
        <LifecycleActions {...{ entity, undo, only }} />
      </Suspense>
    )
  const own = Actions && (
    <Suspense>
      <Actions entity={entity} />
    </Suspense>
  )
  const switching = mayToggle && <ToggleActive record={record} onToggle={toggle} />
  const mayEdit = may(entity.access.update) && isEditable(entity, record) && (dialog || hasEdit)
  const edit = mayEdit && (
    <Button
      variant={hasDue ? 'outlined' : 'contained'}
      startIcon={<Edit />}
      component={LinkBase}
      data-key="e"
      aria-keyshortcuts="e"
      to={
        dialog ? `${list}?${editSearch(record.id)}` : createPath({ resource: entity.name, type: 'edit', id: record.id })
      }
    >
      {translate('ra.action.edit')}
    </Button>
  )
  // On a phone there is room for one button beside the menu.
  const editBeside = !isNarrow || !hasDue
  const hidesSome =
    mayDuplicate ||
    mayReplace ||
    mayDelete ||
    (isNarrow && (mayToggle || hasOthers || Actions !== undefined || (mayEdit && !editBeside)))

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <AlsoHere entity={entity.name} id={record.id} />
      {steps(isNarrow ? 'next' : undefined)}
      {!isNarrow && own}
      {!isNarrow && switching}
      {editBeside && edit}
      {hidesSome && (
        <MoreActions>
          {isNarrow && steps('others')}
          {!editBeside && edit}
          {isNarrow && own}
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
          {mayReplace && (
            <Button startIcon={<CallMerge />} onClick={() => setReplaced([record])}>
              {translate('replace.open')}
            </Button>
          )}
          {mayDelete && (
            <Button color="error" startIcon={<Delete />} onClick={() => setDoomed(record)}>
              {translate('ra.action.delete')}
            </Button>
          )}
        </MoreActions>
      )}
      {mayReplace && (
        <AskReplacement
          entity={entity}
          records={replaced}
          onClose={() => setReplaced(null)}
          onDone={({ by, ending }) => ending === 'delete' && redirect(hasShow ? 'show' : 'list', entity.name, by)}
        />
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
