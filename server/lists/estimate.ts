/** The planner's estimate of how many rows a condition finds, before anything is read. */
import { sortColumn } from '#server/lists/positions/sortColumn.ts'
import { positionsOf } from '#server/lists/positions/store.ts'
import { mostIds } from './resultCache.ts'
import type { ListQuery } from './listQuery.ts'
import { condition, type Context } from './page.ts'
import { Params, quote, whereClause } from '#server/sql/sql.ts'

type Explained = { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }

/**
 * Factor by which the estimate must exceed the bound: it comes from a sample, and a wrong "few" costs only a
 * scan that stops early.
 */
const margin = 1.5

/** Whether there are probably more hits than one scan may return. */
export async function isExpectedMany(query: ListQuery, context: Context): Promise<boolean> {
  const { engine, entity } = context
  const id = entity.properties.find(({ name }) => name === 'id')
  const positions = id && positionsOf(engine, sortColumn(entity.table, id))
  const many = margin * mostIds(entity)
  if (!positions || positions.total <= many) return false
  const params = new Params()
  const where = whereClause(condition(query, context, params, true))
  const text = `explain (format json) select from ${quote(entity.table)} t${where}`
  const [row] = (await engine.query<Explained>({ text, values: params.values })).rows
  return (row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0) > many
}
