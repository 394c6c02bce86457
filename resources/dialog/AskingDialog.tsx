/** A dialog that asks before it closes on what was typed in it; what is in it tells whether there is something. */
import Dialog, { type DialogProps } from '@mui/material/Dialog'
import { useState, type ReactNode } from 'react'
import { DiscardQuestion } from '#resources/form/DiscardQuestion.tsx'
import { OnLeaving } from '#resources/form/OnLeaving.tsx'
import { UnsavedContext } from '#resources/form/UnsavedContext.ts'

type AskingDialogProps = Omit<DialogProps, 'onClose' | 'children'> & {
  onClose: () => void
  /** What asks when one leaves the page: this dialog, the form on the page behind it, or the form in it, whose address it has. */
  leaving: 'asks' | 'page' | 'address'
  /** Gets what closes it, for its buttons: after a question where something was typed. */
  children: (close: () => void) => ReactNode
}

export const AskingDialog = ({ onClose, leaving, children, ...dialog }: AskingDialogProps) => {
  const [isUnsaved, setUnsaved] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const handleClose = () => (isUnsaved ? setAsking(true) : onClose())
  const handleDiscard = () => {
    setUnsaved(false)
    setAsking(false)
    onClose()
  }
  return (
    <Dialog {...dialog} onClose={handleClose}>
      <UnsavedContext value={leaving === 'address' ? undefined : setUnsaved}>{children(handleClose)}</UnsavedContext>
      <DiscardQuestion isOpen={isAsking} onStay={() => setAsking(false)} onDiscard={handleDiscard} />
      {leaving === 'asks' && isUnsaved && <OnLeaving isUnsaved />}
    </Dialog>
  )
}
