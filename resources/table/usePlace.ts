/** Restores the place in a list per history entry: the back button returns to the same rows and focus. */
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-admin'
import { keepPlace, placeAt, type Place } from './places.ts'

/** @param label Label of the table, because a page may have several. */
const useKey = (label: string): string => `${useLocation().key} ${label}`

/** Row that was current in this history entry, and whether it had the focus; the first row for a new entry. */
export const useFormerRow = (label: string): Pick<Place, 'row' | 'hadFocus'> => placeAt(useKey(label)) ?? top

const top = { row: 0, hadFocus: false }

/** @param row Current row. */
export function usePlace(scroller: RefObject<HTMLElement | null>, row: number, label: string): void {
  const key = useKey(label)
  const current = useRef(row)
  useEffect(() => {
    current.current = row
  }, [row])

  useLayoutEffect(() => {
    const element = scroller.current
    return () => {
      if (!element) return
      const hadFocus = element.contains(document.activeElement)
      keepPlace(key, { scrollTop: element.scrollTop, row: current.current, hadFocus })
    }
  }, [scroller, key])

  // Restores the place once, when the rows have loaded: a changed filter is another entry and starts at the top.
  const isRestored = useRef(false)
  useLayoutEffect(() => {
    if (isRestored.current) return
    isRestored.current = true
    const place = placeAt(key)
    const element = scroller.current
    if (!place || !element) return
    element.scrollTo({ top: place.scrollTop, behavior: 'instant' })
  }, [scroller, key])
}
