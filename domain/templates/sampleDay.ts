/** The days of the invented file that samples show. */
import { addDays, type IsoDate } from '#domain/time/day.ts'
import { holidaysOf } from '#domain/time/holidays.ts'
import { endOfTerm } from '#domain/time/workingDays.ts'

/**
 * A day so many days from today. One that is to come is a working day: nobody is summoned on a Sunday, and no term ends on one.
 *
 * @param days Whole; negative for the past, which is shown as it is.
 */
export function sampleDay(today: IsoDate, days: number): IsoDate {
  const day = addDays(today, days)
  return days > 0 ? endOfTerm(day, statutoryFrom(day)) : day
}

/** Of the year of a day and the next, which the first working day after it may be in. */
function statutoryFrom(day: IsoDate): ReadonlySet<IsoDate> {
  const year = Number(day.slice(0, 4))
  const holidays = [...holidaysOf(year), ...holidaysOf(year + 1)]
  return new Set(holidays.filter(({ isStatutory }) => isStatutory).map(({ date }) => date))
}
