/**
 * Writes expressions over the properties of one record as SQL of a generated column: arithmetic, joined texts,
 * dates, choices. An empty operand makes the result empty, except in `coalesce`, `join`, `least` and
 * `greatest`, which skip it.
 */
import type { Expression } from '#schemas/computedProperty.ts'
import { otherProperty, type Condition } from '#schemas/condition.ts'
import type { Property, ValueType } from '#schemas/entity.ts'
import { isObject } from '#codegen/shape/limits.ts'
import { conditionSql } from './condition.ts'
import { text } from './text.ts'

/** The type of a result; amounts are whole cents. */
export type Kind = 'number' | 'money' | 'text' | 'day' | 'boolean'

/** SQL, the type of its result, and the currency columns of its amounts. */
export type Result = { sql: string; kind: Kind; currencies: readonly string[] }

/** An invalid expression: the message says why, `path` where. */
export class WrongExpression extends Error {
  readonly path: readonly (string | number)[]

  constructor(message: string, path: readonly (string | number)[]) {
    super(message)
    this.path = path
  }
}

type Place = { properties: readonly Property[]; path: readonly (string | number)[] }

const operations = [
  'add',
  'subtract',
  'multiply',
  'divide',
  'least',
  'greatest',
  'coalesce',
  'join',
  'addDays',
  'daysBetween',
  'if',
] as const

/** @throws {WrongExpression} */
export function resultOf(expression: Expression, place: Place): Result {
  if (typeof expression === 'number') return { sql: `${expression}::numeric`, kind: 'number', currencies: [] }
  if (typeof expression === 'boolean') return { sql: String(expression), kind: 'boolean', currencies: [] }
  if (typeof expression === 'string') return ofText(expression, place)
  const name = operations.find((one) => isObject(expression) && one in expression)
  if (name === undefined) throw new WrongExpression(`is no operation; there is ${operations.join(', ')}`, place.path)
  if (name === 'if') return choice(expression as { if: Condition; take: Expression; else?: Expression }, place)
  const parts = (expression as Record<string, unknown>)[name]
  if (!Array.isArray(parts) || parts.length < 2)
    throw new WrongExpression(`"${name}" takes a list of two or more`, [...place.path, name])
  const results = parts.map((one: Expression, index) => resultOf(one, { ...place, path: [...place.path, name, index] }))
  const refuse = (message: string): never => {
    throw new WrongExpression(message, [...place.path, name])
  }
  const [first = refuse('is empty'), second = first] = results
  const currencies = [...new Set(results.flatMap((one) => one.currencies))]
  const kinds = [...new Set(results.map(({ kind }) => kind))]
  const alike = (): Kind =>
    kinds.length === 1 ? first.kind : refuse(`"${name}" takes values of one kind, not ${kinds.join(' and ')}`)
  const numbers = (): Kind =>
    ['number', 'money'].includes(alike()) ? first.kind : refuse(`"${name}" takes numbers or amounts`)
  const sqls = results.map(({ sql }) => sql)
  switch (name) {
    case 'add':
      return { sql: `(${sqls.join(' + ')})`, kind: numbers(), currencies }
    case 'subtract':
      return { sql: `(${sqls.join(' - ')})`, kind: numbers(), currencies }
    case 'multiply': {
      const amounts = results.filter(({ kind }) => kind === 'money')
      if (amounts.length > 1) refuse('an amount is multiplied by numbers only')
      if (results.some(({ kind }) => kind !== 'number' && kind !== 'money'))
        refuse('"multiply" takes numbers or amounts')
      return { sql: `(${sqls.join(' * ')})`, kind: amounts.length > 0 ? 'money' : 'number', currencies }
    }
    case 'divide': {
      if (results.length !== 2) refuse('"divide" takes two')
      if (second.kind === 'money' && first.kind !== 'money') refuse('nothing but an amount is divided by an amount')
      if (![first, second].every(({ kind }) => kind === 'number' || kind === 'money'))
        refuse('"divide" takes numbers or amounts')
      // Ten places, computed with more, so that halves come out exactly.
      const sql = `round(${first.sql}::numeric(60,20) / nullif(${second.sql}, 0), 10)`
      return { sql, kind: second.kind === 'money' ? 'number' : first.kind, currencies }
    }
    case 'least':
    case 'greatest':
      return { sql: `${name}(${sqls.join(', ')})`, kind: alike() === 'day' ? 'day' : numbers(), currencies }
    case 'coalesce':
      return { sql: `coalesce(${sqls.join(', ')})`, kind: alike(), currencies }
    case 'join': {
      if (alike() !== 'text') refuse('"join" takes texts')
      const between = text((expression as { with?: string }).with ?? ' ')
      const joined = sqls.map((sql) => `coalesce(${between} || ${sql}, '')`).join(' || ')
      return { sql: `nullif(substr(${joined}, length(${between}) + 1), '')`, kind: 'text', currencies }
    }
    case 'addDays':
      if (results.length !== 2 || first.kind !== 'day' || second.kind !== 'number')
        refuse('"addDays" takes a date and a number of days')
      return { sql: `(${first.sql} + round(${second.sql})::integer)`, kind: 'day', currencies }
    case 'daysBetween':
      if (results.length !== 2 || alike() !== 'day') refuse('"daysBetween" takes two dates, the earlier first')
      return { sql: `(${second.sql} - ${first.sql})::numeric`, kind: 'number', currencies }
  }
}

function ofText(expression: string, { properties, path }: Place): Result {
  const name = otherProperty(expression)
  if (name === undefined) return { sql: text(expression), kind: 'text', currencies: [] }
  const property = properties.find((one) => one.name === name)
  if (!property) throw new WrongExpression(`"${expression}" is no property of this entity`, path)
  const kind = kindOf(property.type)
  if (!kind) throw new WrongExpression(`"${name}" holds ${property.type}, which nothing is computed from`, path)
  const column = `"${property.column}"`
  const sql = kind === 'number' || kind === 'money' ? `${column}::numeric` : column
  return { sql, kind, currencies: kind === 'money' ? [`"${property.column}_currency"`] : [] }
}

function choice(
  { if: when, take, else: otherwise }: { if: Condition; take: Expression; else?: Expression },
  place: Place,
): Result {
  const one = resultOf(take, { ...place, path: [...place.path, 'take'] })
  const other = otherwise === undefined ? undefined : resultOf(otherwise, { ...place, path: [...place.path, 'else'] })
  if (other && other.kind !== one.kind)
    throw new WrongExpression(`is ${other.kind}, and "take" is ${one.kind}`, [...place.path, 'else'])
  const sql = `(case when ${conditionSql(when, place)} then ${one.sql}${other ? ` else ${other.sql}` : ''} end)`
  return { sql, kind: one.kind, currencies: [...new Set([...one.currencies, ...(other?.currencies ?? [])])] }
}

/** Undefined for types that expressions do not support. */
export function kindOf(type: ValueType): Kind | undefined {
  const kinds: Partial<Record<ValueType, Kind>> = {
    string: 'text',
    text: 'text',
    enum: 'text',
    integer: 'number',
    percentage: 'number',
    decimal: 'number',
    money: 'money',
    date: 'day',
    boolean: 'boolean',
  }
  return kinds[type]
}

/**
 * SQL for the columns of a computed property: its value, and for an amount its currency. Amounts in different
 * currencies have an empty result.
 *
 * @throws {WrongExpression} If the expression is invalid, or its result has another type than the property.
 */
export function computedSql(expression: Expression, property: Property, properties: readonly Property[]) {
  const { sql, kind, currencies } = resultOf(expression, { properties, path: [] })
  const wanted = kindOf(property.type)
  if (kind !== wanted)
    throw new WrongExpression(`results in ${kind}, and "${property.name}" holds ${property.type}`, [])
  const [first = 'null', ...others] = currencies
  const isOne = others.map((other) => `coalesce(${first} = ${other}, true)`).join(' and ')
  const guarded = isOne ? `case when ${isOne} then ${sql} end` : sql
  if (kind === 'money') {
    const amount = `round(${guarded})::bigint`
    const currency = `case when ${guarded} is not null then coalesce(${[first, ...others].join(', ')}) end`
    return { value: amount, currency }
  }
  if (property.type === 'integer') return { value: `round(${guarded})::bigint` }
  if (kind === 'number') return { value: `round(${guarded}, ${property.places ?? 4})` }
  return { value: guarded }
}
