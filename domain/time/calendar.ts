/** Months, years and numbers of days between calendar days. */
import type { IsoDate } from './day.ts'

const dayLength = 86_400_000
const usualMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const leapMonths = usualMonths.with(1, 29)
/** A day without a time is read as UTC. */
const timeOf = (day: IsoDate): number => Date.parse(day)

/**
 * The same day some months later, or the last day of a month that is too short.
 *
 * @example addMonths('2026-01-31', 1) // '2026-02-28'
 */
export function addMonths(day: IsoDate, months: number): IsoDate {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  const [year, month] = [Math.floor(count / 12), ((count % 12) + 12) % 12]
  const date = Math.min(Number(day.slice(8, 10)), (isLeapYear(year) ? leapMonths : usualMonths)[month] ?? 31)
  return `${String(year).padStart(4, '0')}-${twoDigits(month + 1)}-${twoDigits(date)}`
}

const twoDigits = (number: number): string => (number < 10 ? `0${number}` : String(number))

/** @example addYears('2024-02-29', 1) // '2025-02-28' */
export const addYears = (day: IsoDate, years: number): IsoDate => addMonths(day, 12 * years)

/** @example daysBetween('2026-01-31', '2026-02-01') // 1 */
export const daysBetween = (from: IsoDate, until: IsoDate): number =>
  from.slice(0, 8) === until.slice(0, 8)
    ? Number(until.slice(8)) - Number(from.slice(8))
    : Math.round((timeOf(until) - timeOf(from)) / dayLength)

export const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
