/** Number of entries that fit in a row, measured before the row is painted. */
import { useLayoutEffect, useState, type RefObject } from 'react'

/**
 * @param list Element whose children are the entries and, last, the one that collects the rest; none may shrink.
 * @param entries A change of them measures again.
 */
export function useFitting(list: RefObject<HTMLElement | null>, entries: readonly unknown[]): number {
  const [fitting, setFitting] = useState(entries.length)

  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const update = () => setFitting(measure(element, entries.length))
    update()
    const observer = new ResizeObserver(update)
    // Entries are observed too: they grow when the web font loads.
    for (const each of [element, ...element.children]) observer.observe(each)
    return () => observer.disconnect()
  }, [list, entries])

  return Math.min(fitting, entries.length)
}

function measure(list: HTMLElement, count: number): number {
  const widths = [...list.children].map((child) => (child instanceof HTMLElement ? child.offsetWidth : 0))
  return countFitting(list.clientWidth, widths.slice(0, count), widths[count] ?? 0)
}

/**
 * @param room Width of the row.
 * @param rest Width of the entry that collects the rest.
 */
export function countFitting(room: number, widths: readonly number[], rest: number): number {
  const total = widths.reduce((sum, width) => sum + width, 0)
  if (total <= room) return widths.length
  let used = rest
  return widths.findIndex((width) => (used += width) > room)
}
