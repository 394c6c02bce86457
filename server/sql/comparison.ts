/**
 * Comparison of a property with a value, as SQL that is true, false or null (null rather than an expression that no
 * index could serve).
 */
import type { FilterOperator, Operand, Operator } from '#schemas/condition.ts'
import type { Property } from '#schemas/entity.ts'
import { timeZone } from '#schemas/product.ts'
import { columnOf, sqlType } from './columns.ts'
import { contains, escapeLike, folds, leadTo, startsWith } from './likeText.ts'
import { literal, quote, type Params } from './sql.ts'

type Value = Operand | readonly Operand[]
/** `isGuess`: for the planner's estimate only, not to find rows. */
type Place = { alias: string; params: Params; isGuess?: boolean }

const signs = { lt: '<', lte: '<=', gt: '>', gte: '>=' } as const

/** True where the condition is false or null: an empty value is unequal to everything. */
export const negate = (sql: string): string => `(${sql} is not true)`

export function compare(property: Property, operator: FilterOperator, value: Value, place: Place): string {
  if (operator === 'ne') return negate(compare(property, 'eq', value, place))
  if (operator === 'nin') return negate(compare(property, 'in', value, place))
  if (operator === 'under') return isUnder(property, value, place)
  if (property.relation?.many) return compareLinks(property, operator, value, place)
  if (property.type === 'list') return compareItems(property, operator, value, place)
  if (property.type === 'localized' && operator !== 'empty') return compareTexts(property, operator, value, place)
  if (property.type === 'rows') return hasNoRows(property, operator, value, place)
  const column = columnOf(property, place.alias)
  switch (operator) {
    case 'empty':
      return `(${column} is ${value === false ? 'not ' : ''}null)`
    case 'eq':
      if (value === null) return `(${column} is null)`
      return isDayOfMoment(property, value)
        ? `(${column} >= ${dayStart(value, place)} and ${column} < ${dayStart(value, place, 1)})`
        : withText(property, value, place, `(${column} = ${place.params.add(value, sqlType(property))})`)
    case 'in': {
      const values = listOf(value).filter((one) => one !== null)
      if (isFoundByText(property) && values.length <= mostTexts)
        return `(${
          listOf(value)
            .map((one) => compare(property, 'eq', one, place))
            .join(' or ') || 'false'
        })`
      const listed = `(${column} = any(${place.params.add(values, `${sqlType(property)}[]`)}))`
      return listOf(value).includes(null) ? `(${column} is null or ${listed})` : listed
    }
    case 'contains':
      return place.isGuess
        ? guess(property, `%${escapeLike(String(value))}%`, place)
        : contains(property, String(value), place)
    case 'startsWith':
      return place.isGuess
        ? guess(property, `${escapeLike(String(value))}%`, place)
        : startsWith(property, String(value), place)
    default:
      return isDayOfMoment(property, value)
        ? compareWithDay(column, operator, value, place)
        : `(${column} ${signs[operator]} ${place.params.add(value, sqlType(property))})`
  }
}

/** The planner has statistics on the column, but none on its lower case. */
const guess = (property: Property, pattern: string, { alias, params }: Place): string =>
  `(${columnOf(property, alias)} ilike ${params.add(pattern, 'text')})`

/**
 * Whether the search text can find a whole value: the property has no index of its own but is part of the
 * search text.
 */
const isFoundByText = ({ type, search, sort }: Property): boolean => type === 'string' && !!search && !sort
const mostTexts = 20

function withText(property: Property, value: Value, place: Place, found: string): string {
  const lead = isFoundByText(property) ? leadTo(property, String(value), place) : undefined
  return lead ? `(${lead} and ${found})` : found
}

/** A date-time compared with a day means that day in the time zone of the product, from midnight to midnight. */
const isDayOfMoment = (property: Property, value: Value): value is string =>
  property.type === 'date-time' && typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

const dayStart = (day: string, { params }: Place, later = 0): string =>
  `((${params.add(day, 'date')} + ${later})::timestamp at time zone ${literal(timeZone)})`

function compareWithDay(column: string, operator: keyof typeof signs, day: string, place: Place): string {
  if (operator === 'lt') return `(${column} < ${dayStart(day, place)})`
  if (operator === 'gte') return `(${column} >= ${dayStart(day, place)})`
  return `(${column} ${operator === 'lte' ? '<' : '>='} ${dayStart(day, place, 1)})`
}

function compareLinks(property: Property, operator: Operator, value: Value, { alias, params }: Place): string {
  const from = `select 1 from ${quote(property.relation?.linkTable ?? '')} l where l.owner_id = ${alias}.id`
  if (operator === 'empty' || value === null) return `(${value === false ? '' : 'not '}exists (${from}))`
  return `exists (${from} and l.target_id = any(${params.add(listOf(value), 'bigint[]')}))`
}

/**
 * Whether a relation points at these records or any below them. For the relation that makes the hierarchy, the
 * records themselves count too.
 */
function isUnder({ relation, column }: Property, value: Value, { alias, params }: Place): string {
  const { table = '', column: parent = '' } = relation?.tree ?? {}
  const below = `with recursive below (id) as (select unnest(${params.add(listOf(value), 'bigint[]')})
      union select part.id from below join ${quote(table)} part on part.${quote(parent)} = below.id) select id from below`
  if (relation?.many) {
    return `exists (select 1 from ${quote(relation.linkTable ?? '')} l where l.owner_id = ${alias}.id and l.target_id in (${below}))`
  }
  return `(${alias}.${relation?.hierarchy ? 'id' : quote(column)} in (${below}))`
}

function compareItems(property: Property, operator: Operator, value: Value, { alias, params }: Place): string {
  const column = columnOf(property, alias)
  if (operator === 'empty' || value === null) {
    return `(${value === false ? 'not ' : ''}coalesce(cardinality(${column}), 0) = 0)`
  }
  return `(${column} && ${params.add(listOf(value), 'text[]')})`
}

/**
 * A text per language contains a word when one of its languages does. It equals nothing, because a filter has
 * one text only.
 */
function compareTexts(property: Property, operator: Operator, value: Value, { alias, params }: Place): string {
  if (value === null) return `(${columnOf(property, alias)} is null)`
  if (operator !== 'contains' && operator !== 'startsWith') return 'false'
  const pattern = `${operator === 'contains' ? '%' : ''}${escapeLike(String(value))}%`
  const text = `folded(l.value) like (${folds(pattern, params)} collate "C")`
  return `exists (select 1 from jsonb_each_text(${columnOf(property, alias)}) l where ${text})`
}

/** Rows only support the question whether there are any. */
function hasNoRows(property: Property, operator: Operator, value: Value, { alias }: Place): string {
  if (operator !== 'empty' && value !== null) return 'false'
  const count = `coalesce(jsonb_array_length(${columnOf(property, alias)}), 0)`
  return `(${count} ${value === false ? '>' : '='} 0)`
}

const listOf = (value: Value): readonly Operand[] => (Array.isArray(value) ? (value as Operand[]) : [value as Operand])
