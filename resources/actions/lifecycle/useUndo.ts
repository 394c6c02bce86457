/** The action that takes back what was just done, for some minutes after it. */
import { useEffect, useState } from 'react'

export type Undo = {
  /** Name of the action. */
  undo: string | undefined
  /** Receives the name of the action that reverses the last one; undefined without one. */
  offer: (undo: string | undefined) => void
}

const minutes = 5

export function useUndo(): Undo {
  const [undo, setUndo] = useState<string>()
  useEffect(() => {
    if (undo === undefined) return undefined
    const timer = setTimeout(() => setUndo(undefined), minutes * 60_000)
    return () => clearTimeout(timer)
  }, [undo])
  return { undo, offer: setUndo }
}
