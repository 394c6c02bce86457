/**
 * The way to a page near the beginning of many hits: walks the order until the page is full. The planner alone
 * would often not: it underestimates the hits and then reads all of them.
 */
import { stretchOf } from '#server/sql/likeText.ts'
import type { ListQuery } from './listQuery.ts'
import { itemsOf, limitClause } from './page.ts'
import type { Question } from './question.ts'
import { quote, whereClause, type Params } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'
import { moment } from '#server/lists/positions/snapshot.ts'

/** A page of `shown` records, and the snapshot at which it was read. */
export type Shown = { items: string; shown: number; snapshot: string }

/** Maximum number of rows walked: fewer while the number of hits is only estimated, because there may be hardly any. */
export const steps = { expected: 5_000, known: 20_000 }
/**
 * Last offset that counts as near: of a million rows with 12,500 evenly spread hits, this many stand among the
 * walked ones.
 */
const near = 250

/** Whether a page is near the beginning of an order that has an index. */
export const isNear = ({ order, offset, limit }: ListQuery): boolean =>
  limit !== null && offset + limit <= near && order.length <= 1

/** @returns undefined when the page is not near, or not full after `most` rows. */
export async function walkedPage(question: Question, most: number): Promise<Shown | undefined> {
  const { query, context } = question
  if (!isNear(query)) return undefined
  const params = question.params()
  const text = `with page as materialized (${walkedIds(question, { params, steps: most })}) select ${itemsOf(query, context, params)} as items, (select count(*)::int from page) as shown, ${moment} as snapshot`
  const [row] = (await context.engine.query<Shown>(prepared(text, params.values))).rows
  return row?.shown === query.limit ? row : undefined
}

/** SQL for the ids of a page, as far as they stand among the first rows. */
export function walkedIds(
  { query, context, where, order }: Question,
  { params, steps: most }: { params: Params; steps: number },
): string {
  const rows = `select t.* from ${quote(context.entity.table)} t${whereClause(begun(query, params))} order by ${order} limit ${most}`
  return `select t.id from (${rows}) t${where} order by ${order}${limitClause(query)} offset ${params.add(query.offset, 'bigint')}`
}

/**
 * Texts with the same beginning stand together in their order, so `startsWith` on the order's property walks
 * only that range.
 */
function begun({ order, filters }: ListQuery, params: Params): string | undefined {
  const first = filters.find(({ property, operator }) => property === order[0]?.property && operator === 'startsWith')
  return first && stretchOf(first.property, String(first.value), { alias: 't', params })
}
