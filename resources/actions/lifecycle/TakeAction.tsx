/** The button of one action: asks what there is to ask, takes it, and shows the record as it is then. */
import Undo from '@mui/icons-material/Undo'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { useEvent, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import { call } from '#providers/http.ts'
import type { Entity } from '#schemas/entity.ts'
import { OnceDialog } from '#resources/actions/OnceDialog.tsx'
import { useFormKey } from '#resources/form/useFormKey.ts'
import { callMessage } from '#resources/serverErrors.ts'
import { useTitleText } from '#resources/texts/titleText.ts'
import { ActionDialog, asks } from './ActionDialog.tsx'
import { isHeld } from './held.ts'
import { useActionInputs } from './useActionInputs.ts'
import { useWhenAdded } from './useWhenAdded.ts'

type TakeActionProps = {
  entity: Entity
  name: string
  /** Why it cannot be taken now; absent: it can. */
  reason?: string
  /** It takes back what was just done. */
  isUndo: boolean
  variant: 'contained' | 'text'
  /** Gets the name of the action that takes this one back. */
  onTaken: (undo: string | undefined) => void
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
  const [told, setTold] = useState<string | null>(null)
  const action = entity.lifecycle?.actions[name]
  const words = `resources.${entity.name}.actions.${name}`
  const isRenewing = action !== undefined && record !== undefined && isHeld(action, record)
  const title = translate(`${words}.title`)
  const label = isRenewing ? translate(`${words}.again`, { _: title }) : title

  const take = async (body: Readonly<Record<string, unknown>>) => {
    const path = `${entity.api}/${record?.id}/${name}`
    const answer = await formKey.send((key) => call('POST', path, { body, key }))
    setOpen(false)
    if (action?.tells !== undefined) return setTold(isObject(answer) ? String(answer[action.tells]) : null)
    const done = translate('lifecycle.done', { name: title })
    notify(translate(`${words}.done`, { _: done }), { type: 'success' })
    onTaken(action?.undo)
    refresh()
  }
  const takeAtOnce = useEvent(async () => {
    setBusy(true)
    await take({}).catch((error: unknown) => notify(callMessage(error), { type: 'error' }))
    setBusy(false)
  })
  useWhenAdded(action?.tells !== undefined && reason === undefined && !isRenewing, takeAtOnce)
  if (!record || !action) return null

  const handleClick = () => {
    if (reason !== undefined) return
    // What replaces nothing yet needs no question.
    if (!asks(action) || (action.replaces !== undefined && !isRenewing)) return void takeAtOnce()
    load()
      .then(() => setOpen(true))
      .catch((error: unknown) => notify(callMessage(error), { type: 'error' }))
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
          onClick={handleClick}
        >
          {isUndo ? translate('lifecycle.undo', { name: title }) : label}
        </Button>
      </Tooltip>
      <ActionDialog
        {...{ entity, name, action, isOpen, inputs, take }}
        title={label}
        recordTitle={titleOf(record)}
        onClose={() => setOpen(false)}
      />
      {action.tells !== undefined && (
        <OnceDialog
          secret={told}
          title={translate(`${words}.told`, { _: label })}
          lead={translate(`${words}.done`, { _: '' })}
          onClose={() => {
            setTold(null)
            refresh()
          }}
        />
      )}
    </>
  )
}
