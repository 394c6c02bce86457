/** Pages of a list, in the address as `page` and `per-page` (specification, section 9). */

export const pageSizes: readonly number[] = [50, 100, 250, 500, 1000]

/** The size of those on offer that is asked for, or the next smaller one. */
export const allowedPageSize = (asked: number): number => pageSizes.findLast((size) => size <= asked) ?? 50

/** @returns The query string with an allowed size; undefined when it has one, or none. */
export function correctedSearch(search: string): string | undefined {
  const query = new URLSearchParams(search)
  const asked = query.get('perPage')
  const allowed = String(allowedPageSize(Number(asked)))
  if (asked === null || asked === allowed) return undefined
  query.set('perPage', allowed)
  return `?${query}`
}

/** Full under seven pages, from there on with ellipses: MUI alone begins with those at eight. */
export const siblingCount = (pages: number): number => (pages === 7 ? 0 : 1)
