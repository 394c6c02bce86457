/** The action that takes back what was just done, for some minutes after it. */
import { useEffect, useState } from 'react'

const minutes = 5

/** @returns `offer` takes the name of the action that undoes, or undefined when none does. */
export function useUndo() {
  const [undo, setUndo] = useState<string>()
  useEffect(() => {
    if (undo === undefined) return undefined
    const timer = setTimeout(() => setUndo(undefined), minutes * 60_000)
    return () => clearTimeout(timer)
  }, [undo])
  return { undo, offer: setUndo }
}
