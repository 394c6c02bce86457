/** Owner of a message: a file, or an item of pre-collection; one of both. */

/** `coDebtor`: who owes it too and is written to instead of the debtor. */
export type Owned = { file: number | null; precasso?: number | null; coDebtor?: number | null }

/** @example ownerKey({ file: 12 }) // 'file 12' */
export const ownerKey = ({ file, precasso }: Owned): string => (file === null ? `precasso ${precasso}` : `file ${file}`)

/** @example readerKey({ file: 12, coDebtor: 7 }) // 'file 12 debtor 7' */
export const readerKey = (owned: Owned): string =>
  `${ownerKey(owned)}${owned.coDebtor ? ` debtor ${owned.coDebtor}` : ''}`

/** @returns The ids of each, once and in order, so that two who lock them wait for each other. */
export function idsOf(list: readonly Owned[]): { files: number[]; items: number[] } {
  const once = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b)
  return {
    files: once(list.flatMap(({ file }) => file ?? [])),
    items: once(list.flatMap(({ file, precasso }) => (file === null ? (precasso ?? []) : []))),
  }
}
