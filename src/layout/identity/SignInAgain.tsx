/**
 * Sign-in dialog over the page after the session ended, so that no input is lost. One dialog for all refused requests.
 */
import { useEffect, useRef, useState } from 'react'
import { CallError } from '#providers/callErrors.ts'
import { setSignInPrompt } from '#providers/http.ts'
import { currentUser, type User } from '#providers/session.ts'
import type { SignInDialog } from './SignInDialog.tsx'

/** `user`: owner of the page. */
type Asked = { user: User | null; Dialog: typeof SignInDialog }

export const SignInAgain = () => {
  const [asked, setAsked] = useState<Asked>()
  const question = useRef<PromiseWithResolvers<boolean>>(undefined)

  useEffect(() => {
    const ask = (): PromiseWithResolvers<boolean> => {
      const user = currentUser()
      const asking = Promise.withResolvers<boolean>()
      import('./SignInDialog.tsx').then(
        ({ SignInDialog: Dialog }) => setAsked({ user, Dialog }),
        // Cancelled: the page stays as it is, and the next refusal asks again.
        (error: unknown) => {
          question.current = undefined
          asking.reject(new CallError('error.network', 0, error))
        },
      )
      return asking
    }
    setSignInPrompt(() => (question.current ??= ask()).promise)
    return () => setSignInPrompt(undefined)
  }, [])

  if (!asked) return null
  const { user, Dialog } = asked
  const handleClose = (signedIn: boolean) => {
    // Another user must not continue with this page, nor a user who still has to set up a second factor.
    const isOther = currentUser()?.id !== user?.id || currentUser()?.mustEnrol
    if (signedIn && isOther) return window.location.reload()
    question.current?.resolve(signedIn)
    question.current = undefined
    setAsked(undefined)
  }
  return <Dialog username={user?.username} onClose={handleClose} />
}
