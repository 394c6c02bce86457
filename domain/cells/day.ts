/** Days and moments as cells of a file have them. */
import type { IsoDate, IsoMoment } from '#domain/time/day.ts'
import { momentAt } from '#domain/time/local.ts'

/** Two digits of a year: 70 and later are of the last century. */
const pivot = 70
/** Day 0 of spreadsheets, and the serial numbers of 1900 and 2199. */
const firstDay = Date.UTC(1899, 11, 30)
const [firstSerial, lastSerial] = [61, 109_573]
/** Characters of a moment: a longer cell is none. */
const longestMoment = 60

/** Which comes first where a year stands last. */
export type DateOrder = 'dmy' | 'mdy'

/**
 * A time of day behind it is not looked at: spreadsheets keep one that they do not show.
 *
 * @returns undefined when it is no day.
 * @example dayFrom('31-1-26') // '2026-01-31'
 * @example dayFrom(46053) // '2026-01-31'
 * @example dayFrom('2026-01-31 13:45') // '2026-01-31'
 */
export function dayFrom(cell: string | number, order: DateOrder = 'dmy'): IsoDate | undefined {
  if (typeof cell === 'number' || /^\d{5,6}$/.test(cell)) return fromSerial(Math.floor(toSecond(Number(cell))))
  const date = /^(.{6,10}?)(?:[T ]([01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?)?$/.exec(cell)?.[1] ?? ''
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(date)
  if (iso) return real(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const [, first, second, year] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(date) ?? []
  if (year === undefined) return undefined
  const [day, month] = order === 'mdy' ? [second, first] : [first, second]
  return real(yearOf(year), Number(month), Number(day))
}

/** Programs round a time of day to less than a second: 46023.999995 is the beginning of the next day. */
const toSecond = (serial: number): number => Math.round(serial * 86_400) / 86_400

/** A moment without a zone is in that of the product. @returns undefined when it is none. */
export function momentFrom(cell: string | number): IsoMoment | undefined {
  if (typeof cell === 'number') {
    const exact = toSecond(cell)
    const day = fromSerial(Math.floor(exact))
    return day === undefined ? undefined : local(day, Math.round((exact % 1) * 86_400))
  }
  if (cell.length > longestMoment) return undefined
  if (/^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(cell)) {
    const time = Date.parse(cell)
    return Number.isNaN(time) ? undefined : new Date(time).toISOString()
  }
  const [, date = '', hours = '0', minutes = '0', seconds = '0'] =
    /^(.*?)(?:[T ]+(\d{1,2})[:.](\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/.exec(cell) ?? []
  const day = dayFrom(date)
  const [h, m, s] = [Number(hours), Number(minutes), Number(seconds)]
  return day === undefined || h > 23 || m > 59 || s > 59 ? undefined : local(day, h * 3600 + m * 60 + s)
}

const yearOf = (text: string): number =>
  text.length === 4 ? Number(text) : Number(text) + (Number(text) < pivot ? 2000 : 1900)

function real(year: number, month: number, day: number): IsoDate | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  // `Date.UTC` takes a year below 100 for one of the last century.
  const isSame = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isSame ? date.toISOString().slice(0, 10) : undefined
}

const fromSerial = (serial: number): IsoDate | undefined =>
  serial < firstSerial || serial > lastSerial
    ? undefined
    : new Date(firstDay + serial * 86_400_000).toISOString().slice(0, 10)

/** Moment of a local time. An hour that summer time skips is taken as the one after it. */
function local(day: IsoDate, seconds: number): IsoMoment {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const moment = momentAt(day, `${two(seconds / 3600)}:${two((seconds / 60) % 60)}`)
  return new Date(moment + (seconds % 60) * 1000).toISOString()
}
