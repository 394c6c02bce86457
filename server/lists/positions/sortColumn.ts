/** A column that a list is ordered by, and its keys in SQL: in a row, in a log entry, and as a parameter. */
import type { Property } from '#schemas/entity.ts'
import { collation, isNullable, isText, sqlType } from '#server/sql/columns.ts'
import { literal, quote, type Params } from '#server/sql/sql.ts'

export type SortColumn = {
  table: string
  column: string
  type: string
  isText: boolean
  isNullable: boolean
  isId: boolean
}

/** Place of a row in an order: its key as text (null where the column is empty) and its id. */
export type Place = { key: string | null; id: number }

export const sortColumn = (table: string, property: Property): SortColumn => ({
  table,
  column: property.column,
  type: sqlType(property),
  isText: isText(property),
  isNullable: isNullable(property),
  isId: property.name === 'id',
})

/** The key that a log entry carries, typed as in the table. */
export function entryKey({ column, type, isText, isId }: SortColumn): string {
  if (isId) return 'row_id'
  const text = `(keys ->> ${literal(column)})`
  return isText ? `(${text} ${collation})` : `${text}::${type}`
}

/** One text per value: equal values have equal text. */
export const keyText = (key: string, { type }: SortColumn): string =>
  type === 'numeric' ? `trim_scale(${key})::text` : `${key}::text`

/** Condition that the row (`key`, `id`) stands before the place, in ascending order with what is empty last. */
export function isBefore(key: string, id: string, place: Place, column: SortColumn, params: Params): string {
  const placeId = params.add(place.id, 'bigint')
  if (column.isId) return `${id} < ${placeId}`
  if (place.key === null) return `(${key} is not null or ${id} < ${placeId})`
  return `(${key}, ${id}) < (${keyParam(place.key, column, params)}, ${placeId})`
}

/** Rows from the place on, up to where the empty ones begin; or, from an empty place, the rest of those. */
export function isFrom(place: Place, column: SortColumn, params: Params): string {
  const placeId = params.add(place.id, 'bigint')
  if (column.isId) return `t.id >= ${placeId}`
  const key = `t.${quote(column.column)}`
  if (place.key === null) return `${key} is null and t.id >= ${placeId}`
  return `(${key}, t.id) >= (${keyParam(place.key, column, params)}, ${placeId})`
}

const keyParam = (key: string, { type, isText }: SortColumn, params: Params): string =>
  isText ? `(${params.add(key, 'text')} ${collation})` : params.add(key, `text::${type}`)
