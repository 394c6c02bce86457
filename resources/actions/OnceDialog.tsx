/** Dialog with a secret that is shown once, to be copied. Only its button closes it, not a click outside. */
import ContentCopy from '@mui/icons-material/ContentCopy'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'

type OnceDialogProps = {
  /** null: closed. */
  secret: string | null
  /** Translated texts. */
  title: string
  lead: string
  onClose: () => void
}

export const OnceDialog = ({ secret, title, lead, onClose }: OnceDialogProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const heading = useId()
  /** Kept while the dialog fades out. */
  const [shown, setShown] = useState(secret)
  if (secret !== null && secret !== shown) setShown(secret)
  const copy = () =>
    navigator.clipboard.writeText(shown ?? '').then(
      () => notify('once.copied', { type: 'success' }),
      () => notify('once.notCopied', { type: 'warning' }),
    )
  return (
    <Dialog open={secret !== null} fullWidth maxWidth="sm" aria-labelledby={heading}>
      <DialogTitle id={heading}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="warning">{lead}</Alert>
        <TextField
          label={title}
          value={shown ?? ''}
          fullWidth
          multiline
          margin="dense"
          autoFocus
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true, sx: { fontFamily: 'monospace', wordBreak: 'break-all' } } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
        <Button variant="contained" startIcon={<ContentCopy />} onClick={() => void copy()}>
          {translate('once.copy')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
