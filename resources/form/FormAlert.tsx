/** Errors of the form as a whole, above its fields, and focus on the first error. */
import Alert from '@mui/material/Alert'
import { useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { faultyInput } from '#resources/tabs/usePanelMarks.ts'

export const FormAlert = () => {
  const { errors, isSubmitting, submitCount } = useFormState()
  const translate = useTranslate()
  const place = useRef<HTMLDivElement>(null)
  const message = (errors.root as { serverError?: { message?: string } } | undefined)?.serverError?.message

  useEffect(() => {
    if (isSubmitting || submitCount === 0) return
    const form = place.current?.closest('form')
    const wrong = form?.querySelector<HTMLElement>(faultyInput)
    // A closed tab around it opens, and then gives it the focus.
    wrong?.dispatchEvent(new Event('beforematch', { bubbles: true }))
    ;(wrong ?? place.current?.querySelector<HTMLElement>('[role=alert]'))?.focus()
  }, [isSubmitting, submitCount])

  return (
    <div ref={place}>
      {message && (
        <Alert severity="error" tabIndex={-1} sx={{ mb: 2, whiteSpace: 'pre-line' }}>
          {translate(message, { _: message })}
        </Alert>
      )}
    </div>
  )
}
