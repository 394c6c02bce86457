/** Working days of the office: letters leave and files are closed on them. */
import { addDays, type IsoDate } from '#domain/time/day.ts'
import { isWorkingDay, type Holidays } from '#domain/time/workingDays.ts'

/** The day itself, or the last working day before it. */
export function lastWorkingDay(day: IsoDate, holidays: Holidays): IsoDate {
  let last = day
  while (!isWorkingDay(last, holidays)) last = addDays(last, -1)
  return last
}
