/** A dialog about one item or many: its fields, and one button that does it. */
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, type FormEvent, type ReactNode } from 'react'
import { useTranslate, type Identifier } from 'react-admin'

/** `onDone`: what was asked has been done. */
export type ManyDialogProps = { ids: readonly Identifier[]; onClose: () => void; onDone: () => void }

type Props = {
  /** Translated. */
  title: string
  isBusy: boolean
  isReady?: boolean
  onClose: () => void
  onSubmit: () => void
  children: ReactNode
}

export const ManyDialog = ({ title, isBusy, isReady = true, onClose, onSubmit, children }: Props) => {
  const translate = useTranslate()
  const heading = useId()
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !isBusy) onSubmit()
  }
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} fullWidth maxWidth="xs" aria-labelledby={heading}>
      <form onSubmit={handleSubmit} noValidate>
        <DialogTitle id={heading}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', '&&': { pt: 1 } }}>
          {children}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isBusy}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={!isReady}>
            {translate('ra.action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
