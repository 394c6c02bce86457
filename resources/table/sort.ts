/** Sorting by one column: none, ascending, descending, none. */
import type { SortPayload } from 'react-admin'

/** The server's order. Must be the default of a list, or react-admin never clears the sort column. */
export const unsorted: SortPayload = { field: '', order: 'ASC' }

export function nextSort(current: SortPayload, field: string): SortPayload {
  if (current.field !== field) return { field, order: 'ASC' }
  return current.order === 'ASC' ? { field, order: 'DESC' } : unsorted
}

/** Value of `aria-sort` of a heading. */
export function ariaSort(current: SortPayload, field: string): 'ascending' | 'descending' | 'none' {
  if (current.field !== field) return 'none'
  return current.order === 'ASC' ? 'ascending' : 'descending'
}
