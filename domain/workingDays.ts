/** Working days: Monday to Friday, but for holidays (Algemene termijnenwet, articles 1 and 3). */
import { addDays, type IsoDate } from './day.ts'

/** Whether a day is a recognised holiday; weekends need not be in it. */
export type IsHoliday = (day: IsoDate) => boolean

export const isWorkingDay = (day: IsoDate, isHoliday: IsHoliday): boolean => !isWeekend(day) && !isHoliday(day)

/**
 * The n-th working day after `day`, which itself does not count.
 *
 * @param days 1 or more.
 * @example addWorkingDays('2026-11-20', 2, none) // '2026-11-24', a Tuesday
 */
export function addWorkingDays(day: IsoDate, days: number, isHoliday: IsHoliday): IsoDate {
  let [last, left] = [day, days]
  while (left > 0) {
    last = addDays(last, 1)
    if (isWorkingDay(last, isHoliday)) left -= 1
  }
  return last
}

function isWeekend(day: IsoDate): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday === 0 || weekday === 6
}
