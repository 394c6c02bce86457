/**
 * A page near the beginning of many hits: the order is walked until it is full. The planner would not always: it takes the
 * hits for rarer than they are, and then looks at them all.
 */
import { stretchOf } from '#server/sql/likeText.ts'
import type { ListQuery } from './listQuery.ts'
import { orderBy } from './order.ts'
import { condition, itemsOf, limitClause, type Context } from './page.ts'
import { Params, quote, whereClause } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'
import { moment } from '#server/lists/positions/snapshot.ts'

/** A page of `shown` records, and the moment at which it was read. */
export type Shown = { items: string; shown: number; snapshot: string }

/** Rows that are walked at most, wherever the hits stand: fewer while their number is a guess, for then there may be hardly any. */
export const steps = { expected: 5_000, known: 20_000 }
/** Hits up to which a page may reach: of a million rows with 12,500 hits, spread evenly, as many stand among those. */
const near = 250

/** Whether a page is near the beginning of an order that has an index. */
export const isNear = ({ order, offset, limit }: ListQuery): boolean =>
  limit !== null && offset + limit <= near && order.length <= 1

/** @returns undefined when the page is not near, or not full after so many rows. */
export async function walkedPage(query: ListQuery, context: Context, most: number): Promise<Shown | undefined> {
  if (!isNear(query)) return undefined
  const params = new Params()
  const text = `with page as materialized (${walkedIds(query, context, { params, steps: most })}) select ${itemsOf(query, context, params)} as items, (select count(*)::int from page) as shown, ${moment} as snapshot`
  const [row] = (await context.engine.query<Shown>(prepared(text, params.values))).rows
  return row?.shown === query.limit ? row : undefined
}

/** The ids of a page, as far as they are among the first rows. */
export function walkedIds(
  query: ListQuery,
  context: Context,
  { params, steps: most }: { params: Params; steps: number },
): string {
  const by = orderBy(query.order, 't')
  const rows = `select t.* from ${quote(context.entity.table)} t${whereClause(begun(query, params))} order by ${by} limit ${most}`
  const where = whereClause(condition(query, context, params))
  return `select t.id from (${rows}) t${where} order by ${by}${limitClause(query)} offset ${params.add(query.offset, 'bigint')}`
}

/** Texts that begin alike stand together in their order: that is where the walk begins. */
function begun({ order, filters }: ListQuery, params: Params): string | undefined {
  const first = filters.find(({ property, operator }) => property === order[0]?.property && operator === 'startsWith')
  return first && stretchOf(first.property, String(first.value), { alias: 't', params })
}
