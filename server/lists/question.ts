/** A list's question, compiled once: every way to a page begins its statement with the same condition and values. */
import { Params, whereClause } from '#server/sql/sql.ts'
import type { ListQuery } from './listQuery.ts'
import { orderBy } from './order.ts'
import { condition, type Context } from './page.ts'

export type Question = {
  query: ListQuery
  context: Context
  /** Filters, search and row rights; undefined for the whole table. */
  condition: string | undefined
  /** The condition as a `where` clause; '' for the whole table. */
  where: string
  /** The `order by` of the list, for the table `t`. */
  order: string
  /** New parameters that begin with the values of the condition. */
  params(): Params
}

export function compile(query: ListQuery, context: Context): Question {
  const params = new Params()
  const conditionSql = condition(query, context, params)
  return {
    query,
    context,
    condition: conditionSql,
    where: whereClause(conditionSql),
    order: orderBy(query.order, 't'),
    params: () => new Params(params.values),
  }
}
