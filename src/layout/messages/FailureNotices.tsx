/** Shows errors of the global error handler as notifications. */
import { useEffect } from 'react'
import { useNotify } from 'react-admin'
import { onFailure } from '#src/failures.ts'

export const FailureNotices = () => {
  const notify = useNotify()
  useEffect(() => onFailure(({ message }) => notify(message, { type: 'error' })), [notify])
  return null
}
