/** A secret link, to be copied: it is told once. */
import ContentCopy from '@mui/icons-material/ContentCopy'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'

export const LinkDialog = ({ link, onClose }: { link: string | null; onClose: () => void }) => {
  const translate = useTranslate()
  const notify = useNotify()
  /** Stays while the dialog fades out. */
  const [shown, setShown] = useState(link)
  if (link !== null && link !== shown) setShown(link)
  const copy = () =>
    navigator.clipboard.writeText(shown ?? '').then(
      () => notify('sharing.copied', { type: 'success' }),
      () => notify('sharing.notCopied', { type: 'warning' }),
    )
  return (
    <Dialog open={link !== null} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="link-title">
      <DialogTitle id="link-title">{translate('sharing.linkTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>{translate('sharing.linkLead')}</DialogContentText>
        <TextField
          label={translate('sharing.link')}
          value={shown ?? ''}
          fullWidth
          multiline
          margin="dense"
          autoFocus
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
        <Button variant="contained" startIcon={<ContentCopy />} onClick={() => void copy()}>
          {translate('sharing.copy')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
