/** Makes the browser ask before the tab is closed or reloaded with unsaved input. */
import { useEffect, useState } from 'react'
import { currentUser } from '#providers/session.ts'

export function useAskBeforeUnload(isTyped: boolean): void {
  const [owner] = useState(() => currentUser()?.id)
  useEffect(() => {
    if (!isTyped) return
    const ask = (event: BeforeUnloadEvent) => {
      // No question after another user has signed in, who must not continue with this input.
      if (currentUser()?.id === owner) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isTyped, owner])
}
