/** What is typed inside a dialog and not saved: the dialog is told, and asks before it closes. */
import { createContext, useContext, useEffect } from 'react'
import { useAskBeforeUnload } from './useAskBeforeUnload.ts'

/** Absent: nothing around it asks; the page itself does. */
export const UnsavedContext = createContext<((isUnsaved: boolean) => void) | undefined>(undefined)

export function useTellUnsaved(isUnsaved: boolean): void {
  const tell = useContext(UnsavedContext)
  useEffect(() => {
    tell?.(isUnsaved)
    return () => tell?.(false)
  }, [tell, isUnsaved])
}

/** For what is typed in a dialog without a form. */
export function useUnsaved(isUnsaved: boolean): void {
  useTellUnsaved(isUnsaved)
  useAskBeforeUnload(isUnsaved)
}
