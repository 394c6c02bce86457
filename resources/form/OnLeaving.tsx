/** Asks before navigation discards unsaved input. The router asks one guard at a time. */
import { useBlocker } from 'react-admin'
import { DiscardQuestion } from './DiscardQuestion.tsx'

export const OnLeaving = ({ isUnsaved }: { isUnsaved: boolean }) => {
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
