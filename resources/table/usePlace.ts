/**
 * The place in a list, kept per entry of the browser's history: whoever goes back finds the rows, and the row with the focus,
 * where they left them.
 */
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-admin'
import { keepPlace, placeAt, type Place } from './places.ts'

/** @param label Of the table: a page may have several. */
const useKey = (label: string): string => `${useLocation().key} ${label}`

/** The row that was current when this entry of the history was left, and whether it had the focus; the first for an entry that is new. */
export const useFormerRow = (label: string): Pick<Place, 'row' | 'hadFocus'> => placeAt(useKey(label)) ?? top

const top = { row: 0, hadFocus: false }

/** @param row The current row. */
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

  // Once, when the rows are there: a filter that changes later has its own entry, and its rows begin at the top.
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
