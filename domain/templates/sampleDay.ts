/** Dates of the invented file in samples. */
import { addDays, type IsoDate } from '#domain/time/day.ts'
import { holidaysOf } from '#domain/time/holidays.ts'
import { endOfTerm } from '#domain/time/workingDays.ts'

/**
 * A day relative to today. A future one becomes a working day: no summons is served, and no term ends, on a
 * Sunday.
 *
 * @param days Whole; negative for the past, which is not moved.
 */
export function sampleDay(today: IsoDate, days: number): IsoDate {
  const day = addDays(today, days)
  return days > 0 ? endOfTerm(day, statutoryFrom(day)) : day
}

/** Holidays of the year of a day and the next year, into which the working day may fall. */
function statutoryFrom(day: IsoDate): ReadonlySet<IsoDate> {
  const year = Number(day.slice(0, 4))
  const holidays = [...holidaysOf(year), ...holidaysOf(year + 1)]
  return new Set(holidays.filter(({ isStatutory }) => isStatutory).map(({ date }) => date))
}
