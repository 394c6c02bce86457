/** Deeds with the selected records: asked for, previewed, and led to their run. */
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState, type ReactNode } from 'react'
import { useCreatePath, useListContext, useNavigate, useNotify } from 'react-admin'
import { useActionInputs } from '#resources/actions/lifecycle/useActionInputs.ts'
import { asks } from '#resources/actions/lifecycle/asks.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { mostUntyped } from '#resources/list/typedNumber.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import type { Entity } from '#schemas/entity.ts'
import type { LifecycleAction } from '#schemas/lifecycle.ts'
import { keyOfRun } from './bulkRun.ts'
import { useActionText } from './useActionText.ts'
import { usePreview, type Deed } from './usePreview.ts'

const BulkEdit = lazyPart(async () => ({ default: (await import('./BulkEdit.tsx')).BulkEdit }), 'dialog')
const RunDialog = lazyPart(async () => ({ default: (await import('./RunDialog.tsx')).RunDialog }), 'dialog')
const ActionDialog = lazyPart(
  async () => ({ default: (await import('#resources/actions/lifecycle/ActionDialog.tsx')).ActionDialog }),
  'dialog',
)

type Deeds = {
  isBusy: boolean
  /** Asks what there is to ask, and previews. */
  begin: (name: string) => void
  /** Render these beside the buttons, also when nothing is selected any more. */
  dialogs: ReactNode
}

/** @param isAll All that match are selected. */
export function useDeeds(entity: Entity, isAll: boolean): Deeds {
  const notify = useNotify()
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const queryClient = useQueryClient()
  const actionText = useActionText()
  const { selectedIds } = useListContext()
  const prepare = usePreview(entity, isAll)
  const { inputs, load } = useActionInputs(entity)
  const [open, setOpen] = useState<string>()
  const [run, setRun] = useState<number | null>(null)
  const [isBusy, setBusy] = useState(false)
  const action = open === undefined ? undefined : entity.lifecycle?.actions[open]
  const close = () => setOpen(undefined)

  const preview = async (deed: Deed) => {
    const made = await prepare(deed)
    queryClient.setQueryData(keyOfRun(made.id), made)
    close()
    if (made.total > mostUntyped) return navigate(createPath({ resource: 'bulk-run', type: 'show', id: made.id }))
    setRun(made.id)
  }
  const begin = (name: string) => {
    const found = entity.lifecycle?.actions[name]
    const work = async () => {
      if (name === 'update') return setOpen(name)
      if (!found || !asks(unconfirmed(found))) return preview({ action: name })
      await load()
      setOpen(name)
    }
    setBusy(true)
    work()
      .catch((error: unknown) => notify(callMessage(error), { type: 'error' }))
      .finally(() => setBusy(false))
  }
  const dialogs = (
    <Suspense>
      {open === 'update' && <BulkEdit {...{ entity, preview }} count={selectedIds.length} onClose={close} />}
      {open !== undefined && action && (
        <ActionDialog
          {...{ entity, inputs }}
          name={open}
          title={actionText(entity.name, open)}
          action={unconfirmed(action)}
          isOpen
          recordTitle=""
          take={(values) => preview({ action: open, values })}
          onClose={close}
        />
      )}
      {run !== null && <RunDialog id={run} onClose={() => setRun(null)} />}
    </Suspense>
  )
  return { isBusy, begin, dialogs }
}

/** The preview asks for the confirmation; what leaves the office is asked about before it. */
const unconfirmed = (action: LifecycleAction): LifecycleAction => ({
  ...action,
  confirm: action.sends ? 'ask' : 'none',
})
