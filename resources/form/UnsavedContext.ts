/** Reports unsaved input to the surrounding dialog, which asks before it closes. */
import { createContext, useContext, useEffect } from 'react'
import { useAskBeforeUnload } from './useAskBeforeUnload.ts'

/** Absent: no dialog; the page asks. */
export const UnsavedContext = createContext<((isUnsaved: boolean) => void) | undefined>(undefined)

export function useTellUnsaved(isUnsaved: boolean): void {
  const tell = useContext(UnsavedContext)
  useEffect(() => {
    tell?.(isUnsaved)
    return () => tell?.(false)
  }, [tell, isUnsaved])
}

/** For input in a dialog without a form. */
export function useUnsaved(isUnsaved: boolean): void {
  useTellUnsaved(isUnsaved)
  useAskBeforeUnload(isUnsaved)
}
