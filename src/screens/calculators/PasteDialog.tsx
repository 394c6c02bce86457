/** Takes cells that were copied in a spreadsheet, and says what it reads in them. */
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { List, Row } from './calculators.ts'
import { rowsIn } from './paste.ts'

type PasteDialogProps = {
  open: boolean
  title: string
  list: List
  start: Row
  onClose: () => void
  onRows: (rows: readonly Row[]) => void
}

export const PasteDialog = ({ open, title, list, start, onClose, onRows }: PasteDialogProps) => {
  const translate = useTranslate()
  const heading = useId()
  const [text, setText] = useState('')
  const { rows, unread } = rowsIn(text, list, start, translate)
  const close = () => {
    setText('')
    onClose()
  }
  const read = translate('calculators.paste.read', { smart_count: rows.length })
  const skipped = translate('calculators.paste.unread', { smart_count: unread })
  return (
    <Dialog open={open} onClose={close} fullWidth maxWidth="sm" aria-labelledby={heading}>
      <DialogTitle id={heading}>{title}</DialogTitle>
      <DialogContent dividers sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="body2" color="text.secondary">
          {translate(`calculators.paste.lead.${list.name}`)}
        </Typography>
        <TextField
          multiline
          minRows={6}
          maxRows={14}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of a dialog that was asked for
          autoFocus
          label={translate('calculators.paste.cells')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          helperText={text.trim() === '' ? ' ' : unread > 0 ? `${read} ${skipped}` : read}
          error={text.trim() !== '' && rows.length === 0}
          slotProps={{ htmlInput: { spellCheck: false }, formHelperText: { 'aria-live': 'polite' } as object }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{translate('ra.action.cancel')}</Button>
        <Button
          variant="contained"
          disabled={rows.length === 0}
          onClick={() => {
            onRows(rows)
            close()
          }}
        >
          {translate('calculators.paste.take', { smart_count: rows.length })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
