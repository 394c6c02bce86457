/** The filters of a list and their groups as SQL. */
import type { Entity, Property } from '#schemas/entity.ts'
import { orderBy, ownOrder } from '#server/lists/order.ts'
import { wholeContains } from './wholeText.ts'
import { compare, negate } from '#server/sql/comparison.ts'
import { compileOne } from '#server/sql/condition.ts'
import { isMoving } from '#server/sql/filterValue.ts'
import type { Asker } from '#server/sql/operands.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { allOf, quote, whereClause, type Params } from '#server/sql/sql.ts'
import { throughSql } from './throughFilters.ts'
import { everyFilter, type Filter, type Filters, type Group } from './filters.ts'

type Place = { context: Asker & { entity: Entity }; params: Params; isGuess: boolean; alias: string }

/**
 * Filters as SQL. If a property holds only the beginning of a text, the whole text is searched too.
 *
 * @param isGuess For the planner's estimate only, and may be simpler.
 * @returns undefined when there are no filters.
 */
export function filtersSql(
  query: Filters,
  context: Place['context'],
  params: Params,
  isGuess: boolean,
): string | undefined {
  const newest: Place = { context, params, isGuess, alias: 'n' }
  const last = (columns: string): string => {
    const meets = allOf([rowScope(context, params, 'n'), compile(withoutWhole(query), (one) => filterSql(one, newest))])
    const order = orderBy(ownOrder(context.entity), 'n')
    return `select ${columns} from ${quote(context.entity.table)} n${whereClause(meets)} order by ${order}`
  }
  return compile(query, (filter) => {
    const begins = filterSql(filter, { ...newest, alias: 't' })
    const whole = isGuess ? undefined : wholeContains(filter, last, params)
    return whole ? `(${begins} or ${whole})` : begins
  })
}

function compile({ filters, groups = [] }: Filters, one: (filter: Filter) => string): string | undefined {
  const groupSql = (group: Group): string =>
    'any' in group
      ? `(${group.any.map((part) => `(${compile(part, one) ?? 'true'})`).join(' or ')})`
      : negate(`(${compile(group.not, one) ?? 'true'})`)
  return allOf([...filters.map(one), ...groups.map(groupSql)])
}

/** Filters that all hits meet, whatever their whole texts contain. */
function withoutWhole({ filters, groups = [] }: Filters): Filters {
  const isPart = ({ property }: Filter): boolean => property.wholeIn !== undefined
  return {
    filters: filters.filter((filter) => !isPart(filter)),
    groups: groups.filter((group) => !everyFilter({ filters: [], groups: [group] }).some(isPart)),
  }
}

/** Only days, moments and relations may use `$` words; texts are taken literally. */
function filterSql({ property, operator, value }: Filter, { context, params, isGuess, alias }: Place): string {
  const { through } = property
  // An empty value of theirs is one of a record that is there; "none of them" is written with `not`.
  const compared = (one: Property, at: string): string =>
    isMoving(one)
      ? compileOne(one, operator, value, { ...context, alias: at, params })
      : compare(one, operator, value, { alias: at, params, isGuess })
  return through ? throughSql(through, context, { alias, params }, compared) : compared(property, alias)
}
