/** A column that lists are ordered by, and its key in SQL: in a row, in a log entry, and as a parameter. */
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

/** Place of a row in an order: its key as text (null for an empty column) and its id. */
export type Place = { key: string | null; id: number }

export const sortColumn = (table: string, property: Property): SortColumn => ({
  table,
  column: property.column,
  type: sqlType(property),
  isText: isText(property),
  isNullable: isNullable(property),
  isId: property.name === 'id',
})

/** SQL for the key in a log entry, typed as in the table. */
export function entryKey({ column, type, isText, isId }: SortColumn): string {
  if (isId) return 'row_id'
  const text = `(keys ->> ${literal(column)})`
  return isText ? `(${text} ${collation})` : `${text}::${type}`
}

/** SQL for the key as text, equal for equal values. */
export const keyText = (key: string, { type }: SortColumn): string =>
  type === 'numeric' ? `trim_scale(${key})::text` : `${key}::text`

/** SQL condition that the row (`key`, `id`) stands before the place, in ascending order with empty values last. */
export function isBefore(key: string, id: string, place: Place, column: SortColumn, params: Params): string {
  const placeId = params.add(place.id, 'bigint')
  if (column.isId) return `${id} < ${placeId}`
  if (place.key === null) return `(${key} is not null or ${id} < ${placeId})`
  return `(${key}, ${id}) < (${keyParam(place.key, column, params)}, ${placeId})`
}

/**
 * SQL condition for rows from the place up to the first empty value; from a place among empty values, for the
 * rest of those.
 */
export function isFrom(place: Place, column: SortColumn, params: Params): string {
  const placeId = params.add(place.id, 'bigint')
  if (column.isId) return `t.id >= ${placeId}`
  const key = `t.${quote(column.column)}`
  if (place.key === null) return `${key} is null and t.id >= ${placeId}`
  return `(${key}, t.id) >= (${keyParam(place.key, column, params)}, ${placeId})`
}

const keyParam = (key: string, { type, isText }: SortColumn, params: Params): string =>
  isText ? `(${params.add(key, 'text')} ${collation})` : params.add(key, `text::${type}`)
