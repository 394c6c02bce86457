/** Asks before typed text is lost: on leaving the page, closing a dialog, going back, or closing the tab. */
import { useContext, useEffect, useState } from 'react'
import { useBlocker } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { currentUser } from '#providers/session.ts'
import { DiscardQuestion } from './DiscardQuestion.tsx'
import { SurfaceContext } from './FormSurface.ts'

export const UnsavedWarning = () => {
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = useFormState()
  const onUnsaved = useContext(SurfaceContext)?.onUnsaved
  const [owner] = useState(() => currentUser()?.id)
  const isTyped = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful
  const isUnsaved = isTyped && !isSubmitting

  useEffect(() => onUnsaved?.(isUnsaved), [onUnsaved, isUnsaved])
  useEffect(() => {
    if (!isTyped) return
    const ask = (event: BeforeUnloadEvent) => {
      // Nobody goes on with what another person typed.
      if (currentUser()?.id === owner) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isTyped, owner])

  // The router asks one form at a time: the one on the page, and not that of a dialog over it.
  return onUnsaved ? null : <OnLeaving isUnsaved={isUnsaved} />
}

const OnLeaving = ({ isUnsaved }: { isUnsaved: boolean }) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  )
  return (
    <DiscardQuestion
      isOpen={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onDiscard={() => blocker.proceed?.()}
    />
  )
}
