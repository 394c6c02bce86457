/**
 * Keyboard for cells that can be edited in place: arrow keys or a click focus one; Enter, F2 or a double click opens
 * it. In a list with a manual order Alt with the arrows moves the row.
 */
import type { KeyboardEvent, MouseEvent, RefObject } from 'react'

type CellKeys = {
  scroller: RefObject<HTMLElement | null>
  onEdit?: (cell: HTMLElement) => void
  onMove?: (from: number, to: number) => void
}

const editable = 'td[data-editable]'

/** @returns Handlers of the table; the key handler tells whether it has handled the key. */
export function useCellKeys({ scroller, onEdit, onMove }: CellKeys) {
  const handleDoubleClick = ({ target }: MouseEvent<HTMLElement>) => {
    const cell = target instanceof Element ? target.closest<HTMLElement>(editable) : null
    if (cell && onEdit) onEdit(cell)
  }

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): boolean => {
    const { target, key } = event
    const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-index]') : null
    if (!(target instanceof HTMLElement) || !row || event.ctrlKey || event.metaKey) return false
    const index = Number(row.dataset.index)
    const taken = () => {
      event.preventDefault()
      return true
    }
    if (event.altKey) {
      const step = { ArrowUp: -1, ArrowDown: 1 }[key]
      if (!step || !onMove) return false
      onMove(index, index + step)
      return taken()
    }
    if (!onEdit) return false
    const cells = [...row.querySelectorAll<HTMLElement>(editable)]
    const place = cells.findIndex((cell) => cell === target)
    if (place < 0) {
      if (target !== row || !cells[0]) return false
      if (key === 'F2') onEdit(cells[0])
      else if (key === 'ArrowRight') focusCell(cells[0])
      else return false
      return taken()
    }
    switch (key) {
      case 'Enter':
      case 'F2':
        onEdit(target)
        return taken()
      case 'ArrowRight':
        focusCell(cells[place + 1] ?? target)
        return taken()
      case 'ArrowLeft':
        focusCell(cells[place - 1] ?? row)
        return taken()
      case 'ArrowUp':
      case 'ArrowDown': {
        const other = index + (key === 'ArrowUp' ? -1 : 1)
        const next = cellAt(scroller.current, other, target.dataset.column)
        if (!next) return false
        focusCell(next)
        return taken()
      }
      default:
        return false
    }
  }
  return { handleDoubleClick, handleKeyDown }
}

/** Makes only this cell focusable: a list has a thousand of them. */
export function focusCell(cell: HTMLElement): void {
  if (cell.tagName === 'TD') cell.tabIndex = -1
  cell.focus()
}

/** Dispatches a double click, because the table knows the current record. */
export const openCell = (cell: HTMLElement): boolean =>
  cell.dispatchEvent(new window.MouseEvent('dblclick', { bubbles: true }))

/** Cell of a column in the row at an index; undefined if it is not rendered. */
export const cellAt = (table: HTMLElement | null, index: number, column: string | undefined): HTMLElement | undefined =>
  table?.querySelector<HTMLElement>(`tr[data-index="${index}"] > td[data-editable][data-column="${column}"]`) ??
  undefined

/** Next or previous editable cell, in this row or the neighbouring one. */
export function cellBeside(cell: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const cells = [...(cell.closest('table')?.querySelectorAll<HTMLElement>(editable) ?? [])]
  return cells[cells.indexOf(cell) + step]
}
