/** Makes the columns of a table somewhat narrower where that spares the reader from scrolling sideways. */
import { useContext, useLayoutEffect, type ReactNode, type RefObject } from 'react'
import { ColumnsContext } from './TableContext.ts'

/** Of the width that a column wants, at least this part is kept. */
const least = 0.65
/** Narrower ones hold days, amounts and codes, of which no part can be missed. */
const shrinking = 170

/** How wide a column becomes, in CSS. */
export const fittedWidth = (width: number): string =>
  width < shrinking ? `${width}px` : `calc(${width}px * var(--fit, 1))`

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
  const wanted = heads.map((head) => Number(head.dataset.width ?? head.offsetWidth))
  const sum = (widths: readonly number[]) => widths.reduce((all, width) => all + width, 0)
  const isWide = (place: number) => heads[place]?.dataset.width !== undefined && (wanted[place] ?? 0) >= shrinking
  const wide = sum(wanted.filter((_, place) => isWide(place)))
  const fixed = sum(wanted) - wide
  if (wide === 0) return 1
  return Math.min(1, Math.max(least, Math.floor(((element.clientWidth - fixed) / wide) * 1000) / 1000))
}
