/** The rows in view of a scrolling element, followed while it scrolls and changes size. */
import { useCallback, useEffect, useState, type RefObject } from 'react'
import { rowWindow, scrollTopFor, type RowWindow } from './rowWindow.ts'

/** Every row is this high, so that a list of any length can be windowed. */
export const rowHeight = 40
const headHeight = 40
/** Up to here all rows are rendered. */
const fewRows = 100

/** @returns The window, and a function that scrolls a row into view. */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
): [RowWindow, (row: number) => void] {
  const [window, setWindow] = useState(() => rowWindow({ count, rowHeight, height: 800, scrollTop: 0 }))

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const update = () => setWindow((before) => keepIfSame(before, rowWindow(viewportOf(element, count))))
    update()
    element.addEventListener('scroll', update, { passive: true })
    const observer = new ResizeObserver(update)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', update)
      observer.disconnect()
    }
  }, [scroller, count])

  const scrollTo = useCallback(
    (row: number) => {
      const element = scroller.current
      element?.scrollTo({ top: scrollTopFor(row, viewportOf(element, count)) })
    },
    [scroller, count],
  )
  return [
    count <= fewRows ? { ...window, first: 0, last: count, before: 0, after: 0 } : within(window, count),
    scrollTo,
  ]
}

const viewportOf = (element: HTMLElement, count: number) => ({
  count,
  rowHeight,
  height: Math.max(rowHeight, element.clientHeight - headHeight),
  scrollTop: element.scrollTop,
})

/** Until the effect has run the window may be that of a longer list. */
const within = (window: RowWindow, count: number): RowWindow =>
  window.last <= count ? window : { ...window, first: Math.min(window.first, count), last: count }

const keepIfSame = (before: RowWindow, now: RowWindow): RowWindow =>
  (Object.keys(now) as (keyof RowWindow)[]).every((key) => before[key] === now[key]) ? before : now
