/**
 * A page of the rows that meet a condition. Few hits: one scan gives page, total and all ids. When that scan meets too many it
 * stops, or is not begun where they are known or expected, and the page is read along the order's index with their number
 * beside it. What was found is kept while the table does not change.
 */
import type { Entity } from '#schemas/entity.ts'
import { isUnchanged } from '#server/positions/log.ts'
import { snapshotFrom } from '#server/positions/snapshot.ts'
import { areTracked } from '#server/positions/tracked.ts'
import { countedPage } from './countedPage.ts'
import { keep, mostIds, recall, type Found, type Kept } from './kept.ts'
import type { ListQuery } from './listQuery.ts'
import { manyPage } from './manyPage.ts'
import { columnOf } from './columns.ts'
import { isExpectedMany } from './estimate.ts'
import { orderBy } from './order.ts'
import { condition, itemsOf, limitClause, type Context, type MomentPage } from './page.ts'
import { Params, quote, whereClause } from './sql.ts'
import { prepared } from './statement.ts'
import { tallied } from './tallied.ts'

/** Link tables have no log: what depends on one, by a filter or by a row right, is not kept. */
function isLogged({ filters }: ListQuery, { access, properties }: Entity): boolean {
  const rights = JSON.stringify(access.rows ?? {})
  const links = properties.filter(({ relation }) => relation?.many)
  return !links.some(
    ({ name }) => rights.includes(`"${name}"`) || filters.some(({ property }) => property.name === name),
  )
}

export async function filteredPage(query: ListQuery, context: Context): Promise<MomentPage> {
  const { engine, entity } = context
  if (!isLogged(query, entity) || !(await areTracked(engine, [entity.table]))) return countedPage(query, context)
  const params = new Params()
  const key = JSON.stringify([
    entity.table,
    condition(query, context, params),
    params.values,
    orderBy(query.order, 't'),
  ])
  const kept = recall(engine, key)
  const known = kept && (await keptPage(kept, query, context))
  if (known) return known
  const later = (found: Kept) => keep(engine, key, found)
  const number = await tallied(query, context, mostIds)
  const wasMany = kept && !kept.ids
  const isMany = number ? number.total > mostIds : wasMany || (await isExpectedMany(query, context))
  const few = isMany ? undefined : await fewPage(query, context)
  const { page, found } = few ?? (await manyPage(query, context, { known: number, later }))
  if (found) later(found)
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
  const shown = ids === '' ? [] : ids?.split(',').slice(offset, limit === null ? undefined : offset + limit)
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

/** @returns undefined when there are too many hits to look at them all. */
async function fewPage(query: ListQuery, context: Context): Promise<Found | undefined> {
  const params = new Params()
  const { order, offset, limit } = query
  const where = whereClause(condition(query, context, params))
  const keys = order.map(({ property }, n) => `, ${columnOf(property, 't')} as k${n}`).join('')
  const byKeys = order
    .map(({ descending }, n) => `k${n} ${descending ? 'desc nulls first' : 'asc nulls last'}, `)
    .join('')
  const skipped = params.add(offset, 'bigint')
  const text = `with hits as materialized (select t.id${keys} from ${quote(context.entity.table)} t${where} limit ${mostIds + 1}),
    size as materialized (select count(*) as total from hits),
    places as materialized (select id, row_number() over (order by ${byKeys}id ${order.at(-1)?.descending ? 'desc' : 'asc'}) as place from hits where (select total from size) <= ${mostIds}),
    page as (select id from places where place > ${skipped}${limit === null ? '' : ` and place <= ${skipped} + ${limit}`})
    select ${itemsOf(query, context, params)} as items, pg_current_snapshot()::text as snapshot, (select total from size) as total,
      (select string_agg(id::text, ',' order by place) from places) as ids`
  type Row = { items: string; snapshot: string; total: number; ids: string | null }
  const [row] = (await context.engine.query<Row>(prepared(text, params.values))).rows
  if (!row) throw new Error('A list came back without its one row.')
  const { items, total, snapshot, ids } = row
  if (total > mostIds) return undefined
  return { page: { items, total, snapshot }, found: { snapshot: snapshotFrom(snapshot), total, ids: ids ?? '' } }
}
