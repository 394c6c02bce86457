/** A list's question, compiled once: every way to a page begins its statement with the same condition and its values. */
import { Params, whereClause } from '#server/sql/sql.ts'
import type { ListQuery } from './listQuery.ts'
import { orderBy } from './order.ts'
import { condition, type Context } from './page.ts'

export type Question = {
  query: ListQuery
  context: Context
  /** Filters, search and row rights; undefined when the whole table is asked for. */
  condition: string | undefined
  /** The same as a clause; nothing for the whole table. */
  where: string
  /** What the list is ordered by, of the table `t`. */
  order: string
  /** Begins the values of a statement in which the condition stands. */
  params(): Params
}

export function compile(query: ListQuery, context: Context): Question {
  const params = new Params()
  const found = condition(query, context, params)
  return {
    query,
    context,
    condition: found,
    where: whereClause(found),
    order: orderBy(query.order, 't'),
    params: () => new Params(params.values),
  }
}
