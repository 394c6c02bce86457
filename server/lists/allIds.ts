/** The ids of everything that a list finds, for whoever selects all of it. */
import { AppError, FieldErrors } from '#server/errors.ts'
import { foundIds } from '#server/lists/export/records.ts'
import { readListQuery } from './listQuery.ts'
import { asShown } from '#server/lists/search/oneTypo.ts'
import type { Context } from './page.ts'

/** As many as a browser holds, and as one person can mean. */
export const mostSelected = 100_000

/**
 * @param query Filters and order of a list, without a page; `_similar` where that list was of what looks like the search.
 * @returns JSON, in the order of the list.
 * @throws {FieldErrors} For a query that a list would refuse.
 * @throws {AppError} 400 when there are more than `mostSelected`.
 */
export async function allIds(
  { _similar, ...query }: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<string> {
  for (const name of ['_offset', '_limit']) {
    if (name in query) throw new FieldErrors({ [name]: [{ key: 'error.unknownParameter', values: { name } }] })
  }
  const listed = asShown(readListQuery(query, context.entity, context.access), _similar)
  const { ids, total } = await foundIds(listed, context, mostSelected + 1)
  if (total > mostSelected)
    throw new AppError(400, { error: { key: 'error.tooManySelected', values: { max: mostSelected } } })
  return `{"ids":[${ids}]}`
}
