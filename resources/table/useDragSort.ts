/**
 * Sorting by drag handle with mouse, pen or finger. Items have `data-index`, handles `data-handle`; the target gets
 * `data-drop`, so that nothing is rendered during the drag.
 */
import { useEffect, useRef, type PointerEvent as ReactPointerEvent, type RefObject } from 'react'

/** Pixels from the edge at which the list starts to scroll. */
const edge = 40

/** @returns Attributes of the element that contains the list. */
export function useDragSort(container: RefObject<HTMLElement | null>, onMove?: (from: number, to: number) => void) {
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const handlePointerDown = (event: ReactPointerEvent<HTMLElement>) => {
    const handle = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-handle]') : null
    const box = container.current
    const dragged = handle?.closest<HTMLElement>('[data-index]')
    if (!onMove || !handle || !box || !dragged || event.button !== 0) return
    const from = Number(dragged.dataset.index)
    const { pointerId } = event
    let over: HTMLElement | undefined
    dragged.dataset.dragged = ''

    const mark = (next: HTMLElement | undefined) => {
      delete over?.dataset.drop
      over = next
      if (over && over !== dragged) over.dataset.drop = Number(over.dataset.index) < from ? 'before' : 'after'
    }
    const handleMove = (move: PointerEvent) => {
      if (move.pointerId !== pointerId) return
      const bounds = box.getBoundingClientRect()
      if (move.clientY < bounds.top + edge) box.scrollBy(0, -8)
      if (move.clientY > bounds.bottom - edge) box.scrollBy(0, 8)
      const x = dragged.getBoundingClientRect().left + 4
      const under = document.elementFromPoint(Math.max(x, bounds.left + 4), move.clientY)
      const next = under?.closest<HTMLElement>('[data-index]')
      if (next && box.contains(next)) mark(next)
    }
    const end = (isMeant: boolean) => {
      const to = over === undefined ? from : Number(over.dataset.index)
      mark(undefined)
      delete dragged.dataset.dragged
      window.removeEventListener('pointermove', handleMove)
      window.removeEventListener('pointerup', handleUp)
      window.removeEventListener('pointercancel', handleCancel)
      window.removeEventListener('keydown', handleKey, true)
      stop.current = undefined
      if (isMeant && to !== from) onMove(from, to)
    }
    const handleUp = (up: PointerEvent) => up.pointerId === pointerId && end(true)
    const handleCancel = () => end(false)
    const handleKey = (key: KeyboardEvent) => {
      if (key.key !== 'Escape') return
      key.stopPropagation()
      end(false)
    }
    window.addEventListener('pointermove', handleMove)
    window.addEventListener('pointerup', handleUp)
    window.addEventListener('pointercancel', handleCancel)
    window.addEventListener('keydown', handleKey, true)
    stop.current = () => end(false)
  }
  return { onPointerDown: handlePointerDown }
}
