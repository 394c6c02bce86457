/** Asks to sign in again, over the page, so that nothing typed is lost. One dialog, however many calls were refused. */
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { setSignInPrompt } from '#providers/http.ts'
import { currentUser, type User } from '#providers/session.ts'

const SignInDialog = lazy(() => import('./SignInDialog.tsx'))

export const SignInAgain = () => {
  const [user, setUser] = useState<User | null>(null)
  const [isAsking, setAsking] = useState(false)
  const question = useRef<PromiseWithResolvers<boolean> | null>(null)

  useEffect(() => {
    setSignInPrompt(() => {
      question.current ??= Promise.withResolvers()
      setUser(currentUser())
      setAsking(true)
      return question.current.promise
    })
    return () => setSignInPrompt(undefined)
  }, [])

  if (!isAsking) return null
  const handleClose = (signedIn: boolean) => {
    // Another person must not go on with this one's work, and who lacks a second factor cannot.
    const isOther = currentUser()?.id !== user?.id || currentUser()?.mustEnrol
    if (signedIn && isOther) return window.location.reload()
    question.current?.resolve(signedIn)
    question.current = null
    setAsking(false)
  }
  return (
    <Suspense>
      <SignInDialog username={user?.username} onClose={handleClose} />
    </Suspense>
  )
}
