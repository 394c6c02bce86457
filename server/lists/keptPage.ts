/** A page from a cached result, while the table has not changed since. */
import { isUnchanged } from '#server/lists/positions/log.ts'
import { moment } from '#server/lists/positions/snapshot.ts'
import { Params, quote } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'
import type { Kept } from './resultCache.ts'
import { itemsOf, limitClause, type MomentPage } from './page.ts'
import type { Question } from './question.ts'
import { isNear, steps, walkedIds, type Shown } from './walkedPage.ts'

/** @returns undefined when the table has changed, or when the result has no ids and a walk would not find the page. */
export async function keptPage({ ids, snapshot, total }: Kept, question: Question): Promise<MomentPage | undefined> {
  const { query, context, where, order } = question
  const table = quote(context.entity.table)
  const { offset, limit } = query
  const pageIds = ids === '' ? [] : ids?.split(',').slice(offset, limit === null ? undefined : offset + limit)
  const isWalked = !pageIds && isNear(query)
  // With ids the condition is not needed, and its values must then be left out of the statement.
  const params = pageIds ? new Params() : question.params()
  const page = pageIds
    ? `select unnest(${params.add(pageIds, 'bigint[]')}) as id`
    : isWalked
      ? walkedIds(question, { params, steps: steps.known })
      : `select t.id from ${table} t${where} order by ${order}${limitClause(query)} offset ${params.add(offset, 'bigint')}`
  const text = `with page as materialized (${page})
    select ${itemsOf(query, context, params)} as items, (select count(*)::int from page) as shown, ${moment} as snapshot, ${isUnchanged(context.entity.table, snapshot, params)} as unchanged`
  const [row] = (await context.engine.query<Shown & { unchanged: boolean }>(prepared(text, params.values))).rows
  return row?.unchanged && (!isWalked || row.shown === limit)
    ? { items: row.items, total, snapshot: row.snapshot }
    : undefined
}
