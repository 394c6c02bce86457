/** The context of a list's question, and the pieces of SQL that all ways to a page share. */
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
  /** The request, as the log of reads names it. */
  call?: { id: string; route: string }
}

/**
 * `items` is the JSON array as PostgreSQL wrote it. `more`: `total` is a lower bound; the exact number is being
 * counted.
 */
export type Page = { items: string; total: number; more?: true }
/** With the snapshot at which the page was exact, where the log can tell whether it still is. */
export type MomentPage = Page & { snapshot?: string }

/**
 * Filters, search and row rights as one condition; undefined for the whole table.
 *
 * @param isGuess The condition is for the planner's estimate only, and may be simpler.
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

/** A filter on one property; where the property holds only the beginning of a text, it also searches the whole text. */
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

/** Only days, moments and relations may use `$` words; texts are taken literally. */
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
