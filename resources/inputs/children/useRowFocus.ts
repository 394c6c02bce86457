/** Moves the focus between rows of inputs. */
import { useEffect, useRef, type RefObject } from 'react'

const focusable =
  'input:not([type=hidden]):not(:disabled), textarea:not(:disabled), [role=combobox]:not([aria-disabled=true])'

/** @param list Element that contains the rows. @param last Element to focus when there is no row. */
export function useRowFocus(list: RefObject<HTMLElement | null>, last: RefObject<HTMLElement | null>) {
  /** Index of the row to focus once it is rendered. */
  const wanted = useRef<number>(undefined)

  const now = (row: number, cell = 0) => {
    const cells = [...(list.current?.children[row]?.querySelectorAll('.cell') ?? [])]
    const from = cells[cell]?.querySelector(focusable) ? cell : 0
    const input = cells
      .slice(from)
      .map((one) => one.querySelector<HTMLElement>(focusable))
      .find(Boolean)
    ;(input ?? last.current)?.focus()
  }
  useEffect(() => {
    if (wanted.current === undefined) return
    const row = wanted.current
    wanted.current = undefined
    if (row < 0) last.current?.focus()
    else now(row)
  })
  return {
    now,
    /** Focuses a row that is not rendered yet; below 0: the button that adds one. */
    want: (row: number) => {
      wanted.current = row
    },
  }
}
