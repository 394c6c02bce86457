/**
 * When a schedule runs next: at its time on its days, never on a Sunday or a holiday without contact, whatever the clock does
 * in spring and autumn.
 */
import { addDays, dayOf, type IsoDate } from '#domain/time/day.ts'
import { localAt, momentAt } from '#domain/time/local.ts'
import type { Holidays } from '#domain/time/workingDays.ts'
import type { ScheduledSend } from '#schemas/generated/scheduled-send.ts'

export type Schedule = Pick<ScheduledSend, 'time' | 'days'>
type Weekday = ScheduledSend['days'][number]

/** Weekdays at the numbers of `getUTCDay`; Sunday is no day of a schedule. */
const weekdays: readonly (Weekday | undefined)[] = [undefined, 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
/** Days to look ahead: holidays may close one weekday a few weeks in a row, never two months. */
const reach = 62

/**
 * @param after Milliseconds since 1970; the answer is later.
 * @param holidays On which nothing runs.
 * @returns Milliseconds since 1970; undefined where no day of the next two months is open.
 * @example nextRun({ time: '09:00', days: ['mon'] }, Date.parse('2026-11-25T12:00:00Z'), new Set()) // Monday 30 November, 08:00Z
 */
export function nextRun({ time, days }: Schedule, after: number, holidays: Holidays): number | undefined {
  const today = dayOf(after)
  for (let ahead = 0; ahead <= reach; ahead += 1) {
    const day = addDays(today, ahead)
    if (!isOpenOn(day, days, holidays)) continue
    const moment = momentAt(day, time)
    if (moment > after) return moment
  }
  return undefined
}

/** Whether anything may run on the day of this moment: what was missed is made up for on the first such day. */
export const isOpenDay = (moment: number, holidays: Holidays): boolean => {
  const day = localAt(moment).slice(0, 10)
  return weekdayOf(day) !== undefined && !holidays.has(day)
}

const isOpenOn = (day: IsoDate, days: readonly Weekday[], holidays: Holidays): boolean => {
  const weekday = weekdayOf(day)
  return weekday !== undefined && days.includes(weekday) && !holidays.has(day)
}

const weekdayOf = (day: IsoDate): Weekday | undefined => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]
