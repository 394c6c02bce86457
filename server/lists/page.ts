/** The context of a list's question, and the pieces of SQL that all ways to a page share. */
import type { Entity } from '#schemas/entity.ts'
import type { Engine } from '#server/db/engine.ts'
import { asOfCondition } from '#server/sql/asOf.ts'
import { filtersSql } from '#server/lists/filters/filtersSql.ts'
import type { ListQuery } from './listQuery.ts'
import type { Asker } from '#server/sql/operands.ts'
import { orderBy } from './order.ts'
import { projectionOf, type Entities } from '#server/sql/projection.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { searchCondition } from '#server/lists/search/search.ts'
import { allOf, quote, type Params } from '#server/sql/sql.ts'

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
    filtersSql(query, context, params, isGuess),
    query.asOf === undefined ? undefined : asOfCondition(query.asOf, context, params, rowScope(context, params, 'n')),
    query.search === undefined
      ? undefined
      : searchCondition({ text: query.search, similar: query.similar }, context, { alias: 't', params }),
  ])
}

/** The records with an id in `page`, as a JSON array in the list's order. */
export function itemsOf(query: ListQuery, context: Context, params: Params): string {
  const { columns, joins } = projectionOf(context.entity, { ...context, params }, true)
  const table = quote(context.entity.table)
  return `(select '[' || coalesce(string_agg(row_to_json(x)::text, ','), '') || ']' from (select ${columns} from page p join ${table} t on t.id = p.id${joins} order by ${orderBy(query.order, 't')}) x)`
}

export const limitClause = ({ limit }: ListQuery): string => (limit === null ? '' : ` limit ${limit}`)
