/**
 * The contact window: when a debtor may be called, written to by electronic means, or visited. Not between 20:00
 * and 07:00, on Sundays or on recognised holidays.
 *
 * @see Besluit kwaliteit incassodienstverlening, as summarised by the supervisor
 */
import { addDays, type IsoDate } from '#domain/time/day.ts'
import type { Holidays } from '#domain/time/workingDays.ts'
import { line, type ExplanationLine } from './explanation.ts'

/** Local time of day, 'HH:MM'. */
const opens = '07:00'
const closes = '20:00'

export type ContactWindow = {
  allowed: boolean
  /** The first moment from then on at which contact is allowed, 'YYYY-MM-DDTHH:MM'. */
  next: string
  explanation: readonly ExplanationLine[]
}

/**
 * @param at Local time in Amsterdam, 'YYYY-MM-DDTHH:MM'.
 * @param contactFree Holidays without contact.
 * @example contactWindow('2026-11-20T21:15', new Set()).next // '2026-11-21T07:00'
 */
export function contactWindow(at: string, contactFree: Holidays): ContactWindow {
  const [day = '', time = ''] = at.split('T')
  const isClosed = (one: IsoDate) => isSunday(one) || contactFree.has(one)
  const allowed = !isClosed(day) && time >= opens && time < closes
  const next = allowed ? at : `${firstOpen(time < opens ? day : addDays(day, 1), isClosed)}T${opens}`
  const reason = isSunday(day) ? 'sunday' : contactFree.has(day) ? 'holiday' : time < opens ? 'early' : 'late'
  const [nextDay = '', nextTime = ''] = next.split('T')
  const values = { day: { day: nextDay }, time: nextTime, opens, closes }
  return { allowed, next, explanation: [line(`contact.${allowed ? 'allowed' : reason}`, values, null, 'Bki')] }
}

const isSunday = (day: IsoDate): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 0

function firstOpen(day: IsoDate, isClosed: (day: IsoDate) => boolean): IsoDate {
  let open = day
  while (isClosed(open)) open = addDays(open, 1)
  return open
}
