/** What became of the row of a file. */
import type { AppError } from '#server/errors.ts'
import type { Entity } from '#schemas/entity.ts'
import type { Body } from '#server/records/values/body.ts'
import type { Result } from './deed.ts'
import { changedResult, sameResult, titleOf } from './result.ts'

/**
 * `id`: the record that the row updates, as it was when it had this `stamp`; null: a new one. `bodyOf` returns the
 * checked body, for a stored record or a new one, or throws a refusal.
 */
export type RowWrite = { place: number; id: number | null; stamp: number | null; bodyOf(before: Body | null): Body }
export type RowResult = Omit<Result, 'id' | 'errors'> & { id: number | null; isNew: boolean; refusal?: AppError }

export function changed(row: RowWrite, id: number | null, before: Body | null, after: Body, entity: Entity): RowResult {
  const result = changedResult({ place: row.place, id: id ?? 0, stamp: null }, before ?? {}, after, entity)
  const { errors: _, ...rest } = before ? result : { ...result, title: titleOf(after, entity) }
  return { ...rest, id, isNew: before === null }
}

export function same({ place, id }: RowWrite, before: Body, entity: Entity): RowResult {
  const { errors: _, ...rest } = sameResult({ place, id: id ?? 0, stamp: null }, before, entity)
  return { ...rest, id, isNew: false }
}

export const refused = ({ place, id }: RowWrite, refusal: AppError): RowResult => ({
  place,
  id,
  outcome: 'refused',
  title: null,
  changes: {},
  stamp: null,
  isNew: false,
  refusal,
})
