/** Months, years and numbers of days between calendar days. */
import type { IsoDate } from './day.ts'

const dayLength = 86_400_000
const timeOf = (day: IsoDate): number => Date.parse(`${day}T00:00:00Z`)

/**
 * The same day some months later, or the last day of a month that is too short.
 *
 * @example addMonths('2026-01-31', 1) // '2026-02-28'
 */
export function addMonths(day: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(date, last))
  return first.toISOString().slice(0, 10)
}

/** @example addYears('2024-02-29', 1) // '2025-02-28' */
export const addYears = (day: IsoDate, years: number): IsoDate => addMonths(day, 12 * years)

/** @example daysBetween('2026-01-31', '2026-02-01') // 1 */
export const daysBetween = (from: IsoDate, until: IsoDate): number =>
  Math.round((timeOf(until) - timeOf(from)) / dayLength)

export const isLeapYear = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
