/** Writes conditions as SQL without parameters over the columns of one table, for CHECK constraints and triggers. */
import { operators, otherProperty, type Condition, type Operator } from '#schemas/condition.ts'
import type { Property } from '#schemas/entity.ts'
import { timeZone } from '#schemas/product.ts'
import { text } from './text.ts'

/** The properties of the entity, and the prefix of the row (`n.`; empty in a constraint). */
export type Row = { properties: readonly Property[]; prefix?: string }

const signs = { lt: '<', lte: '<=', gt: '>', gte: '>=' } as const

/**
 * Returns SQL that is true, and never null, when the condition holds.
 *
 * @throws {Error} If it uses what a constraint cannot know: the asker, the time, another table. The check
 * refuses that earlier.
 */
export function conditionSql(condition: Condition, row: Row): string {
  const parts = Object.entries(condition).map(([key, value]) => {
    if (key === 'any') return joined(value, ' or ', 'false', row)
    if (key === 'all') return joined(value, ' and ', 'true', row)
    if (key === 'not') return `not ${conditionSql(value as Condition, row)}`
    return comparisonSql(named(key, row), value, row)
  })
  return allOf(parts)
}

const allOf = (parts: readonly string[]): string =>
  parts.length > 1 ? `(${parts.join(' and ')})` : (parts[0] ?? 'true')

const joined = (value: unknown, word: string, none: string, row: Row): string => {
  const conditions = value as readonly Condition[]
  return conditions.length > 0 ? `(${conditions.map((one) => conditionSql(one, row)).join(word)})` : none
}

function comparisonSql(property: Property, comparison: unknown, row: Row): string {
  const operands: [string, unknown][] =
    typeof comparison === 'object' && comparison !== null ? Object.entries(comparison) : [['eq', comparison]]
  const parts = operands.map(([operator, operand]) => {
    const known = operators.find((one) => one === operator)
    if (!known) throw new Error(`"${operator}" is not an operator; run the checks first.`)
    return operandSql(property, known, operand, row)
  })
  return allOf(parts)
}

function operandSql(property: Property, operator: Operator, operand: unknown, row: Row): string {
  const column = columnIn(property, row)
  switch (operator) {
    case 'ne':
      return `(not ${operandSql(property, 'eq', operand, row)})`
    case 'nin':
      return `(not ${operandSql(property, 'in', operand, row)})`
    case 'in': {
      const any = [operand].flat().map((one) => operandSql(property, 'eq', one, row))
      return any.length > 0 ? `(${any.join(' or ')})` : 'false'
    }
    case 'empty':
      return `(${operand === false ? 'not ' : ''}${emptySql(property, column)})`
    case 'eq':
      if (operand === null) return `(${emptySql(property, column)})`
      if (property.type === 'list') return `coalesce(${text(String(operand))} = any(${column}), false)`
      return otherProperty(operand) === undefined
        ? `coalesce(${between(property, 'eq', operand, row)}, false)`
        : `(${between(property, 'eq', operand, row)})`
    case 'contains':
    case 'startsWith':
      return `coalesce(${wordSql(operator, column, operand, row)}, false)`
    default:
      return `coalesce(${between(property, operator, operand, row)}, false)`
  }
}

const emptySql = ({ type }: Property, column: string): string => {
  if (type === 'list') return `coalesce(cardinality(${column}), 0) = 0`
  if (type === 'rows') return `coalesce(jsonb_array_length(${column}), 0) = 0`
  return `${column} is null`
}

/**
 * Compares by size or for equality, with a value or another property; a date-time compared with a date counts
 * as its day.
 */
function between(property: Property, operator: 'eq' | keyof typeof signs, operand: unknown, row: Row): string {
  const name = otherProperty(operand)
  const other = name === undefined ? undefined : named(name, row)
  const isDay = other ? other.type === 'date' : isDayText(operand)
  const one = comparable(property, isDay, row)
  if (!other) return `${one} ${operator === 'eq' ? '=' : signs[operator]} ${valueSql(property, operand, isDay)}`
  const two = comparable(other, property.type === 'date', row)
  const currency =
    property.type === 'money' ? ` and ${currencyIn(property, row)} is not distinct from ${currencyIn(other, row)}` : ''
  return `${one} ${operator === 'eq' ? 'is not distinct from' : signs[operator]} ${two}${currency}`
}

const isDayText = (operand: unknown): boolean => typeof operand === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(operand)

function comparable(property: Property, isDay: boolean, row: Row): string {
  const column = columnIn(property, row)
  if (property.type === 'date-time' && isDay) return `(${column} at time zone ${text(timeZone)})::date`
  return property.type === 'string' ? `${column} collate "C"` : column
}

function valueSql({ type }: Property, value: unknown, isDay: boolean): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const written = text(String(value))
  if (type === 'date' || (type === 'date-time' && isDay)) return `date ${written}`
  if (type === 'date-time') return `timestamptz ${written}`
  return type === 'percentage' || type === 'decimal' || type === 'integer' || type === 'relation'
    ? `${written}::numeric`
    : written
}

function wordSql(operator: 'contains' | 'startsWith', column: string, operand: unknown, row: Row): string {
  const name = otherProperty(operand)
  // With the column's collation, because a literal's lower case would follow that of the database.
  const word = name === undefined ? `${text(String(operand))} collate "und-x-icu"` : columnIn(named(name, row), row)
  return operator === 'contains'
    ? `position(folded(${word}) in folded(${column})) > 0`
    : `starts_with(folded(${column}), folded(${word}))`
}

/** Always quoted, so that column names can be found in the SQL. */
const columnIn = ({ column }: Property, { prefix = '' }: Row): string => `${prefix}"${column}"`
const currencyIn = ({ column }: Property, { prefix = '' }: Row): string => `${prefix}"${column}_currency"`

function named(name: string, { properties }: Row): Property {
  const property = properties.find((one) => one.name === name)
  if (!property) throw new Error(`A condition names "${name}", which is not a property; run the checks first.`)
  return property
}

/** Texts, collations and column names. */
const quotes = /'(?:[^']|'')*'|collate "[^"]+"|"([^"]+)"/g

/** The columns that such SQL reads. */
export const columnsIn = (sql: string): string[] => [
  ...new Set([...sql.matchAll(quotes)].flatMap(([, name]) => name ?? [])),
]

/** The same SQL with renamed columns. */
export const withColumns = (sql: string, nameNow: (name: string) => string): string =>
  sql.replaceAll(quotes, (whole, name: string | undefined) => (name === undefined ? whole : `"${nameNow(name)}"`))
