/** The ids of a page, read along the index from a boundary on; `place.skip` is the number of rows in between. */
import type { Boundary } from '#server/lists/positions/positions.ts'
import { isBefore, isFrom, type SortColumn } from '#server/lists/positions/sortColumn.ts'
import type { ListQuery } from './listQuery.ts'
import { orderBy } from './order.ts'
import { quote, type Params } from '#server/sql/sql.ts'

const skip = '(select greatest(skip, 0) from place)'

/**
 * Reads a page from a boundary on. If the page crosses from keys to empty values, or back, each is read by a query
 * of its own, because each is a range of its own in the index.
 */
export function stretchFrom(boundary: Boundary, query: ListQuery, column: SortColumn, params: Params): string {
  const { order, limit } = query
  const descending = order[0]?.descending ?? false
  const key = `t.${quote(column.column)}`
  const read = (part: number, where: string, by: string) =>
    `(select ${part} as part, ${key} as key, t.id from ${quote(column.table)} t where ${where} order by ${by} limit ${skip} + ${limit ?? 'null'})`
  const all = orderBy(order, 't')
  const byId = `t.id ${descending ? 'desc' : 'asc'}`
  const first = descending ? isBeforeRow(boundary, column, params) : isFrom(boundary, column, params)
  const goesOn = column.isNullable && (descending ? boundary.key === null : boundary.key !== null)
  const isEmptyPart = column.isNullable && boundary.key === null
  if (!goesOn) {
    const by = isEmptyPart ? byId : all
    return `select t.id from ${quote(column.table)} t where ${first} order by ${by} offset ${skip} limit ${limit ?? 'null'}`
  }
  const parts = [read(0, first, isEmptyPart ? byId : all)]
  if (goesOn) parts.push(read(1, `${key} is ${descending ? 'not ' : ''}null`, descending ? all : byId))
  const direction = descending ? 'desc' : 'asc'
  return `select x.id from (${parts.join(' union all ')}) x order by part, key ${direction}, id ${direction} offset ${skip} limit ${limit ?? 'null'}`
}

/** Among empty values, only those before the boundary; the keys are read by a query of their own. */
function isBeforeRow(boundary: Boundary, column: SortColumn, params: Params): string {
  const key = `t.${quote(column.column)}`
  if (column.isNullable && boundary.key === null)
    return `${key} is null and t.id < ${params.add(boundary.id, 'bigint')}`
  return isBefore(key, 't.id', boundary, column, params)
}
