/**
 * Distributes the width of a table among its columns: chips, days and moments get what they need, numbers and codes
 * their preferred width, names and texts the rest. If space is short these become somewhat narrower, to avoid
 * horizontal scrolling.
 */
import { useContext, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useEvent, useListContext } from 'react-admin'
import { ColumnsContext } from '#resources/contexts/TableContext.ts'

/** Smallest share of the preferred width that a column keeps. */
const least = 0.65
/** A smaller share, if it avoids horizontal scrolling altogether. */
const leastToFit = 0.5
/** Largest multiple of the preferred width useful for texts; beyond it all columns share the space. */
const most = 2.5
/**
 * Columns below this width contain numbers, amounts and codes, which must stay whole and gain nothing from more space.
 */
const flexible = 170
/** Width of a letter of the heading in pixels, rounded up. */
const letterWidth = (letter: string): number => {
  if ('mwMW'.includes(letter)) return 13
  if ('fijlrtI'.includes(letter)) return 5
  return letter === letter.toLowerCase() ? 8 : 10
}

/** Width in pixels of contents that must not be cut off. */
const wholeVariable = (source: string) => `--whole-${source}`
/** Contents that must not be cut off, where they fill the cell. */
const wholes = [
  ...['.MuiChip-root', 'time'].map((kind) => `td[data-column] > ${kind}:only-child`),
  'td[data-column] [data-whole]',
].join()

/**
 * Width of a column in CSS.
 *
 * @param word Width of the longest word of its heading, in pixels.
 */
export const fittedWidth = (source: string, width: number, word: number): string => {
  const wanted = width < flexible ? `${width}px` : `calc(${width}px * var(--fit, 1))`
  return `max(${word}px, var(${wholeVariable(source)}, ${wanted}))`
}

/** Width of the longest word of a heading in pixels, with padding and sort arrow. */
export function wordWidth(name: string, sortable = false): number {
  const words = name.split(/[\s-]/).map((word) => sum([...word].map(letterWidth)))
  return Math.ceil(Math.max(...words)) + 24 + (sortable ? 20 : 0)
}

/**
 * Sets on the scroll area `--fit`, the factor of the preferred widths, and the widths of contents that must not be cut
 * off.
 *
 * @param rows Identity of the rendered rows.
 */
export function useFit(
  scroller: RefObject<HTMLElement | null>,
  columns: ReactNode,
  rows: { first: number; last: number },
): void {
  const shown = useContext(ColumnsContext)
  const { data } = useListContext()
  /** The largest so far: columns do not become narrower while scrolling or sorting. */
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

/** Width of the widest such content per column in pixels, with padding, among rendered rows. */
function wholeWidths(element: HTMLElement): Map<string, number> {
  const widths = new Map<string, number>()
  for (const whole of element.querySelectorAll<HTMLElement>(wholes)) {
    const source = whole.closest('td')?.dataset.column ?? ''
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
  // Columns limited by a word of their heading leave less to the others, which may reach theirs in turn.
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
