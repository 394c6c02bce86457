/** Part of a list's address that a saved view keeps: filters, order and rows per page; not which page is shown. */
import type { ListControllerResult } from 'react-admin'

type Shown = Pick<ListControllerResult, 'filterValues' | 'sort' | 'perPage'>

/** @returns A query as react-admin reads it, with its names in a fixed order, so that two can be compared. */
export function viewAddress({ filterValues, sort, perPage }: Shown): string {
  const { field, order } = sort
  // A list without a field is in its own order.
  const ordered = field ? { sort: field, order } : undefined
  return String(new URLSearchParams({ filter: JSON.stringify(filterValues), ...ordered, perPage: String(perPage) }))
}

/** The filters in such an address. @returns None where it cannot be read. */
export function filtersIn(address: string): Record<string, unknown> {
  try {
    const filters: unknown = JSON.parse(new URLSearchParams(address).get('filter') ?? '{}')
    return typeof filters === 'object' && filters !== null ? { ...filters } : {}
  } catch {
    return {}
  }
}

/** Whether a list shows what a view says; where that says no order or number of rows, any will do. */
export function isShown(view: string, shown: string): boolean {
  const [asked, given] = [new URLSearchParams(view), new URLSearchParams(shown)]
  const isSame = (name: string) => !asked.has(name) || asked.get(name) === given.get(name)
  return (
    JSON.stringify(filtersIn(view)) === JSON.stringify(filtersIn(shown)) && ['sort', 'order', 'perPage'].every(isSame)
  )
}
