/** Result of the row of a file. */
import type { AppError } from '#server/errors.ts'
import type { Entity } from '#schemas/entity.ts'
import type { Body } from '#server/records/values/body.ts'
import { changedResult, sameResult, titleOf } from './result.ts'
import type { RowResult, RowWrite } from '#server/records/contract.ts'

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
