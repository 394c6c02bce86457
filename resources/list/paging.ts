/** Paging of a list in the address, as `page` and `per-page` (specification, section 9). */

export const pageSizes: readonly number[] = [50, 100, 250, 500, 1000]

/** The requested page size if it is offered, else the next smaller one. */
export const allowedPageSize = (asked: number): number => pageSizes.findLast((size) => size <= asked) ?? 50

/** @returns The query with an allowed size; undefined if it is right already. */
export function correctedSearch(search: string): string | undefined {
  const query = new URLSearchParams(search)
  const asked = query.get('perPage')
  const allowed = String(allowedPageSize(Number(asked)))
  if (asked === null || asked === allowed) return undefined
  query.set('perPage', allowed)
  return `?${query}`
}

/** All page numbers up to seven pages, then with ellipses, where MUI starts at eight. */
export const siblingCount = (pages: number): number => (pages === 7 ? 0 : 1)
