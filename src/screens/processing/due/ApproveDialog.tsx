/** Asks before a run: its name, which steps for how many files, and how many at most. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useId, useState, type FormEvent } from 'react'
import { useTranslate } from 'react-admin'
import { formatDay } from '#resources/texts/dates.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { sumOf, type Asked, type Group } from './dueGroups.ts'
import { useStartRun } from './useStartRun.ts'

type ApproveDialogProps = {
  groups: readonly Group[]
  excluded: readonly number[]
  asked: Asked
  onClose: () => void
}

export const ApproveDialog = ({ groups, excluded, asked, onClose }: ApproveDialogProps) => {
  const translate = useTranslate()
  const { format } = new Intl.NumberFormat(useKnownLocale())
  const heading = useId()
  const [name, setName] = useState(translate('processing.due.name', { day: formatDay(asked.date) }))
  const [most, setMost] = useState('')
  const start = useStartRun()
  const { total, held } = sumOf(groups)
  const count = total - excluded.length
  const isWrong = most !== '' && !/^[1-9]\d{0,6}$/.test(most)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const steps = groups.map(({ step }) => step.id)
    start.mutate({ ...asked, name: name.trim(), steps, excluded, most: most === '' ? null : Number(most) })
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={heading}>
      <form onSubmit={handleSubmit}>
        <DialogTitle id={heading}>{translate('processing.due.ask')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>
            {translate('processing.due.question', { smart_count: count, count: format(count) })}
          </DialogContentText>
          <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 200, overflow: 'auto', typography: 'body2' }}>
            {groups.map(({ step, ready, total: due }) => (
              <li key={step.id}>
                {translate('processing.due.line', { step: step.name, ready: format(ready), total: format(due) })}
              </li>
            ))}
          </Box>
          {held > 0 && (
            <Alert severity="warning" variant="outlined">
              {translate('processing.due.heldNote', { smart_count: held, count: format(held) })}
            </Alert>
          )}
          <TextField
            label={translate('processing.due.nameLabel')}
            value={name}
            onChange={({ target }) => setName(target.value)}
            required
            slotProps={{ htmlInput: { maxLength: 160 } }}
          />
          <TextField
            label={translate('processing.due.most')}
            value={most}
            onChange={({ target }) => setMost(target.value.trim())}
            error={isWrong}
            helperText={isWrong ? translate('processing.due.noNumber') : translate('processing.due.mostHelp')}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" loading={start.isPending} disabled={isWrong || name.trim() === ''}>
            {translate('processing.due.run')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
