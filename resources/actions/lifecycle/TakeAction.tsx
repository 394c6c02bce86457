/** The button of one action: asks what there is to ask, takes it, and shows the record as it is then. */
import Undo from '@mui/icons-material/Undo'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin'
import { call } from '#providers/http.ts'
import type { Entity } from '#schemas/entity.ts'
import type { LifecycleAction } from '#schemas/lifecycle.ts'
import { useFormKey } from '#resources/form/useFormKey.ts'
import { callMessage } from '#resources/serverErrors.ts'
import { useTitleText } from '#resources/texts/titleText.ts'
import { ActionDialog, asks } from './ActionDialog.tsx'
import { useActionInputs } from './useActionInputs.ts'

type TakeActionProps = {
  entity: Entity
  name: string
  /** Why it cannot be taken now; absent: it can. */
  reason?: string
  /** It takes back what was just done. */
  isUndo: boolean
  variant: 'contained' | 'text'
  onTaken: (action: LifecycleAction) => void
}

export const TakeAction = ({ entity, name, reason, isUndo, variant, onTaken }: TakeActionProps) => {
  const record = useRecordContext()
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const formKey = useFormKey()
  const titleOf = useTitleText(entity)
  const { inputs, load } = useActionInputs(entity)
  const [isBusy, setBusy] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const action = entity.lifecycle?.actions[name]
  if (!record || !action) return null
  const title = translate(`resources.${entity.name}.actions.${name}.title`)

  const take = async (body: Readonly<Record<string, unknown>>) => {
    await formKey.send((key) => call('POST', `${entity.api}/${record.id}/${name}`, { body, key }))
    setOpen(false)
    const done = translate('lifecycle.done', { name: title })
    notify(translate(`resources.${entity.name}.actions.${name}.done`, { _: done }), { type: 'success' })
    onTaken(action)
    refresh()
  }
  const handleClick = async () => {
    if (reason !== undefined) return
    setBusy(true)
    try {
      if (asks(action)) {
        await load()
        setOpen(true)
      } else await take({})
    } catch (error) {
      notify(callMessage(error), { type: 'error' })
    }
    setBusy(false)
  }
  return (
    <>
      <Tooltip title={reason ?? (isUndo ? translate('lifecycle.undoFor') : '')} describeChild>
        <Button
          // Can be reached all the same, so that everybody gets to know why not.
          aria-disabled={reason !== undefined || undefined}
          sx={reason === undefined ? undefined : { opacity: 0.5, cursor: 'default' }}
          startIcon={isUndo ? <Undo /> : undefined}
          color={action.danger ? 'error' : 'primary'}
          variant={reason === undefined ? variant : 'text'}
          loading={isBusy}
          onClick={() => void handleClick()}
        >
          {isUndo ? translate('lifecycle.undo', { name: title }) : title}
        </Button>
      </Tooltip>
      <ActionDialog
        {...{ entity, name, action, isOpen, inputs, take }}
        recordTitle={titleOf(record)}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
