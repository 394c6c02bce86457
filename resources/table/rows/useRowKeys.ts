/** Keyboard navigation of rows; the current row keeps the focus, also after scrolling to it. */
import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'

type RowKeys = {
  scroller: RefObject<HTMLElement | null>
  count: number
  /** Visible rows: step of Page Up and Page Down. */
  page: number
  scrollTo: (row: number) => void
  onOpen: (row: number) => void
  /** undefined: rows are not selectable. */
  onToggle?: (row: number, isRange: boolean) => void
  /** Selects the rows between two, as far as they follow on the last ones. */
  onExtend: (from: number, to: number) => void
  /** Initial row; it gets the focus once it is rendered, unless another element has it by then. */
  first: { row: number; hadFocus: boolean }
}

/** @returns The current row, and handlers for keys and for focus, which makes a row current. */
export function useRowKeys({ scroller, count, page, scrollTo, onOpen, onToggle, onExtend, first }: RowKeys) {
  const [current, setCurrent] = useState(first.row)
  const wantsFocus = useRef(false)
  const isReturning = useRef(first.hadFocus)

  // Synchronously: if the focused row is gone, a key pressed meanwhile would be lost.
  useLayoutEffect(() => {
    if (document.activeElement !== null && document.activeElement !== document.body) isReturning.current = false
    if (!wantsFocus.current && !isReturning.current) return
    const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${current}"]`)
    if (!row) return
    // The area may have become shorter since the key was pressed.
    if (wantsFocus.current) scrollTo(current)
    wantsFocus.current = false
    isReturning.current = false
    row.focus({ preventScroll: true })
  })

  const handleFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const row = target.closest<HTMLElement>('[data-index]')
    if (row) setCurrent(Number(row.dataset.index))
  }

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = event.target instanceof HTMLElement && event.target.closest<HTMLElement>('[data-index]')
    if (!row || event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return
    const at = Number(row.dataset.index)
    if (event.key === 'Enter' && event.target === row) return onOpen(at)
    if (event.key === ' ' && event.target === row && onToggle) {
      event.preventDefault()
      return onToggle(at, event.shiftKey)
    }
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + page, PageUp: at - page, Home: 0, End: count - 1 }[
      event.key
    ]
    if (to === undefined) return
    event.preventDefault()
    const next = Math.min(Math.max(to, 0), count - 1)
    if (event.shiftKey && onToggle) onExtend(at, next)
    wantsFocus.current = true
    setCurrent(next)
    scrollTo(next)
    if (next === at) row.focus()
  }
  return { current: Math.min(current, Math.max(0, count - 1)), handleFocus, handleKeyDown }
}

const isTyping = (target: EventTarget): boolean =>
  target instanceof Element && target.matches('input[type=text], textarea, select')
