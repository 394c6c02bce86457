/** Reading of the calls about all rows of a list: filters without a page, and lists of names. */
import { FieldErrors } from '#server/errors.ts'
import { namesIn } from '#server/foundation/query.ts'
import { readListQuery, type ListQuery } from '#server/lists/listQuery.ts'
import type { Context } from '#server/lists/page.ts'
import { asShown } from '#server/lists/search/oneTypo.ts'
import { nearest } from '#server/sql/suggest.ts'

export type Query = Readonly<Record<string, unknown>>

/**
 * @param query Filters of a list; `_similar` when that list showed similar hits.
 * @throws {FieldErrors} As a list does, and for a page or an order, which mean nothing here.
 */
export function readRows({ _similar, ...query }: Query, { entity, access }: Context): ListQuery {
  for (const name of ['_offset', '_limit', '_order']) {
    if (name in query) throw new FieldErrors({ [name]: [{ key: 'error.unknownParameter', values: { name } }] })
  }
  return asShown(readListQuery(query, entity, access), _similar)
}

/**
 * Reads a list of names.
 *
 * @param key Parameter that has them. @param refusal Text key for a name that is none of `known`.
 * @throws {FieldErrors} At `key`.
 */
export function readNames<T extends { name: string }>(
  asked: unknown,
  { key, known, most, refusal }: { key: string; known: readonly T[]; most: number; refusal: string },
): T[] {
  const names = namesIn(asked)
  if (names.length === 0 || names.length > most)
    throw new FieldErrors({ [key]: [{ key: 'error.names', values: { name: key, max: most } }] })
  return names.map((name) => {
    const found = known.find((one) => one.name === name)
    if (found) return found
    const meant = nearest(
      name,
      known.map((one) => one.name),
    )
    const field = meant ? `"${name}" (did you mean "${meant}"?)` : `"${name}"`
    throw new FieldErrors({ [key]: [{ key: refusal, values: { field } }] })
  })
}
