/** Asks whether unsaved input may be discarded, or waits as a draft. */
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import type { Draft } from './drafts/draft.ts'

type QuestionProps = {
  isOpen: boolean
  /** Draft that keeps the input; absent: leaving loses it. */
  draft?: Draft
  onStay: () => void
  /** The input may go, or waits as a draft. */
  onDiscard: () => void
}

export const DiscardQuestion = ({ isOpen, draft, onStay, onDiscard }: QuestionProps) => {
  const translate = useTranslate()
  const text = useId()
  const { isOffered, found } = draft?.state() ?? {}
  // A draft that was found and not answered stays as it is.
  const isKept = isOffered && !found
  const handleKeep = () => {
    void draft?.flush()
    onDiscard()
  }
  const handleDiscard = () => {
    if (isKept) void draft?.discard()
    onDiscard()
  }
  return (
    <Dialog open={isOpen} onClose={onStay} role="alertdialog" aria-labelledby={text}>
      <DialogContent>
        <DialogContentText id={text}>{translate(isKept ? 'form.draft.question' : 'form.unsaved')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onStay} autoFocus>
          {translate('form.stay')}
        </Button>
        <Button color="error" onClick={handleDiscard}>
          {translate('form.discard')}
        </Button>
        {isKept && <Button onClick={handleKeep}>{translate('form.draft.keep')}</Button>}
      </DialogActions>
    </Dialog>
  )
}
