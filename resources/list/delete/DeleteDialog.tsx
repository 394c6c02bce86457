/** Confirmation before a deletion, which shows the server's reason if it refuses. */
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useDelete, useNotify, useTranslate, type RaRecord } from 'react-admin'
import { useState } from 'react'
import type { Entity } from '#schemas/entity.ts'
import { callMessage } from '#resources/serverErrors.ts'
import { Along } from './Along.tsx'
import { useTitleText } from '#resources/texts/titleText.ts'

type DeleteDialogProps = { entity: Entity; record: RaRecord | null; onClose: () => void; onDeleted?: () => void }

export const DeleteDialog = ({ entity, record, onClose, onDeleted }: DeleteDialogProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const [remove, { isPending }] = useDelete()
  /** Kept while the dialog fades out. */
  const [shown, setShown] = useState(record)
  if (record && record !== shown) setShown(record)
  const titleOf = useTitleText(entity)
  const title = shown ? titleOf(shown) : ''

  const handleYes = () => {
    if (!record) return
    void remove(
      entity.name,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('ra.notification.deleted', { type: 'success', messageArgs: { smart_count: 1 } })
          onDeleted?.()
        },
        onError: (error) => notify(callMessage(error), { type: 'error' }),
        onSettled: onClose,
      },
    )
  }

  return (
    <Dialog open={record !== null} onClose={onClose} role="alertdialog" aria-labelledby="delete-title">
      <DialogTitle id="delete-title">{translate('ra.action.delete')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
          {translate('list.deleteQuestion', { title })}
        </DialogContentText>
        {record && <Along entity={entity} ids={[record.id]} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {translate('ra.action.cancel')}
        </Button>
        <Button onClick={handleYes} color="error" variant="contained" loading={isPending}>
          {translate('list.yes')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
