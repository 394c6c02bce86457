/** A page by skipping, with the total by counting: always right, for any order and condition. */
import { condition, itemsOf, limitClause, type Context, type Page } from './page.ts'
import type { ListQuery } from './listQuery.ts'
import { orderBy } from './order.ts'
import { Params, quote, whereClause } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'

/** Ids first, from the index alone where that is possible; whole rows only for those on the page. */
export async function countedPage(query: ListQuery, context: Context): Promise<Page> {
  const params = new Params()
  const from = `from ${quote(context.entity.table)} t${whereClause(condition(query, context, params))}`
  const ids = `select t.id ${from} order by ${orderBy(query.order, 't')}${limitClause(query)} offset ${params.add(query.offset, 'bigint')}`
  const text = `with page as materialized (${ids}) select ${itemsOf(query, context, params)} as items, (select count(*) ${from}) as total`
  const { rows } = await context.engine.query<Page>(prepared(text, params.values))
  return { items: rows[0]?.items ?? '[]', total: Number(rows[0]?.total ?? 0) }
}
