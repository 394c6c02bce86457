/** The rows in view of a scrolling element, followed while it scrolls and changes size. */
import { startTransition, useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { rowsOnPaper, rowWindow, scrollTopFor, type RowWindow } from './rowWindow.ts'
import { usePrinting } from '#resources/table/usePrinting.ts'
import { useRowHeight } from './useRowHeight.ts'

/** Up to here all rows are rendered, for who finds in the page; those out of sight once the page stands still. */
const fewRows = 100
/** Milliseconds after the first rows. */
const standsStill = 300

/**
 * @param block Rows that are at hand together: those around the ones in view are printed with them.
 * @returns The window, and a function that scrolls a row into view.
 */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  block: number,
): [RowWindow, (row: number) => void] {
  const rowHeight = useRowHeight()
  const heightBefore = useRef(rowHeight)
  const [window, setWindow] = useState(() => rowWindow({ count, rowHeight, height: 800, scrollTop: 0 }))

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const update = () => setWindow((before) => keepIfSame(before, rowWindow(viewportOf(element, count, rowHeight))))
    const stretch = rowHeight / heightBefore.current
    heightBefore.current = rowHeight
    // What fits is measured by the observer, which is told its first size after the layout that is made anyway.
    if (stretch !== 1) {
      // Other rows' height: those that were in view stay there, once the space above them is what it will be.
      const scrollTop = element.scrollTop * stretch
      setWindow(rowWindow({ ...viewportOf(element, count, rowHeight), scrollTop }))
      requestAnimationFrame(() => element.scrollTo({ top: scrollTop }))
    }
    element.addEventListener('scroll', update, { passive: true })
    const observer = new ResizeObserver(update)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', update)
      observer.disconnect()
    }
  }, [scroller, count, rowHeight])

  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    if (count === 0) return
    const timer = setTimeout(() => startTransition(() => setDrawn(true)), standsStill)
    return () => clearTimeout(timer)
  }, [count])

  const scrollTo = useCallback(
    (row: number) => {
      const element = scroller.current
      element?.scrollTo({ top: scrollTopFor(row, viewportOf(element, count, rowHeight)) })
    },
    [scroller, count, rowHeight],
  )
  const isWhole = isDrawn && count <= fewRows
  const shown = isWhole ? { ...window, first: 0, last: count, before: 0, after: 0 } : within(window, count)
  return [usePrinting() ? rowsOnPaper(shown, count, block) : shown, scrollTo]
}

/** The head is as high as a row. */
const viewportOf = (element: HTMLElement, count: number, rowHeight: number) => ({
  count,
  rowHeight,
  height: Math.max(rowHeight, element.clientHeight - rowHeight),
  scrollTop: element.scrollTop,
})

/** Until the effect has run the window may be that of a longer list. */
const within = (window: RowWindow, count: number): RowWindow =>
  window.last <= count ? window : { ...window, first: Math.min(window.first, count), last: count }

const keepIfSame = (before: RowWindow, now: RowWindow): RowWindow =>
  (Object.keys(now) as (keyof RowWindow)[]).every((key) => before[key] === now[key]) ? before : now
