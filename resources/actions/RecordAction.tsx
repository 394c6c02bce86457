/** Button for an action on the current record, with a dialog if the action has fields; shows the record afterwards. */
import Button from '@mui/material/Button'
import { useState, type ReactNode } from 'react'
import { useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin'
import { call } from '#providers/http.ts'
import { AskingDialog } from '#resources/dialog/AskingDialog.tsx'
import { callMessage } from '#resources/serverErrors.ts'
import { useFormKey } from '#resources/form/useFormKey.ts'
import { ActionForm, type ActionField } from './ActionForm.tsx'

type RecordActionProps = {
  /** API path of the entity. */
  api: string
  /** Last part of the address: POST {api}/{id}/{name}. */
  name: string
  icon?: ReactNode
  /** Text keys. `title`: title of the dialog. */
  label: string
  done: string
  title?: string
  /** Introduction in the dialog. */
  lead?: string
  /** Fields of the dialog; absent: no dialog. */
  fields?: readonly ActionField[]
  /** The action sends a letter, which may be held. */
  sends?: boolean
  color?: 'primary' | 'error'
  variant?: 'contained' | 'outlined' | 'text'
}

export const RecordAction = ({
  api,
  name,
  icon,
  label,
  done,
  title,
  lead,
  fields,
  sends,
  ...look
}: RecordActionProps) => {
  const record = useRecordContext()
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const formKey = useFormKey()
  const [isBusy, setBusy] = useState(false)
  const [isOpen, setOpen] = useState(false)
  if (!record) return null

  const act = async (body: Readonly<Record<string, string>>) => {
    await formKey.send((key) => call('POST', `${api}/${record.id}/${name}`, { body, key }))
    setOpen(false)
    notify(done, { type: 'success' })
    refresh()
  }
  const actAtOnce = async () => {
    setBusy(true)
    await act({}).catch((error: unknown) => notify(callMessage(error), { type: 'error' }))
    setBusy(false)
  }
  const asks = fields !== undefined || lead !== undefined
  return (
    <>
      <Button startIcon={icon} loading={isBusy} onClick={() => (asks ? setOpen(true) : void actAtOnce())} {...look}>
        {translate(label)}
      </Button>
      {asks && (
        <AskingDialog
          open={isOpen}
          onClose={() => setOpen(false)}
          leaving="asks"
          fullWidth
          maxWidth="sm"
          aria-labelledby={`${name}-title`}
        >
          {(close) => (
            <ActionForm
              id={`${name}-title`}
              title={translate(title ?? label)}
              lead={lead && translate(lead)}
              submit={translate(label)}
              fields={fields ?? []}
              sends={sends}
              act={act}
              onCancel={close}
            />
          )}
        </AskingDialog>
      )}
    </>
  )
}
