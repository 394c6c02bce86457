/** Makes the columns of a table somewhat narrower where that spares the reader from scrolling sideways. */
import { useContext, useLayoutEffect, type ReactNode, type RefObject } from 'react'
import { ColumnsContext } from './TableContext.ts'

/** Of the width that a column wants, at least this part is kept. */
const least = 0.65
/** Narrower ones hold days, amounts and codes, of which no part can be missed. */
const shrinking = 170
/** Pixels of a letter of the head, as wide as they are on average in a word of wide ones. */
const letter = 8.3

/**
 * How wide a column becomes, in CSS.
 *
 * @param word What its name needs, in pixels.
 */
export const fittedWidth = (width: number, word: number): string =>
  width < shrinking ? `${width}px` : `max(${word}px, calc(${width}px * var(--fit, 1)))`

/** Pixels that the longest word of a name takes, with the space beside it and the arrow of what sorts: words are not cut. */
export function wordWidth(name: string, sortable = false): number {
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length))
  return Math.ceil(longest * letter) + 24 + (sortable ? 20 : 0)
}

/** Sets `--fit` on the scrolling element: what the wanted widths of the columns are multiplied with. */
export function useFit(scroller: RefObject<HTMLElement | null>, columns: ReactNode): void {
  const shown = useContext(ColumnsContext)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const fit = () => element.style.setProperty('--fit', String(fitOf(element)))
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller, columns, shown])
}

function fitOf(element: HTMLElement): number {
  const heads = [...element.querySelectorAll<HTMLElement>('thead th')]
  const all = heads.map((head) => ({
    wanted: Number(head.dataset.width ?? head.offsetWidth),
    word: Number(head.dataset.least ?? 0),
    gives: head.dataset.width !== undefined && Number(head.dataset.width) >= shrinking,
  }))
  const room = element.clientWidth
  let fit = 1
  let giving = all.filter(({ gives }) => gives)
  // What a word keeps from becoming narrower leaves less to the others, which then may come to a word of theirs.
  for (let before = -1; before !== giving.length && giving.length > 0;) {
    before = giving.length
    const kept = all.filter((one) => !giving.includes(one))
    const fixed = sum(kept.map(({ gives, wanted, word }) => (gives ? word : wanted)))
    const ideal = (room - fixed) / sum(giving.map(({ wanted }) => wanted))
    fit = Math.min(1, Math.max(least, Math.floor(ideal * 1000) / 1000))
    giving = giving.filter(({ wanted, word }) => wanted * fit >= word)
  }
  return fit
}

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0)
