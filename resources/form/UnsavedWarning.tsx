/** Asks before typed text is lost: on leaving the page, closing a dialog, going back, or closing the tab. */
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import { useEffect, useState } from 'react'
import { useBlocker, useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { currentUser } from '#providers/session.ts'

export const UnsavedWarning = () => {
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = useFormState()
  const translate = useTranslate()
  const [owner] = useState(() => currentUser()?.id)
  const isTyped = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful
  const isUnsaved = isTyped && !isSubmitting
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  )

  useEffect(() => {
    if (!isTyped) return
    const ask = (event: BeforeUnloadEvent) => {
      // Nobody goes on with what another person typed.
      if (currentUser()?.id === owner) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isTyped, owner])

  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      role="alertdialog"
      aria-labelledby="unsaved-text"
    >
      <DialogContent>
        <DialogContentText id="unsaved-text">{translate('form.unsaved')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => blocker.reset?.()} autoFocus>
          {translate('form.stay')}
        </Button>
        <Button color="error" onClick={() => blocker.proceed?.()}>
          {translate('form.discard')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
