/**
 * Gives every row a value in every column, if only null: a missing one would take the value of the row that was in its
 * place before.
 */
import type { Entity, RowColumn } from '#schemas/entity.ts'

/** @returns The same record if it has no rows. */
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
