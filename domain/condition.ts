/**
 * Evaluates conditions on a record in memory: visibility and picker limits in the browser, and decisions about
 * a record at hand. `server/sql/condition.ts` compiles the same language to SQL; both give the same results.
 */
import { operators, otherProperty, type Condition, type Operand, type Operator } from '#schemas/condition.ts'
import { folded } from '#domain/foldText.ts'
import { addDays, dayOf, type IsoMoment } from '#domain/time/day.ts'

/** The asker and the moment of asking; `me` is null when nobody is signed in. */
export type Asker = { me: Readonly<Record<string, unknown>> | null; asOf: IsoMoment }

type Row = Readonly<Record<string, unknown>>

/**
 * @param record As read (relations as objects) or as in a form (relations as ids).
 * @throws {RangeError} If the condition uses an unknown operator or `$` word.
 */
export function matches(condition: Condition | boolean, record: Row, asker: Asker): boolean {
  if (typeof condition === 'boolean') return condition
  return Object.entries(condition).every(([key, value]) => {
    if (key === 'any') return listOf(value).some((one) => matches(one as Condition, record, asker))
    if (key === 'all') return listOf(value).every((one) => matches(one as Condition, record, asker))
    if (key === 'not') return !matches(value as Condition, record, asker)
    return comparisons(value).every(([operator, operand]) =>
      namesProperty(operand)
        ? holdsBeside(operator, record[key], operand, { record, asker })
        : holds(operator, plain(record[key]), operand, asker),
    )
  })
}

const namesProperty = (operand: unknown): boolean => listOf(operand).some((one) => otherProperty(one) !== undefined)

/** Compares with other properties of the same record. Amounts in different currencies are neither equal nor ordered. */
function holdsBeside(
  operator: Operator,
  value: unknown,
  operand: unknown,
  around: { record: Row; asker: Asker },
): boolean {
  if (operator === 'ne') return !holdsBeside('eq', value, operand, around)
  if (operator === 'nin') return !holdsBeside('in', value, operand, around)
  if (operator === 'in') return listOf(operand).some((one) => holdsBeside('eq', value, one, around))
  const name = otherProperty(operand)
  if (name === undefined) return holds(operator, plain(value), operand, around.asker)
  const other = around.record[name]
  if (isEmpty(value) || isEmpty(other)) return operator === 'eq' && isEmpty(value) && isEmpty(other)
  return currencyOf(value) === currencyOf(other) && holds(operator, plain(value), plain(other), around.asker)
}

const currencyOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (value as { currency?: unknown }).currency : undefined

function comparisons(value: unknown): [Operator, unknown][] {
  if (typeof value !== 'object' || value === null) return [['eq', value]]
  return Object.entries(value).map(([name, operand]) => {
    const operator = operators.find((known) => known === name)
    if (!operator) throw new RangeError(`"${name}" is not an operator; use one of ${operators.join(', ')}.`)
    return [operator, operand]
  })
}

/** An operand without a value (nobody is signed in) never matches. */
function holds(operator: Operator, value: unknown, operand: unknown, asker: Asker): boolean {
  const wanted = listOf(operand).map((one) => resolve(one, asker))
  if (wanted.includes(undefined)) return false
  const one = wanted[0]
  switch (operator) {
    case 'eq':
    case 'in':
      return isAnyOf(value, wanted.flat())
    case 'ne':
    case 'nin':
      return !isAnyOf(value, wanted.flat())
    case 'empty':
      return isEmpty(value) === (one !== false)
    case 'contains':
      return textsIn(value).some((text) => text.includes(folded(String(one))))
    case 'startsWith':
      return textsIn(value).some((text) => text.startsWith(folded(String(one))))
    case 'lt':
    case 'lte':
    case 'gt':
    case 'gte':
      return isEmpty(value) || isEmpty(one) ? false : ordered[operator](decimalOrder(value, one) ?? compare(value, one))
  }
}

/** The text, or that of each language, folded. */
function textsIn(value: unknown): string[] {
  if (isEmpty(value)) return []
  const texts: unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : [value]
  return texts.map((text) => folded(String(text)))
}

const ordered = {
  lt: (sign: number) => sign < 0,
  lte: (sign: number) => sign <= 0,
  gt: (sign: number) => sign > 0,
  gte: (sign: number) => sign >= 0,
}

/** A list (many-relation, list of texts) matches when one of its items does. */
function isAnyOf(value: unknown, wanted: readonly unknown[]): boolean {
  if (isEmpty(value)) return wanted.includes(null)
  return listOf(value).some((item) => wanted.some((one) => one !== null && compare(item, one) === 0))
}

/** Below, at or above zero; NaN for values of different types. A date-time compared with a date counts as its day. */
function compare(a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string') {
    if (isMoment(a) && isMoment(b)) return Date.parse(a) - Date.parse(b)
    return order(isMoment(a) && isDay(b) ? dayOf(a) : a, isMoment(b) && isDay(a) ? dayOf(b) : b)
  }
  if (typeof a === 'boolean' || typeof b === 'boolean') return a === b ? 0 : Number.NaN
  return Number(a) - Number(b)
}

const order = (a: string, b: string): number => (a === b ? 0 : decimalOrder(a, b) || (a < b ? -1 : 1))

/** Below, at or above zero: '9.50' equals '9.5' and is less than '10'. Undefined unless both are decimals. */
function decimalOrder(a: unknown, b: unknown): number | undefined {
  const [one, other] = [millionths(a), millionths(b)]
  return one === undefined || other === undefined ? undefined : Number(one - other)
}

function millionths(value: unknown): bigint | undefined {
  const [, sign, whole, part = ''] = /^(-?)(\d{1,16})(?:\.(\d{1,6}))?$/.exec(String(value)) ?? []
  return whole === undefined ? undefined : BigInt(`${sign}${whole}${part.padEnd(6, '0')}`)
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)
const isMoment = (text: string): boolean => /^\d{4}-\d{2}-\d{2}T/.test(text)

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Relations as ids, money as cents. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  const { id, amount } = value as { id?: unknown; amount?: unknown }
  return id ?? amount ?? value
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

/** The value of an operand; undefined when the asker has no such property. */
function resolve(operand: unknown, { me, asOf }: Asker): unknown {
  if (typeof operand !== 'string' || !operand.startsWith('$')) return operand as Operand
  if (operand === '$now') return new Date(asOf).toISOString()
  const day = /^\$today(?:([+-]\d{1,5})d)?$/.exec(operand)
  if (day) return addDays(dayOf(asOf), Number(day[1] ?? 0))
  const name = /^\$me\.(\w+)$/.exec(operand)?.[1]
  if (!name) throw new RangeError(`"${operand}" is not an operand; use $me.<name>, $today, $today-30d or $now.`)
  return me && Object.hasOwn(me, name) ? me[name] : undefined
}
