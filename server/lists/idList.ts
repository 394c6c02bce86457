/** Validates lists of ids in a body or a query. */
import { FieldErrors, Refused } from '#server/errors.ts'
import { isId } from '#server/sql/id.ts'
import { hardLimit } from './listQuery.ts'

/**
 * Returns the ids of `{ "ids": [1, 2] }`, without duplicates.
 *
 * @throws {FieldErrors} At `ids` when the list is malformed, empty or too long; at any other property of the
 * body.
 */
export function idsInBody(body: unknown): number[] {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refused({ key: 'error.body' })
  for (const name of Object.keys(body)) {
    if (name !== 'ids') throw new FieldErrors({ [name]: [{ key: 'validation.unknown' }] })
  }
  const { ids } = body as { ids?: unknown }
  if (!Array.isArray(ids)) throw new FieldErrors({ ids: [{ key: 'validation.type.array' }] })
  const validIds = ids.filter((id): id is number => Number.isSafeInteger(id) && Number(id) > 0)
  if (validIds.length < ids.length) throw new FieldErrors({ ids: [{ key: 'validation.type.integer' }] })
  checkSize(validIds)
  return [...new Set(validIds)]
}

/**
 * Returns the ids of `?ids=1,2,3` or `?ids[]=1&ids[]=2`.
 *
 * @throws {FieldErrors} At `ids` when the list is malformed, empty or too long; at any other parameter.
 */
export function idsInQuery(query: Readonly<Record<string, unknown>>): string[] {
  for (const name of Object.keys(query)) {
    if (name !== 'ids') throw new FieldErrors({ [name]: [{ key: 'error.unknownParameter', values: { name } }] })
  }
  return idsInText(Array.isArray(query.ids) ? query.ids.join(',') : query.ids)
}

/**
 * Returns the ids of `{ "ids": "1,2,3" }`: a text, because a body has fewer values than a list can select.
 *
 * @param most Maximum number of ids.
 * @throws {FieldErrors} As `idsInBody`.
 */
export function manyIdsInBody(body: unknown, most: number): string[] {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refused({ key: 'error.body' })
  for (const name of Object.keys(body)) {
    if (name !== 'ids') throw new FieldErrors({ [name]: [{ key: 'validation.unknown' }] })
  }
  return idsInText((body as { ids?: unknown }).ids, most)
}

function idsInText(text: unknown, most?: number): string[] {
  const ids = typeof text === 'string' && text !== '' ? text.split(',') : []
  if (!ids.every(isId)) throw new FieldErrors({ ids: [{ key: 'validation.type.integer' }] })
  checkSize(ids, most)
  return [...new Set(ids)]
}

function checkSize(ids: readonly unknown[], most = hardLimit): void {
  if (ids.length === 0) throw new FieldErrors({ ids: [{ key: 'validation.minItems', values: { limit: 1 } }] })
  if (ids.length > most) throw new FieldErrors({ ids: [{ key: 'validation.maxItems', values: { limit: most } }] })
}
