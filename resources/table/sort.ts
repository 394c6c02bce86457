/** Sorting by one column at a time: none, ascending, descending, none again. */
import type { SortPayload } from 'react-admin'

/** The server's own order. The default of a list must be this one, or react-admin never lets go of a column. */
export const unsorted: SortPayload = { field: '', order: 'ASC' }

export function nextSort(current: SortPayload, field: string): SortPayload {
  if (current.field !== field) return { field, order: 'ASC' }
  return current.order === 'ASC' ? { field, order: 'DESC' } : unsorted
}

/** What `aria-sort` of a column header says. */
export function ariaSort(current: SortPayload, field: string): 'ascending' | 'descending' | 'none' {
  if (current.field !== field) return 'none'
  return current.order === 'ASC' ? 'ascending' : 'descending'
}
