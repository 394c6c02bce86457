/** Title attribute for a cut-off cell, added on hover: only then is it known which cells are cut off. */
import type { MouseEvent } from 'react'

export function showWhole({ target }: MouseEvent<HTMLElement>): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-column]') : null
  if (!cell) return
  if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent
  else cell.removeAttribute('title')
}
