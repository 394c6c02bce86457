/**
 * Working days and the end of a term. Holidays are passed in, from the table of holidays.
 *
 * @see Algemene termijnenwet, art. 1 and 3
 */
import { addDays, type IsoDate } from './day.ts'

/** Days on which a statutory term does not end. */
export type Holidays = ReadonlySet<IsoDate>

/** Whether it is neither Saturday, Sunday nor a holiday. */
export function isWorkingDay(day: IsoDate, holidays: Holidays): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidays.has(day)
}

/**
 * The day on which a term ends: the day itself, or the first working day after it. Not for terms that count
 * backwards, terms in hours, of more than 90 days, 12 weeks or 3 months, or in years (art. 4).
 *
 * @example endOfTerm('2026-04-03', new Set(['2026-04-03', '2026-04-06'])) // '2026-04-07'
 */
export function endOfTerm(day: IsoDate, holidays: Holidays): IsoDate {
  let end = day
  while (!isWorkingDay(end, holidays)) end = addDays(end, 1)
  return end
}

/**
 * The n-th working day after a day.
 *
 * @param count Whole and not negative; 0 is the day itself, working day or not.
 * @throws {RangeError} For another count.
 * @example addWorkingDays('2026-11-20', 2, new Set()) // '2026-11-24', a Tuesday
 */
export function addWorkingDays(day: IsoDate, count: number, holidays: Holidays): IsoDate {
  if (!Number.isInteger(count) || count < 0) throw new RangeError(`count must be a whole number from 0, got ${count}`)
  let reached = day
  for (let left = count; left > 0; left -= 1) reached = endOfTerm(addDays(reached, 1), holidays)
  return reached
}
