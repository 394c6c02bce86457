/**
 * Shares the room of a table out among its columns by what stands in them: a chip, a day and a moment have what they need and
 * no more, numbers and codes what they want, and names and texts the rest. Where there is not enough, these become somewhat
 * narrower if that spares the reader from scrolling sideways.
 */
import { useContext, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useEvent, useListContext } from 'react-admin'
import { ColumnsContext } from '#resources/contexts/TableContext.ts'

/** Of the width that a column wants, at least this part is kept. */
const least = 0.65
/** Less, where that makes all columns fit: nobody wants to scroll sideways for the last few pixels. */
const leastToFit = 0.5
/** More than so many times what they want is no use to names and texts; all columns share what is left then. */
const most = 2.5
/** Narrower ones hold numbers, amounts and codes, of which no part can be missed, and that nobody reads better for more room. */
const flexible = 170
/** Pixels of a letter of the head, rounded up. */
const letterWidth = (letter: string): number => {
  if ('mwMW'.includes(letter)) return 13
  if ('fijlrtI'.includes(letter)) return 5
  return letter === letter.toLowerCase() ? 8 : 10
}

/** What a column needs for what is not cut, in pixels. */
const wholeVariable = (source: string) => `--whole-${source}`
/** What is not cut, where it is all that its cell has. */
const wholes = ['.MuiChip-root', 'time'].map((kind) => `td[data-column] > ${kind}:only-child`).join()

/**
 * How wide a column becomes, in CSS.
 *
 * @param word What its name needs, in pixels.
 */
export const fittedWidth = (source: string, width: number, word: number): string => {
  const wanted = width < flexible ? `${width}px` : `calc(${width}px * var(--fit, 1))`
  return `max(${word}px, var(${wholeVariable(source)}, ${wanted}))`
}

/** Pixels that the longest word of a name takes, with the space beside it and the arrow of what sorts: words are not cut. */
export function wordWidth(name: string, sortable = false): number {
  const words = name.split(/[\s-]/).map((word) => sum([...word].map(letterWidth)))
  return Math.ceil(Math.max(...words)) + 24 + (sortable ? 20 : 0)
}

/**
 * Sets on the scrolling element `--fit`, what the wanted widths of the columns are multiplied with, and what is not cut needs.
 *
 * @param rows Which rows are drawn.
 */
export function useFit(
  scroller: RefObject<HTMLElement | null>,
  columns: ReactNode,
  rows: { first: number; last: number },
): void {
  const shown = useContext(ColumnsContext)
  const { data } = useListContext()
  /** The widest so far: a column does not become narrower again while one scrolls or sorts. */
  const needed = useRef(new Map<string, number>())
  const fit = useEvent(() => {
    const element = scroller.current
    element?.style.setProperty('--fit', String(fitOf(element, needed.current)))
  })
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const wider = [...wholeWidths(element)].filter(([source, width]) => width > (needed.current.get(source) ?? 0))
    for (const [source, width] of wider) {
      needed.current.set(source, width)
      element.style.setProperty(wholeVariable(source), `${width}px`)
    }
    if (wider.length > 0) fit()
  }, [scroller, shown, data, rows.first, rows.last, fit])
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller, columns, shown, fit])
}

/** Pixels that the widest whole of each column takes, with the space beside it; for the rows that are there. */
function wholeWidths(element: HTMLElement): Map<string, number> {
  const widths = new Map<string, number>()
  for (const whole of element.querySelectorAll<HTMLElement>(wholes)) {
    const source = whole.parentElement?.dataset.column ?? ''
    const label = whole.querySelector('.MuiChip-label')
    const cut = label ? label.scrollWidth - label.clientWidth : 0
    if (whole.offsetWidth > 0) widths.set(source, Math.max(widths.get(source) ?? 0, whole.offsetWidth + cut + 26))
  }
  return widths
}

function fitOf(element: HTMLElement, whole: ReadonlyMap<string, number>): number {
  const heads = [...element.querySelectorAll<HTMLElement>('thead th')]
  const all = heads.map((head) => {
    const { width, source = '' } = head.dataset
    const word = Number(head.dataset.least ?? 0)
    const own = whole.get(source)
    if (own !== undefined) return { wanted: Math.max(word, own), word, gives: false }
    const gives = width !== undefined && Number(width) >= flexible
    return { wanted: Math.max(word, Number(width ?? head.offsetWidth)), word, gives }
  })
  const room = element.clientWidth
  let fit = 1
  let giving = all.filter(({ gives }) => gives)
  // What a word keeps from becoming narrower leaves less to the others, which then may come to a word of theirs.
  for (let before = -1; before !== giving.length && giving.length > 0;) {
    before = giving.length
    const kept = all.filter((one) => !giving.includes(one))
    const fixed = sum(kept.map(({ gives, wanted, word }) => (gives ? word : wanted)))
    const ideal = (room - fixed) / sum(giving.map(({ wanted }) => wanted))
    fit = Math.min(most, ideal < leastToFit ? least : Math.floor(ideal * 1000) / 1000)
    giving = giving.filter(({ wanted, word }) => wanted * fit >= word)
  }
  return fit
}

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0)
