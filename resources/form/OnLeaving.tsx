/** Asks before navigation discards unsaved input. The router asks one guard at a time. */
import { useBlocker } from 'react-admin'
import { tabKey } from '#resources/tabs/tabKey.ts'
import { DiscardQuestion } from './DiscardQuestion.tsx'
import type { Draft } from './drafts/draft.ts'

export const OnLeaving = ({ isUnsaved, draft }: { isUnsaved: boolean; draft?: Draft }) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && formAt(currentLocation) !== formAt(nextLocation),
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

/** Part of an address that leads to the form, in any of its tabs. */
function formAt({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search)
  query.delete(tabKey)
  return `${pathname}?${query}`
}
