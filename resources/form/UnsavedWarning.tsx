/** Asks before unsaved input is lost: on navigation, on closing a dialog, and on closing the tab. */
import { useContext } from 'react'
import { useFormState } from 'react-hook-form'
import { DraftContext } from './drafts/draft.ts'
import { OnLeaving } from './OnLeaving.tsx'
import { UnsavedContext, useTellUnsaved } from './UnsavedContext.ts'
import { useAskBeforeUnload } from './useAskBeforeUnload.ts'

export const UnsavedWarning = () => {
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = useFormState()
  const isInDialog = useContext(UnsavedContext) !== undefined
  const draft = useContext(DraftContext)
  const isTyped = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful
  const isUnsaved = isTyped && !isSubmitting
  useTellUnsaved(isUnsaved, draft)
  useAskBeforeUnload(isTyped)

  // The router asks one guard: that of the form on the page, not of a dialog over it.
  return isInDialog ? null : <OnLeaving isUnsaved={isUnsaved} draft={draft} />
}
