/** The ids of all records that a list finds, for "select all". */
import { AppError, FieldErrors } from '#server/errors.ts'
import { foundIds } from '#server/lists/export/records.ts'
import { readListQuery } from './listQuery.ts'
import { asShown } from '#server/lists/search/oneTypo.ts'
import type { Context } from './page.ts'

/** Limit that a browser can still hold. */
export const mostSelected = 100_000

/**
 * Returns the ids of all records that a query finds.
 *
 * @param query Filters and order of a list, without paging; `_similar` when that list showed similar hits.
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
