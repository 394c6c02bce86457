/**
 * Asks for the password again before a sensitive action, in a dialog over the page, so that no input is lost. One
 * dialog for all requests.
 */
import { useEffect, useRef, useState } from 'react'
import { CallError } from '#providers/callErrors.ts'
import { setConfirmPrompt } from '#providers/http.ts'
import type { ConfirmDialog } from './ConfirmDialog.tsx'

export const ConfirmIdentity = () => {
  const [asked, setAsked] = useState<{ Dialog: typeof ConfirmDialog }>()
  const question = useRef<PromiseWithResolvers<boolean>>(undefined)

  useEffect(() => {
    const ask = (): PromiseWithResolvers<boolean> => {
      const asking = Promise.withResolvers<boolean>()
      import('./ConfirmDialog.tsx').then(
        ({ ConfirmDialog: Dialog }) => setAsked({ Dialog }),
        // Cancelled: the page stays as it is, and the next request asks again.
        (error: unknown) => {
          question.current = undefined
          asking.reject(new CallError('error.network', 0, error))
        },
      )
      return asking
    }
    setConfirmPrompt(() => (question.current ??= ask()).promise)
    return () => setConfirmPrompt(undefined)
  }, [])

  if (!asked) return null
  const handleClose = (isConfirmed: boolean) => {
    question.current?.resolve(isConfirmed)
    question.current = undefined
    setAsked(undefined)
  }
  return <asked.Dialog onClose={handleClose} />
}
