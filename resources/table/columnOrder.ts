/** Order of columns by the user's choice. The key of a column is the name of its property. */
import { Children, isValidElement, type ReactNode } from 'react'

/** @returns '' for a column without a key, which keeps its place. */
const nameOf = (column: ReactNode): string =>
  isValidElement(column) ? String(column.key ?? '').replace(/^\.(?:\d+:)*\$/, '') : ''

/** Names of the columns in their default order. */
export const columnNames = (columns: ReactNode): string[] =>
  Children.toArray(columns)
    .map(nameOf)
    .filter((name) => name !== '' && !name.startsWith('.'))

/**
 * @param order Names in the wanted order; a name that it lacks follows its predecessor in the default order.
 * @example orderedNames(['a', 'b', 'c'], ['c', 'a']) // ['c', 'a', 'b']
 */
export function orderedNames(names: readonly string[], order: readonly string[]): string[] {
  const ordered = order.filter((name) => names.includes(name))
  names.forEach((name, place) => {
    if (ordered.includes(name)) return
    const before = names.slice(0, place).findLast((one) => ordered.includes(one))
    ordered.splice(before === undefined ? 0 : ordered.indexOf(before) + 1, 0, name)
  })
  return ordered
}

export function orderedColumns(columns: ReactNode, order: readonly string[]): ReactNode {
  if (order.length === 0) return columns
  const all = Children.toArray(columns)
  const names = orderedNames(columnNames(columns), order)
  const place = (column: ReactNode) => {
    const at = names.indexOf(nameOf(column))
    return at < 0 ? names.length : at
  }
  return all.toSorted((a, b) => place(a) - place(b))
}

/** Moves one item of a list. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1))
}
