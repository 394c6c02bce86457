/**
 * Confirmation before a deletion, which shows the server's reason if it refuses. A record that cannot go because others
 * point at it can be replaced by another here.
 */
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useDelete, useGetResourceLabel, useNotify, useTranslate, type RaRecord } from 'react-admin'
import { useState } from 'react'
import type { Entity } from '#schemas/entity.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { AskReplacement, useMayReplace } from '#resources/list/replace/AskReplacement.tsx'
import { useCountText } from '#resources/texts/useCountText.ts'
import { Along } from './Along.tsx'
import { useUses, type Use } from './uses.ts'
import { useTitleText } from '#resources/texts/titleText.ts'

type DeleteDialogProps = { entity: Entity; record: RaRecord | null; onClose: () => void; onDeleted?: () => void }

export const DeleteDialog = ({ entity, record, onClose, onDeleted }: DeleteDialogProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const [remove, { isPending }] = useDelete()
  /** Kept while the dialog fades out. */
  const [shown, setShown] = useState(record)
  if (record && record !== shown) setShown(record)
  const [replaced, setReplaced] = useState<readonly RaRecord[] | null>(null)
  const mayReplace = useMayReplace()(entity)
  const usage = record ? `${entity.api}/${record.id}/usage` : undefined
  const holding = useUses(entity.name, usage).filter(({ onDelete }) => onDelete === undefined)
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

  const handleReplace = () => {
    if (!record) return
    setReplaced([record])
    onClose()
  }

  const question = (
    <Dialog open={record !== null} onClose={onClose} role="alertdialog" aria-labelledby="delete-title">
      <DialogTitle id="delete-title">{translate('ra.action.delete')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
          {translate('list.deleteQuestion', { title })}
        </DialogContentText>
        {record && <Along entity={entity.name} count={1} path={usage} />}
        {mayReplace && holding.length > 0 && (
          <Alert
            severity="warning"
            sx={{ mt: 2 }}
            action={
              <Button color="inherit" size="small" onClick={handleReplace}>
                {translate('replace.open')}
              </Button>
            }
          >
            <UsedBy uses={holding} />
          </Alert>
        )}
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
  return (
    <>
      {question}
      {mayReplace && (
        <AskReplacement
          entity={entity}
          records={replaced}
          ending="delete"
          onClose={() => setReplaced(null)}
          onDone={({ ending }) => ending === 'delete' && onDeleted?.()}
        />
      )}
    </>
  )
}

/** "Used by 214 files, 3 customers" */
const UsedBy = ({ uses }: { uses: readonly Use[] }) => {
  const translate = useTranslate()
  const labelOf = useGetResourceLabel()
  const countText = useCountText()
  const of = uses.map((use) => `${countText(use)} ${labelOf(use.entity, use.more ? 2 : use.count)}`).join(', ')
  return <>{translate('replace.usedBy', { of })}</>
}
