/** Dialog that asks before closing with unsaved input, which its content reports. */
import Dialog, { type DialogProps } from '@mui/material/Dialog'
import { useCallback, useState, type ReactNode } from 'react'
import { DiscardQuestion } from '#resources/form/DiscardQuestion.tsx'
import type { Draft } from '#resources/form/drafts/draft.ts'
import { OnLeaving } from '#resources/form/OnLeaving.tsx'
import { UnsavedContext } from '#resources/form/UnsavedContext.ts'

type AskingDialogProps = Omit<DialogProps, 'onClose' | 'children'> & {
  onClose: () => void
  /**
   * Asks when the user leaves: this dialog, the form on the page behind it, or the form inside, whose address it
   * has.
   */
  leaving: 'asks' | 'page' | 'address'
  /** Receives a close function for its buttons, which asks if there is unsaved input. */
  children: (close: () => void) => ReactNode
}

export const AskingDialog = ({ onClose, leaving, children, ...dialog }: AskingDialogProps) => {
  const [{ isUnsaved, draft }, setUnsaved] = useState<{ isUnsaved: boolean; draft?: Draft }>({ isUnsaved: false })
  const tell = useCallback((isUnsaved: boolean, draft?: Draft) => setUnsaved({ isUnsaved, draft }), [])
  const [isAsking, setAsking] = useState(false)
  const handleClose = () => (isUnsaved ? setAsking(true) : onClose())
  const handleDiscard = () => {
    setUnsaved({ isUnsaved: false })
    setAsking(false)
    onClose()
  }
  return (
    <Dialog {...dialog} onClose={handleClose}>
      <UnsavedContext value={leaving === 'address' ? undefined : tell}>{children(handleClose)}</UnsavedContext>
      <DiscardQuestion draft={draft} isOpen={isAsking} onStay={() => setAsking(false)} onDiscard={handleDiscard} />
      {leaving === 'asks' && isUnsaved && <OnLeaving isUnsaved />}
    </Dialog>
  )
}
