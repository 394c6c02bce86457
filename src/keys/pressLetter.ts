/** Does what a single letter means on a page: rows of its list, the record that it shows, other pages. */
import type { QueryClient } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { besideSearch, besideState } from '#resources/contexts/besidePlace.ts'
import { placeAt } from '#src/beside/recordLink.ts'
import { neighbourOf } from './neighbour.ts'
import { currentRow } from './useShortcuts.ts'

export type LetterTools = {
  navigate: (to: string | { search: string }, options: { replace?: boolean; state?: object }) => void
  queryClient: QueryClient
  /** Path of the page, inside react-admin. */
  path: string
  /** Query of the page's address. */
  search: string
  /** Opens the choice of pages. */
  goTo: () => void
}

export function pressLetter(event: KeyboardEvent, { navigate, queryClient, path, search, goTo }: LetterTools): void {
  const letter = event.key.toLowerCase()
  // Not the target: while this file was loading, an earlier key may have moved the focus.
  const { activeElement: focused } = document
  const row = focused?.closest<HTMLElement>('main tr[data-index]')
  const arrow = { j: 'ArrowDown', k: 'ArrowUp' }[letter]
  if (arrow !== undefined) return row ? press(focused, arrow, event.shiftKey) : currentRow()?.focus()
  if (event.repeat) return
  if (letter === 'g') return goTo()
  if (letter === 'x') return row ? press(row, ' ', event.shiftKey) : currentRow()?.focus()
  if (letter === 'f') return row ? press(focused, 'F10', true) : currentRow()?.focus()
  if (letter === 'e')
    return (row ?? document.querySelector('main'))?.querySelector<HTMLElement>('[data-key=e]')?.click()
  if (letter === 'b') {
    const place = placeAt(focused)
    return place && navigate({ search: besideSearch(search, place) }, { state: besideState })
  }
  // The page says itself what comes before and after.
  const walk = document.querySelector('[data-walk]')
  if (walk) return walk.querySelector<HTMLElement>(`[aria-keyshortcuts=${letter}]`)?.click()
  const record = neighbourOf(path, letter === 'n' ? 1 : -1, queryClient)
  if (record !== undefined) navigate(record, { replace: true })
}

/** The table knows what its own keys do. The focus has moved when this returns. */
function press(target: Element | null, key: string, shiftKey: boolean): void {
  flushSync(() =>
    target?.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true })),
  )
}
