/**
 * Computes values while somebody types, exactly as the database will after saving. `codegen/sql/expression.ts`
 * compiles the same expressions to SQL; both give the same results, to the cent.
 */
import { isFold, type Computed, type Expression, type Fold } from '#schemas/computedProperty.ts'
import { otherProperty, type Condition } from '#schemas/condition.ts'
import type { Property } from '#schemas/entity.ts'
import { defaultCurrency } from '#schemas/product.ts'
import { matches } from './condition.ts'
import { addDays } from '#domain/time/day.ts'

export type Row = Readonly<Record<string, unknown>>
type Properties = readonly Property[]

/** Expressions by property; `rows` by the name of the child relation. */
export type ComputedOf = Readonly<Record<string, Computed>>
export type Given = {
  properties: Properties
  computed: ComputedOf
  rows?: Readonly<Record<string, { properties: Properties; values: readonly Row[] }>>
}

/**
 * @param record As in a form; an incomplete value counts as empty.
 * @returns The record with its computed values; null where there is no result.
 */
export function withComputed(record: Row, { properties, computed, rows = {} }: Given): Row {
  const resultOf = (name: string, one: Computed, of: Row): unknown => {
    const property = properties.find((known) => known.name === name)
    if (!property) return null
    if (isFold(one)) return folded(one, property, rows)
    const place = { record: of, properties }
    const [currency, ...others] = new Set(currenciesIn(one, place))
    // Amounts in different currencies have no result.
    return others.length > 0 ? null : written(valueOf(one, place), property, currency)
  }
  const [folds, expressions] = [true, false].map((wanted) =>
    Object.entries(computed).filter(([, one]) => isFold(one) === wanted),
  )
  // An expression over own properties may use counts and sums, but no other computed values.
  const counted = { ...record, ...each(folds, (name, one) => resultOf(name, one, record)) }
  return { ...counted, ...each(expressions, (name, one) => resultOf(name, one, counted)) }
}

const each = (list: [string, Computed][] = [], valueOf: (name: string, one: Computed) => unknown) =>
  Object.fromEntries(list.map(([name, one]) => [name, valueOf(name, one)]))

/** An exact number, without rounding. */
type Fraction = { over: bigint; under: bigint }
/** Numbers and amounts in cents are fractions. */
type Value = Fraction | string | boolean | null

type Place = { record: Row; properties: Properties }

function valueOf(expression: Expression, place: Place): Value {
  if (typeof expression === 'number') return fraction(String(expression))
  if (typeof expression === 'boolean') return expression
  if (typeof expression === 'string') {
    const name = otherProperty(expression)
    return name === undefined ? expression : valueIn(name, place)
  }
  if ('if' in expression) {
    const isTaken = matches(expression.if, place.record, nobody)
    if (isTaken) return valueOf(expression.take, place)
    return expression.else === undefined ? null : valueOf(expression.else, place)
  }
  const [name = '', parts] = Object.entries(expression).find(([, value]) => Array.isArray(value)) ?? []
  const values = (parts as readonly Expression[]).map((one) => valueOf(one, place))
  const present = values.filter((value) => value !== null)
  if (name === 'coalesce') return present[0] ?? null
  if (name === 'join') return present.join((expression as { with?: string }).with ?? ' ') || null
  if (name === 'least' || name === 'greatest') return extreme(present, name === 'least' ? -1 : 1)
  const [first, ...others] = present
  if (present.length < values.length || first === undefined) return null
  if (name === 'addDays') return addDays(String(first), Number(rounded(others[0] as Fraction)))
  if (name === 'daysBetween') return fraction(String((Date.parse(String(others[0])) - Date.parse(String(first))) / day))
  return (others as Fraction[]).reduce<Value>((so, other) => so && counted(name, so as Fraction, other), first)
}

const nobody = { me: null, asOf: '1970-01-01T00:00:00.000Z' }
const day = 86_400_000

function counted(name: string, a: Fraction, b: Fraction): Fraction | null {
  switch (name) {
    case 'add':
      return { over: a.over * b.under + b.over * a.under, under: a.under * b.under }
    case 'subtract':
      return { over: a.over * b.under - b.over * a.under, under: a.under * b.under }
    case 'multiply':
      return { over: a.over * b.over, under: a.under * b.under }
    default: {
      if (b.over === 0n) return null
      const sign = b.over < 0n ? -1n : 1n
      const quotient = { over: sign * a.over * b.under, under: sign * a.under * b.over }
      return { over: rounded(quotient, 10), under: 10n ** 10n }
    }
  }
}

function extreme(values: readonly Value[], sign: -1 | 1): Value {
  const isBeyond = (a: Value, b: Value): boolean => {
    if (!isFraction(a) || !isFraction(b)) return sign * (String(a) > String(b) ? 1 : -1) > 0
    return (a.over * b.under - b.over * a.under) * BigInt(sign) > 0n
  }
  return values.reduce<Value>((best, value) => (best === null || isBeyond(value, best) ? value : best), null)
}

/** The value of a property; null while the typed text is no value of its type. */
function valueIn(name: string, { record, properties }: Place): Value {
  const value = record[name] ?? null
  switch (properties.find((one) => one.name === name)?.type) {
    case 'integer':
    case 'percentage':
    case 'decimal':
      return typeof value === 'boolean' || value === null ? null : fraction(String(value))
    case 'money':
      return isMoney(value) ? fraction(String(value.amount)) : null
    case 'boolean':
      return typeof value === 'boolean' ? value : null
    default:
      return typeof value === 'string' && value !== '' ? value : null
  }
}

function fraction(text: string): Fraction | null {
  const [, sign, whole = '', places = ''] = /^(-?)([0-9]+)(?:\.([0-9]+))?$/.exec(text) ?? []
  if (sign === undefined) return null
  return { over: BigInt(`${sign}${whole}${places}`), under: 10n ** BigInt(places.length) }
}

/** Rounds half away from zero. @param places Digits after the point: the result is multiplied by that power of ten. */
function rounded({ over, under }: Fraction, places = 0): bigint {
  const whole = over * 10n ** BigInt(places)
  const half = (whole < 0n ? -whole : whole) * 2n + under
  const size = half / (under * 2n)
  return whole < 0n ? -size : size
}

/** The value as the API writes it. */
function written(value: Value, { type, places = 4 }: Pick<Property, 'type' | 'places'>, currency?: string): unknown {
  if (value === null || !isFraction(value)) return value
  if (type === 'money') return { amount: Number(rounded(value)), currency: currency ?? defaultCurrency }
  if (type === 'integer') return Number(rounded(value))
  return decimal(rounded(value, places), places)
}

/** @example decimal(12500n, 3) // '12.5' */
function decimal(scaled: bigint, places: number): string {
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(places + 1, '0')
  const [whole, rest] = [digits.slice(0, digits.length - places), digits.slice(digits.length - places)]
  const after = rest.replace(/0+$/, '')
  return `${scaled < 0n ? '-' : ''}${whole}${after && `.${after}`}`
}

/** Currencies of all amounts in an expression. */
function currenciesIn(expression: Expression, { record, properties }: Place): string[] {
  const names = new Set(JSON.stringify(expression).match(/(?<="\$\.)\w+(?=")/g))
  return properties.flatMap(({ name, type }) => {
    const value = record[name]
    return type === 'money' && names.has(name) && isMoney(value) ? [value.currency] : []
  })
}

function folded(fold: Fold, property: Property, all: NonNullable<Given['rows']>): unknown {
  const [kind = 'count', path = ''] = (['sum', 'count', 'min', 'max'] as const).flatMap((one) => {
    const found = fold[one]
    return found === undefined ? [] : [one, found]
  })
  const [rows = '', name = ''] = path.split('.')
  const { properties = [], values = [] } = all[rows] ?? {}
  const told = values.filter((row) => fold.where === undefined || matches(fold.where as Condition, row, nobody))
  if (kind === 'count') return told.length
  const isForeign = (value: unknown) => isMoney(value) && value.currency !== defaultCurrency
  const present = told
    .filter((row) => kind !== 'sum' || !isForeign(row[name]))
    .flatMap((record) => valueIn(name, { record, properties }) ?? [])
  if (kind === 'sum') {
    const none: Fraction = { over: 0n, under: 1n }
    return written(
      (present as Fraction[]).reduce((so, one) => counted('add', so, one) ?? so, none),
      property,
    )
  }
  return written(extreme(present, kind === 'min' ? -1 : 1), property)
}

const isFraction = (value: unknown): value is Fraction =>
  typeof value === 'object' && value !== null && 'under' in value
const isMoney = (value: unknown): value is { amount: number; currency: string } =>
  typeof value === 'object' && value !== null && Number.isSafeInteger((value as { amount?: unknown }).amount)
