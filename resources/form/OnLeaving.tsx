/** Asks before navigation discards unsaved input. The router asks one guard at a time. */
import { useBlocker } from 'react-admin'
import { DiscardQuestion } from './DiscardQuestion.tsx'
import type { Draft } from './drafts/draft.ts'

export const OnLeaving = ({ isUnsaved, draft }: { isUnsaved: boolean; draft?: Draft }) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  )
  return (
    <DiscardQuestion
      draft={draft}
      isOpen={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onDiscard={() => blocker.proceed?.()}
    />
  )
}
