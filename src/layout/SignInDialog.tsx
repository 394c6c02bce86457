/** Asks to sign in again, over the page, so that nothing typed is lost. One dialog, however many calls were refused. */
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { setSignInPrompt } from '#providers/http.ts'
import { currentUser } from '#providers/session.ts'
import { SignInForm } from '#src/screens/SignInForm.tsx'

export const SignInDialog = () => {
  const [isOpen, setOpen] = useState(false)
  const question = useRef<PromiseWithResolvers<boolean> | null>(null)
  const before = useRef(currentUser())
  const translate = useTranslate()

  useEffect(() => {
    setSignInPrompt(() => {
      if (!question.current) {
        question.current = Promise.withResolvers()
        before.current = currentUser()
        setOpen(true)
      }
      return question.current.promise
    })
    return () => setSignInPrompt(undefined)
  }, [])

  const close = (signedIn: boolean) => {
    setOpen(false)
    question.current?.resolve(signedIn)
    question.current = null
  }
  const handleSignedIn = () => {
    // Another person must not go on with this one's work.
    if (currentUser()?.id !== before.current?.id) return window.location.reload()
    close(true)
  }
  return (
    <Dialog open={isOpen} onClose={() => close(false)} aria-labelledby="sign-in-again" maxWidth="xs" fullWidth>
      <DialogTitle id="sign-in-again">{translate('shell.expired.title')}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2.5 }}>
          {translate('shell.expired.warning')}
        </Alert>
        <SignInForm username={currentUser()?.username} onSignedIn={handleSignedIn}>
          <Button variant="outlined" size="large" onClick={() => close(false)}>
            {translate('ra.action.cancel')}
          </Button>
        </SignInForm>
      </DialogContent>
    </Dialog>
  )
}
