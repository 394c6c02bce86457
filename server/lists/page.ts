/** What a list asks of the database, and the pieces that each way of answering it shares. */
import type { Entity } from '#schemas/entity.ts'
import type { Engine } from '#server/db/engine.ts'
import { compare } from '#server/sql/comparison.ts'
import { asOfCondition } from '#server/sql/asOf.ts'
import { compileOne } from '#server/sql/condition.ts'
import { isMoving } from '#server/sql/filterValue.ts'
import type { Filter, ListQuery } from './listQuery.ts'
import type { Asker } from '#server/sql/operands.ts'
import { orderBy, ownOrder } from './order.ts'
import { projectionOf, type Entities } from '#server/sql/projection.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { searchCondition } from '#server/lists/search/search.ts'
import { allOf, quote, whereClause, type Params } from '#server/sql/sql.ts'
import { wholeContains } from '#server/lists/search/wholeText.ts'

export type Context = Asker & {
  engine: Engine
  entity: Entity
  entities: Entities
  /** The call that asks, as the log of reads names it. */
  call?: { id: string; route: string }
}

/** `items` is the JSON array as PostgreSQL wrote it. `more`: `total` is the least it can be; the exact number is being counted. */
export type Page = { items: string; total: number; more?: true }
/** With the moment for which it is exact, where the log can tell whether it still is. */
export type MomentPage = Page & { snapshot?: string }

/**
 * Filters, search and row rights as one condition; undefined when the whole table is asked for.
 *
 * @param isGuess For the planner to guess by, not to find rows by.
 */
export function condition(query: ListQuery, context: Context, params: Params, isGuess = false): string | undefined {
  return allOf([
    rowScope(context, params),
    ...query.filters.map((filter) => anywhere(filter, query, context, params, isGuess)),
    query.asOf === undefined ? undefined : asOfCondition(query.asOf, context, params, rowScope(context, params, 'n')),
    query.search === undefined
      ? undefined
      : searchCondition({ text: query.search, similar: query.similar }, context, { alias: 't', params }),
  ])
}

/** A filter; also in the whole of a text of which the property has the beginning. */
function anywhere(filter: Filter, query: ListQuery, context: Context, params: Params, isGuess: boolean): string {
  const last = (columns: string): string => {
    const others = query.filters.filter(({ property }) => !property.wholeIn)
    const meets = [
      rowScope(context, params, 'n'),
      ...others.map((other) => filterCondition(other, context, params, isGuess, 'n')),
    ]
    const order = orderBy(ownOrder(context.entity), 'n')
    return `select ${columns} from ${quote(context.entity.table)} n${whereClause(allOf(meets))} order by ${order}`
  }
  const begins = filterCondition(filter, context, params, isGuess)
  const whole = isGuess ? undefined : wholeContains(filter, last, params)
  return whole ? `(${begins} or ${whole})` : begins
}

/** Texts are taken as they are written: only days, moments and relations may be `$` words. */
function filterCondition(
  { property, operator, value }: Filter,
  context: Context,
  params: Params,
  isGuess: boolean,
  alias = 't',
): string {
  if (!isMoving(property)) return compare(property, operator, value, { alias, params, isGuess })
  return compileOne(property, operator, value, { ...context, alias, params })
}

/** The records with an id in `page`, as a JSON array in the list's order. */
export function itemsOf(query: ListQuery, context: Context, params: Params): string {
  const { columns, joins } = projectionOf(context.entity, { ...context, params }, true)
  const table = quote(context.entity.table)
  return `(select '[' || coalesce(string_agg(row_to_json(x)::text, ','), '') || ']' from (select ${columns} from page p join ${table} t on t.id = p.id${joins} order by ${orderBy(query.order, 't')}) x)`
}

export const limitClause = ({ limit }: ListQuery): string => (limit === null ? '' : ` limit ${limit}`)
