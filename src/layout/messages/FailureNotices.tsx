/** Puts what the generic error handler is told into a notification. */
import { useEffect } from 'react'
import { useNotify } from 'react-admin'
import { onFailure } from '#src/failures.ts'

export const FailureNotices = () => {
  const notify = useNotify()
  useEffect(() => onFailure(({ message }) => notify(message, { type: 'error' })), [notify])
  return null
}
