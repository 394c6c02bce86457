/** Asks before deleting, and says why when the server refuses. */
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery } from '@tanstack/react-query'
import { useDelete, useGetResourceLabel, useNotify, useTranslate, type RaRecord } from 'react-admin'
import { useState } from 'react'
import { callIfOffered } from '#providers/http.ts'
import type { Entity } from '#schemas/entity.ts'
import { callMessage } from '#resources/serverErrors.ts'
import type { RecordId } from '#resources/paths.ts'
import { useCountText } from '#resources/texts/useCountText.ts'
import { usesIn, type Use } from './uses.ts'
import { useTitleText } from '#resources/texts/titleText.ts'

type DeleteDialogProps = { entity: Entity; record: RaRecord | null; onClose: () => void; onDeleted?: () => void }

export const DeleteDialog = ({ entity, record, onClose, onDeleted }: DeleteDialogProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const [remove, { isPending }] = useDelete()
  /** Stays while the dialog fades out. */
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
        {record && <Along entity={entity} id={record.id} />}
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

/** What changes beside the record: others that point at it lose that, or go with it. */
const Along = ({ entity, id }: { entity: Entity; id: RecordId }) => {
  const translate = useTranslate()
  const labelOf = useGetResourceLabel()
  const countText = useCountText()
  const { data = [] } = useQuery({
    queryKey: [entity.name, 'usage', String(id)],
    queryFn: async ({ signal }) => usesIn(await callIfOffered('GET', `${entity.api}/${id}/usage`, { signal })),
    retry: false,
  })
  const worstFirst = [...data.filter(isGone), ...data.filter((use) => !isGone(use))]
  return worstFirst.map(({ entity: other, property, count, more, onDelete }) =>
    onDelete ? (
      <DialogContentText key={`${other}.${property}`} sx={{ mt: 1 }}>
        {translate(onDelete === 'deleted' ? 'list.deletedAlong' : 'list.unlinkedAlong', {
          count: countText({ count, more }),
          of: labelOf(other, more ? 2 : count),
        })}
      </DialogContentText>
    ) : null,
  )
}

const isGone = ({ onDelete }: Use): boolean => onDelete === 'deleted'
