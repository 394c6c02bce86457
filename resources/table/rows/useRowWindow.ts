/** Visible rows of a scroll area, updated on scroll and resize. */
import { startTransition, useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { rowsOnPaper, rowWindow, scrollTopFor, type RowWindow } from './rowWindow.ts'
import { usePrinting } from '#resources/table/usePrinting.ts'
import { useRowHeight } from './useRowHeight.ts'

/** Most rows that are all rendered, for the browser's page search; those out of sight once scrolling stops. */
const fewRows = 100
/** Milliseconds after the first rows. */
const standsStill = 300

/**
 * @param block Rows that are loaded together: a block around the visible rows is printed with them.
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
    // The observer measures the first size, after a layout that happens anyway.
    if (stretch !== 1) {
      // After a change of row height the same rows stay visible.
      const scrollTop = element.scrollTop * stretch
      setWindow(rowWindow({ ...viewportOf(element, count, rowHeight), scrollTop }))
      requestAnimationFrame(() => element.scrollTo({ top: scrollTop }))
    }
    element.addEventListener('scroll', update, { passive: true })
    let { clientHeight } = element
    // Keeps the focused row in view when something appears below, such as the bar of a selection.
    const observer = new ResizeObserver(() => {
      const before = { ...viewportOf(element, count, rowHeight), height: clientHeight - rowHeight }
      const isShorter = element.clientHeight < clientHeight
      clientHeight = element.clientHeight
      update()
      const row = isShorter && element.querySelector<HTMLElement>('[data-index]:focus')?.dataset.index
      if (!row || Math.abs(scrollTopFor(Number(row), before) - before.scrollTop) > 1) return
      element.scrollTo({ top: scrollTopFor(Number(row), viewportOf(element, count, rowHeight)) })
    })
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

/** The heading has the height of a row. */
const viewportOf = (element: HTMLElement, count: number, rowHeight: number) => ({
  count,
  rowHeight,
  height: Math.max(rowHeight, element.clientHeight - rowHeight),
  scrollTop: element.scrollTop,
})

/** Cuts the window to the list: until the effect has run, it may belong to a longer one. */
const within = (window: RowWindow, count: number): RowWindow =>
  window.last <= count ? window : { ...window, first: Math.min(window.first, count), last: count }

const keepIfSame = (before: RowWindow, now: RowWindow): RowWindow =>
  (Object.keys(now) as (keyof RowWindow)[]).every((key) => before[key] === now[key]) ? before : now
