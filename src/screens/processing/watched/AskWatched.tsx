/** Asks before files leave monitoring or are kept in it; where a file is kept or closed, also for the reason. */
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useId, useState, type FormEvent } from 'react'
import { useTranslate } from 'react-admin'
import type { WatchedAction } from './watchedFiles.ts'

type AskWatchedProps = {
  action: WatchedAction
  count: number
  onConfirm: (reason?: string) => void
  onClose: () => void
}

export const AskWatched = ({ action, count, onConfirm, onClose }: AskWatchedProps) => {
  const translate = useTranslate()
  const heading = useId()
  const [reason, setReason] = useState('')
  const title = translate(`processing.watched.actions.${action}`)
  const needsReason = action !== 'reactivate'
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onConfirm(needsReason ? reason.trim() : undefined)
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={heading}>
      <form onSubmit={handleSubmit}>
        <DialogTitle id={heading}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>
            {translate(`processing.watched.questions.${action}`, { smart_count: count })}
          </DialogContentText>
          {needsReason && (
            <TextField
              label={translate('processing.watched.why')}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              multiline
              minRows={2}
              required
              autoFocus
              slotProps={{ htmlInput: { maxLength: 400 } }}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            color={action === 'close' ? 'error' : 'primary'}
            disabled={needsReason && reason.trim() === ''}
          >
            {title}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
