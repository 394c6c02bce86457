/**
 * Days and moments as they are read and typed here: DD-MM-YYYY, 24 hours, in the time zone of the product.
 * Stored are 'YYYY-MM-DD' and ISO 8601 in UTC.
 */
import { isEarlyDate } from '#schemas/formats/date.ts'
import { timeZone } from '#schemas/product.ts'

const dayPattern = 'DD-MM-YYYY'
const momentPattern = 'DD-MM-YYYY HH:mm'

/** @param pattern Any of YYYY, MM, DD. @returns `day` itself when it is not a day. */
export function formatDay(day: string, pattern = dayPattern): string {
  const [, YYYY = '', MM = '', DD = ''] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day) ?? []
  return YYYY ? fill(pattern, { YYYY, MM, DD }) : day
}

/** @param pattern Any of YYYY, MM, DD, HH, hh (12 hours), mm, ss, A (am or pm). @returns `moment` itself when it is none. */
export function formatMoment(moment: string, pattern = momentPattern): string {
  const time = Date.parse(moment)
  if (Number.isNaN(time)) return moment
  const {
    year: YYYY = '',
    month: MM = '',
    day: DD = '',
    hour: HH = '',
    minute: mm = '',
    second: ss = '',
  } = partsOf(time)
  const hour = Number(HH)
  return fill(pattern, { YYYY, MM, DD, HH, hh: twoDigits(hour % 12 || 12), mm, ss, A: hour < 12 ? 'am' : 'pm' })
}

/**
 * Reads '31-1-2026', '31/01/26', '31.1.2026', '31 1 2026', '310126', '31012026' or '2026-01-31'.
 * A year of two digits lies between 1970 and 2069.
 *
 * @returns null when it is no existing day.
 */
export function parseDay(text: string): string | null {
  const typed =
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text.trim()) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text.trim())
  const [, day = '', month = '', year = ''] = typed ?? []
  const found = typed ? `${wholeYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.trim()
  return isEarlyDate(found) ? found : null
}

/**
 * Reads a day and a time on the clock there: '31-1-2026 9:05', '310126 0905', '31-1-2026 9.05:30',
 * '31-1-2026 9', '31-1-2026 9:05 pm'.
 *
 * @returns ISO 8601 in UTC, or null; also for a time that the clock skips.
 */
export function parseMoment(text: string): string | null {
  const wall = wallTime(text)
  const time = wall === null ? null : timeAt(wall)
  return time === null ? null : new Date(time).toISOString()
}

/** A day and a time that are well written, but in the hour that summer time skips. */
export function isSkipped(text: string): boolean {
  const wall = wallTime(text)
  return wall !== null && timeAt(wall) === null
}

/** @returns The time at which the clock there shows this, the later one of two; null when it never does. */
function timeAt(wall: number): number | null {
  const guess = wall - offsetAt(wall)
  const time = wall - offsetAt(guess)
  return time + offsetAt(time) === wall ? time : null
}

/** Moment that a clock shows, as if it stood in UTC. */
function wallTime(text: string): number | null {
  const [, dayText = '', hourText = '', minute = '00', second = '00', half] =
    /^(.+?)(?:T| +)(\d{1,2})(?:[:.]?(\d{2})(?:[:.](\d{2}))?)? ?([ap]m)?$/i.exec(text.trim()) ?? []
  const day = parseDay(dayText)
  const hour = hourOf(hourText, half?.toLowerCase())
  if (!day || hour === null || Number(minute) > 59 || Number(second) > 59) return null
  return Date.parse(`${day}T${twoDigits(hour)}:${minute}:${second}Z`)
}

const wholeYear = (year: string): string => (year.length === 4 ? year : `${Number(year) < 70 ? '20' : '19'}${year}`)

/** @param half 'am' or 'pm' of twelve hours; undefined: of 24. */
function hourOf(text: string, half: string | undefined): number | null {
  const hour = Number(text)
  if (half === undefined) return hour <= 23 ? hour : null
  return hour >= 1 && hour <= 12 ? (hour % 12) + (half === 'pm' ? 12 : 0) : null
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

const partsOf = (time: number): Partial<Record<Intl.DateTimeFormatPartTypes, string>> =>
  Object.fromEntries(clock.formatToParts(time).map(({ type, value }) => [type, value]))

/** Milliseconds that the clock there is ahead of UTC. */
function offsetAt(time: number): number {
  const { year, month, day, hour, minute, second } = partsOf(time)
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - Math.floor(time / 1000) * 1000
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

const fill = (pattern: string, parts: Readonly<Record<string, string>>): string =>
  pattern.replace(/YYYY|MM|DD|HH|hh|mm|ss|A/g, (token) => parts[token] ?? token)
