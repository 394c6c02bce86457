/** The browser asks before the tab is closed or loaded anew, for as long as something is typed and not saved. */
import { useEffect, useState } from 'react'
import { currentUser } from '#providers/session.ts'

export function useAskBeforeUnload(isTyped: boolean): void {
  const [owner] = useState(() => currentUser()?.id)
  useEffect(() => {
    if (!isTyped) return
    const ask = (event: BeforeUnloadEvent) => {
      // Nobody goes on with what another person typed.
      if (currentUser()?.id === owner) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isTyped, owner])
}
