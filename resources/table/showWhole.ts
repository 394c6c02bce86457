/** A cell that is cut says all of it when it is pointed at: which ones are cut is known only then. */
import type { MouseEvent } from 'react'

export function showWhole({ target }: MouseEvent<HTMLElement>): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-column]') : null
  if (!cell) return
  if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent
  else cell.removeAttribute('title')
}
