/** Rows in a form have a value in every column, if only null: one that is absent would take that of the row that stood in its place before. */
import type { Entity, RowColumn } from '#schemas/entity.ts'

/** @returns The record itself when it has no rows. */
export function withWholeRows<T extends Readonly<Record<string, unknown>>>(entity: Entity, record: T): T {
  const rows = entity.properties.filter(({ name, type }) => type === 'rows' && Array.isArray(record[name]))
  if (rows.length === 0) return record
  const whole = rows.map(({ name, columns = [] }) => [
    name,
    (record[name] as object[]).map((row) => wholeRow(columns, row)),
  ])
  return { ...record, ...Object.fromEntries(whole) }
}

const wholeRow = (columns: readonly RowColumn[], row: object): Record<string, unknown> => ({
  ...Object.fromEntries(columns.map(({ name }) => [name, null])),
  ...row,
})
