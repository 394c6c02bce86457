/** Dragging rows by a handle, with mouse, pen or finger: a mark says where the row would land, and it moves when let go. */
import { useRef, useState } from 'react'
import { useEvent } from 'react-admin'

/** @param onMove Called once per drag, with the places of the row before and after. */
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
      // Or the browser would mark text on the way.
      event.preventDefault()
      start(index)
    },
  })
  return { list, dragProps, target }
}

/** Going up, the first row whose middle lies below the pointer; going down, the last whose middle lies above it. */
function placeAt(list: HTMLElement | null, from: number, y: number): number {
  const middles = [...(list?.children ?? [])].map((row) => {
    const { top, height } = row.getBoundingClientRect()
    return top + height / 2
  })
  const isUp = y < (middles[from] ?? 0)
  return isUp ? middles.findIndex((middle) => middle > y) : middles.findLastIndex((middle) => middle <= y)
}
