/** Asks whether unsaved input may be discarded. */
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import { useId } from 'react'
import { useTranslate } from 'react-admin'

type QuestionProps = { isOpen: boolean; onStay: () => void; onDiscard: () => void }

export const DiscardQuestion = ({ isOpen, onStay, onDiscard }: QuestionProps) => {
  const translate = useTranslate()
  const text = useId()
  return (
    <Dialog open={isOpen} onClose={onStay} role="alertdialog" aria-labelledby={text}>
      <DialogContent>
        <DialogContentText id={text}>{translate('form.unsaved')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onStay} autoFocus>
          {translate('form.stay')}
        </Button>
        <Button color="error" onClick={onDiscard}>
          {translate('form.discard')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
