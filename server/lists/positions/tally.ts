/**
 * The number of rows that compare in some way with a value, without counting them: from the positions of the
 * order by that column, corrected by the log, and the few rows between the nearest boundary and the value.
 * Returns pieces of SQL for other statements.
 */
import type { Operator } from '#schemas/condition.ts'
import type { Params } from '#server/sql/sql.ts'
import { quote } from '#server/sql/sql.ts'
import type { Boundary, Positions } from './positions.ts'
import { entryKey, isBefore, isFrom, type SortColumn } from './sortColumn.ts'

export type Tally = {
  column: SortColumn
  positions: Positions
  params: Params
  /** SQL that compares a row `t` of the table with a value. */
  compare: (operator: 'eq' | 'lt' | 'gt', value: string) => string
}

/**
 * Returns SQL for the number, or undefined for an operator without an order. The statement must define
 * `pending`, the log entries that the positions have not seen.
 *
 * @param values As in the API: numbers, days, moments, texts; null for empty.
 */
export function tallyOf(operator: Operator, values: readonly (string | null)[], tally: Tally): string | undefined {
  const [value = null] = values
  switch (operator) {
    case 'eq':
      return equal(value, tally)
    case 'ne':
      return `${whole(tally)} - (${equal(value, tally)})`
    case 'in':
    case 'nin': {
      // In a list of values a day stands for a moment, and one moment can be written in several ways:
      // duplicates would be counted twice.
      if (tally.column.type === 'timestamptz') return undefined
      const each = [...new Set(values.map((one) => plain(one, tally)))]
      const among = each.map((one) => equal(one, tally)).join(' + ') || '0'
      return operator === 'in' ? among : `${whole(tally)} - (${among})`
    }
    case 'empty':
      return value === 'false' ? filled(tally) : equal(null, tally)
  }
  const scale = value === null ? undefined : scaleOf(value, tally.column)
  if (value === null || !scale) return undefined
  switch (operator) {
    case 'lt':
      return below(value, scale, tally)
    case 'gte':
      return `${filled(tally)} - (${below(value, scale, tally)})`
    case 'lte':
      return upTo(value, scale, tally)
    case 'gt':
      return `${filled(tally)} - (${upTo(value, scale, tally)})`
  }
  return undefined
}

/** The value as boundaries write it: one text per value. */
const plain = (value: string | null, { column }: Tally): string | null =>
  value !== null && column.type === 'numeric' ? String(Number(value)) : value

/** SQL for the number of rows before a boundary; without one, of the whole table. */
function rowsBefore(place: Boundary | undefined, { column, positions, params }: Tally): string {
  const where = place ? ` where ${isBefore(entryKey(column), 'row_id', place, column, params)}` : ''
  const before = params.add(place ? place.before : positions.total, 'bigint')
  return `(${before} + (select coalesce(sum(sign), 0)::bigint from pending${where}))`
}

const whole = (tally: Tally): string => rowsBefore(undefined, tally)

/** SQL for the number of rows with a value: all before the first empty one. */
const filled = (tally: Tally): string => rowsBefore(tally.column.isNullable ? emptyFrom(tally) : undefined, tally)

const emptyFrom = ({ positions }: Tally): Boundary | undefined => positions.boundaries.find(({ key }) => key === null)

const counted = (where: string, { column }: Tally): string =>
  `(select count(*) from ${quote(column.table)} t where ${where})`

/** Boundaries at the value itself enclose most of its rows; without any, it has few rows. */
function equal(value: string | null, tally: Tally): string {
  const { column, positions, params } = tally
  if (value === null && !column.isNullable) return '0'
  if (value === null) return `(${whole(tally)} - ${rowsBefore(emptyFrom(tally), tally)})`
  const rows = tally.compare('eq', value)
  const text = plain(value, tally)
  const places = column.isId ? [] : positions.boundaries.filter(({ key, before }) => key === text && before > 0)
  const [first, last] = [places[0], places.at(-1)]
  if (!first || !last) return counted(rows, tally)
  const outside = [
    counted(`${rows} and t.id < ${params.add(first.id, 'bigint')}`, tally),
    counted(`${rows} and t.id >= ${params.add(last.id, 'bigint')}`, tally),
  ]
  return `(${rowsBefore(last, tally)} - ${rowsBefore(first, tally)} + ${outside.join(' + ')})`
}

/**
 * SQL for the number of rows below the value: those before the last boundary that is certainly below, plus the
 * rows from there to the value.
 */
function below(value: string, { least, of }: Scale, tally: Tally): string {
  const { column, positions, params } = tally
  const place = positions.boundaries.findLast((one) => of(one) < least)
  const less = tally.compare('lt', value)
  if (!place) return counted(less, tally)
  return `(${rowsBefore(place, tally)} + ${counted(`${isFrom(place, column, params)} and ${less}`, tally)})`
}

/**
 * SQL for the number of rows up to the value: those before the first boundary that is certainly above, minus
 * the rows between the value and it.
 */
function upTo(value: string, { most, of }: Scale, tally: Tally): string {
  const { column, params, positions } = tally
  const place = positions.boundaries.find((one) => of(one) > most) ?? (column.isNullable ? emptyFrom(tally) : undefined)
  const more = tally.compare('gt', value)
  const before = place ? ` and ${isBefore(`t.${quote(column.column)}`, 't.id', place, column, params)}` : ''
  return `(${rowsBefore(place, tally)} - ${counted(`${more}${before}`, tally)})`
}

/** Keys as numbers in the order of the column. A day compared with moments lies between `least` and `most`. */
type Scale = { least: number; most: number; of: (place: Boundary) => number }

const day = 86_400_000

/** @returns undefined for values whose order only the database knows. */
function scaleOf(value: string, { type, isId }: SortColumn): Scale | undefined {
  const isMoment = type === 'timestamptz'
  if (!isMoment && !['bigint', 'numeric', 'date'].includes(type)) return undefined
  const read = (text: string): number => {
    if (text === '-infinity') return Number.NEGATIVE_INFINITY
    if (isMoment) return Date.parse(text.replace(' ', 'T').replace(/\+00$/, 'Z'))
    return type === 'date' ? Date.parse(text) : Number(text)
  }
  const at = read(value)
  if (Number.isNaN(at)) return undefined
  const isWholeDay = isMoment && /^\d{4}-\d{2}-\d{2}$/.test(value)
  // Margins: moments are stored more finely than a number can hold, and a Dutch day begins at another time than
  // a UTC day.
  const [back, ahead] = isWholeDay ? [day, 2 * day] : isMoment ? [1, 1] : [0, 0]
  return {
    least: at - back,
    most: at + ahead,
    of: ({ key, id }) => (isId ? id : key === null ? Number.NaN : read(key)),
  }
}
