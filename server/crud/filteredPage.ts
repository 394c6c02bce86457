/**
 * A page of the rows that meet a condition. Few hits: one scan gives page, total and all ids. Many: the page
 * along the order's index, and the count beside it. What was found is kept while the table does not change.
 */
import { isUnchanged } from '#server/positions/log.ts'
import { snapshotFrom } from '#server/positions/snapshot.ts'
import { areTracked } from '#server/positions/tracked.ts'
import { countedPage } from './countedPage.ts'
import { keep, mostIds, recall, type Found, type Kept } from './kept.ts'
import type { ListQuery } from './listQuery.ts'
import { manyPage } from './manyPage.ts'
import { orderBy } from './order.ts'
import { condition, itemsOf, limitClause, type Context, type MomentPage } from './page.ts'
import { Params, quote, whereClause } from './sql.ts'
import { prepared } from './statement.ts'

/** Link tables have no log: what depends on one is not kept. */
const isLogged = ({ filters }: ListQuery): boolean => !filters.some(({ property }) => property.relation?.many)

export async function filteredPage(query: ListQuery, context: Context): Promise<MomentPage> {
  const { engine, entity } = context
  if (!isLogged(query) || !(await areTracked(engine, [entity.table]))) return countedPage(query, context)
  const params = new Params()
  const from = `from ${quote(entity.table)} t${whereClause(condition(query, context, params))}`
  const key = JSON.stringify([from, params.values, orderBy(query.order, 't')])
  const kept = recall(engine, key)
  const known = kept && (await keptPage(kept, query, context))
  if (known) return known
  const isFew = (await estimate(from, params, context)) <= mostIds
  const { page, found } = await (isFew ? fewPage(query, context) : manyPage(query, context))
  if (found) keep(engine, key, found)
  return page
}

/** @returns undefined when the table has changed since, or the page's ids are not kept. */
async function keptPage(
  { ids, snapshot, total }: Kept,
  query: ListQuery,
  context: Context,
): Promise<MomentPage | undefined> {
  const params = new Params()
  const table = quote(context.entity.table)
  const { offset, limit } = query
  const shown = ids?.slice(offset, limit === null ? undefined : offset + limit)
  const page = shown
    ? `select unnest(${params.add(shown, 'bigint[]')}) as id`
    : `select t.id from ${table} t${whereClause(condition(query, context, params))} order by ${orderBy(query.order, 't')}${limitClause(query)} offset ${params.add(offset, 'bigint')}`
  const text = `with page as materialized (${page})
    select ${itemsOf(query, context, params)} as items, pg_current_snapshot()::text as snapshot, ${isUnchanged(context.entity.table, snapshot, params)} as unchanged`
  const { rows } = await context.engine.query<{ items: string; snapshot: string; unchanged: boolean }>(
    prepared(text, params.values),
  )
  const [row] = rows
  return row?.unchanged ? { items: row.items, total, snapshot: row.snapshot } : undefined
}

async function fewPage(query: ListQuery, context: Context): Promise<Found> {
  const params = new Params()
  const order = orderBy(query.order, 't')
  const where = whereClause(condition(query, context, params))
  const offset = params.add(query.offset, 'bigint')
  const text = `with hits as materialized (select t.id, row_number() over (order by ${order}) as place from ${quote(context.entity.table)} t${where}),
    page as (select id from hits where place > ${offset}${query.limit === null ? '' : ` and place <= ${offset} + ${query.limit}`})
    select ${itemsOf(query, context, params)} as items, pg_current_snapshot()::text as snapshot, (select count(*) from hits) as total,
      (select string_agg(id::text, ',' order by place) from hits where (select count(*) from hits) <= ${mostIds}) as ids`
  const { rows } = await context.engine.query<{ items: string; snapshot: string; total: number; ids: string | null }>(
    prepared(text, params.values),
  )
  const [row] = rows
  if (!row) throw new Error('A list came back without its one row.')
  const ids = row.total === 0 ? [] : row.ids?.split(',').map(Number)
  const { items, total, snapshot } = row
  return { page: { items, total, snapshot }, found: { snapshot: snapshotFrom(snapshot), total, ids } }
}

/** Rows that the planner expects: a guess, which decides on the way and never on the answer. */
async function estimate(from: string, { values }: Params, { engine }: Context): Promise<number> {
  type Explained = { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }
  const { rows } = await engine.query<Explained>({ text: `explain (format json) select 1 ${from}`, values })
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}
