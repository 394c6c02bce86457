/** Moves the focus between rows of inputs. */
import { useEffect, useRef, type RefObject } from 'react'

const focusable =
  'input:not([type=hidden]):not(:disabled), textarea:not(:disabled), [role=combobox]:not([aria-disabled=true])'

/** @param list Holds the rows. @param last What has the focus where there is no row. */
export function useRowFocus(list: RefObject<HTMLElement | null>, last: RefObject<HTMLElement | null>) {
  /** Row that gets the focus once it is there. */
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
    /** Of a row that is only about to be drawn; below 0: the button that adds one. */
    want: (row: number) => {
      wanted.current = row
    },
  }
}
