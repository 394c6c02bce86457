/** A page found by `offset`, with its total from `count(*)`: right for any order and condition, but slow. */
import { itemsOf, limitClause, type Page } from './page.ts'
import type { Question } from './question.ts'
import { quote } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'

/** Finds ids first, from the index alone where possible, then reads whole rows only for the page. */
export async function countedPage(question: Question): Promise<Page> {
  const { query, context, where, order } = question
  const params = question.params()
  const from = `from ${quote(context.entity.table)} t${where}`
  const ids = `select t.id ${from} order by ${order}${limitClause(query)} offset ${params.add(query.offset, 'bigint')}`
  const text = `with page as materialized (${ids}) select ${itemsOf(query, context, params)} as items, (select count(*) ${from}) as total`
  const { rows } = await context.engine.query<Page>(prepared(text, params.values))
  return { items: rows[0]?.items ?? '[]', total: Number(rows[0]?.total ?? 0) }
}
