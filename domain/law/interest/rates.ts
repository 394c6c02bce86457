/** Interest rates per year: of the law, by tables with a first day, and of a contract. Exact, in ten-thousandths of a per cent. */
import type { Percentage } from '#domain/money/share.ts'
import { addMonths } from '#domain/time/calendar.ts'
import { addDays, type IsoDate } from '#domain/time/day.ts'

export type TableName = 'statutory' | 'commercial'
/** `effectiveUntil`: the last day, for a rate that nothing follows. */
export type RateRow = { effectiveFrom: IsoDate; effectiveUntil?: IsoDate | null; rate: Percentage }
/** Rows in the order of their first days. */
export type RateTables = Readonly<Record<TableName, readonly RateRow[]>>

/** No rate is known for a day: never taken as zero. */
export class MissingRate extends Error {
  readonly table: TableName
  readonly day: IsoDate

  constructor(table: TableName, day: IsoDate) {
    super(`there is no ${table} interest rate for ${day}`)
    this.table = table
    this.day = day
  }
}

/** A rate as ten-thousandths of a per cent. */
export type Rate = bigint
export const rateUnit = 10_000n

/** @throws {RangeError} If it is no decimal number of at most four places. */
export function rateOf(text: Percentage): Rate {
  const match = /^(\d{1,4})(?:\.(\d{1,4}))?$/.exec(text)
  if (!match) throw new RangeError(`not a rate: ${text}`)
  return BigInt((match[1] ?? '') + (match[2] ?? '').padEnd(4, '0'))
}

/** @example rateText(42500n) // '4.25' */
export function rateText(rate: Rate): Percentage {
  const digits = String(rate).padStart(5, '0')
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`.replace(/\.?0+$/, '')
}

/** Rates of rows that were read already: a table is asked thousands of times. */
const known = new WeakMap<RateRow, Rate>()
function rateOfRow(row: RateRow): Rate {
  const rate = known.get(row) ?? rateOf(row.rate)
  known.set(row, rate)
  return rate
}

/** @throws {MissingRate} */
export function tableRate(tables: RateTables, name: TableName, day: IsoDate): Rate {
  const row = tables[name].findLast(({ effectiveFrom }) => effectiveFrom <= day)
  if (!row || (row.effectiveUntil && row.effectiveUntil < day)) throw new MissingRate(name, day)
  return rateOfRow(row)
}

/**
 * The last day, until a limit, on which the rate of a day still holds. Rows that repeat a rate change nothing:
 * cutting there would shift totals by a cent.
 *
 * @throws {MissingRate} If the table ends before the limit.
 */
export function holdsUntil(tables: RateTables, name: TableName, day: IsoDate, limit: IsoDate): IsoDate {
  const rate = tableRate(tables, name, day)
  for (const row of tables[name]) {
    if (row.effectiveFrom <= day || row.effectiveFrom > limit) continue
    const last = addDays(row.effectiveFrom, -1)
    tableRate(tables, name, last)
    if (rateOfRow(row) !== rate) return last
  }
  tableRate(tables, name, limit)
  return limit
}

/** Rates are set for half a year, and published before it begins. */
const freshMonths = 7

/** @param newest First day of the newest row; null: there is none. @example areOld('2026-07-01', '2027-02-02') // true */
export const areOld = (newest: IsoDate | null, today: IsoDate): boolean =>
  newest === null || addMonths(newest, freshMonths) < today
