/** Calendar days in the time zone of the product. */
import { timeZone } from '#schemas/product.ts'

/** 'YYYY-MM-DD' */
export type IsoDate = string
/** ISO 8601 with a zone, '2026-01-31T09:30:00Z'. */
export type IsoMoment = string

/** Created at first use: loading the table of time zones takes a while, and few programs need it. */
let local: Intl.DateTimeFormat | undefined

/**
 * @param moment As text, or in milliseconds since 1970.
 * @throws {RangeError} If `moment` is no valid moment.
 * @example dayOf('2026-01-31T23:30:00Z') // '2026-02-01'
 */
export function dayOf(moment: IsoMoment | number): IsoDate {
  local ??= new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  return local.format(new Date(moment))
}

/** @example addDays('2026-03-01', -1) // '2026-02-28' */
export function addDays(day: IsoDate, days: number): IsoDate {
  // Counting of interest lives on this; most days stay within their month.
  const date = Number(day.slice(8)) + days
  if (date >= 1 && date <= 28) return `${day.slice(0, 8)}${date < 10 ? '0' : ''}${date}`
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

/** '2026-01-31' → '31-01-2026', the notation that people read and type. */
export const dayText = (day: string): string => day.split('-').reverse().join('-')
