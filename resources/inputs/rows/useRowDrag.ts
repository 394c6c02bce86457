/** Drags rows by a handle, with mouse, pen or finger; a mark shows the target. */
import { useRef, useState } from 'react'
import { useEvent } from 'react-admin'

/** @param onMove Called once per drag, with old and new index. */
export function useRowDrag(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLDivElement>(null)
  const [target, setTarget] = useState<number>()
  const handleMove = useEvent(onMove)

  const start = (from: number) => {
    let to = from
    const follow = (event: PointerEvent) => {
      to = placeAt(list.current, from, event.clientY)
      setTarget(to > from ? to + 1 : to)
    }
    const end = (event: PointerEvent) => {
      window.removeEventListener('pointermove', follow)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
      setTarget(undefined)
      if (event.type === 'pointerup' && to !== from) handleMove(from, to)
    }
    window.addEventListener('pointermove', follow)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
  }
  const dragProps = (index: number): React.HTMLAttributes<HTMLElement> => ({
    onPointerDown: (event) => {
      if (event.button !== 0) return
      // Prevents text selection while dragging.
      event.preventDefault()
      start(index)
    },
  })
  return { list, dragProps, target }
}

/** Upwards the first row whose middle is below the pointer; downwards the last whose middle is above it. */
function placeAt(list: HTMLElement | null, from: number, y: number): number {
  const middles = [...(list?.children ?? [])].map((row) => {
    const { top, height } = row.getBoundingClientRect()
    return top + height / 2
  })
  const isUp = y < (middles[from] ?? 0)
  return isUp ? middles.findIndex((middle) => middle > y) : middles.findLastIndex((middle) => middle <= y)
}
