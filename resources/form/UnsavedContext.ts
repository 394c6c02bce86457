/** Reports unsaved input to the surrounding dialog, which asks before it closes. */
import { createContext, useContext, useEffect } from 'react'
import type { Draft } from './drafts/draft.ts'
import { useAskBeforeUnload } from './useAskBeforeUnload.ts'

/** Absent: no dialog; the page asks. */
export const UnsavedContext = createContext<((isUnsaved: boolean, draft?: Draft) => void) | undefined>(undefined)

/** @param draft Draft that keeps the input, if it is kept. */
export function useTellUnsaved(isUnsaved: boolean, draft?: Draft): void {
  const tell = useContext(UnsavedContext)
  useEffect(() => {
    tell?.(isUnsaved, draft)
    return () => tell?.(false)
  }, [tell, isUnsaved, draft])
}

/** Guards input in a dialog without a form. */
export function useUnsaved(isUnsaved: boolean): void {
  useTellUnsaved(isUnsaved)
  useAskBeforeUnload(isUnsaved)
}
