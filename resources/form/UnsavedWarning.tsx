/** Asks before typed text is lost: on leaving the page, closing a dialog, going back, or closing the tab. */
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import { useEffect } from 'react'
import { useBlocker, useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'

export const UnsavedWarning = () => {
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = useFormState()
  const translate = useTranslate()
  const isUnsaved = Object.keys(dirtyFields).length > 0 && !isSubmitting && !isSubmitSuccessful
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  )

  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])

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
