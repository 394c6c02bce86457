/** Colleagues work on the same list: while it is in sight it is read again every so often. */
import { useEffect } from 'react'
import { useEvent } from 'react-admin'

/** Milliseconds. */
const every = 20_000

export function useKeepCurrent(read: () => void): void {
  const handleTime = useEvent(() => {
    if (document.visibilityState === 'visible') read()
  })
  useEffect(() => {
    const timer = setInterval(handleTime, every)
    return () => clearInterval(timer)
  }, [handleTime])
}
