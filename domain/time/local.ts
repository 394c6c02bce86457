/** Times of the clock on the wall, in the time zone of the product, and the moments that they are. */
import { timeZone } from '#schemas/product.ts'
import type { IsoDate } from './day.ts'

/** Created at first use: loading the table of time zones takes a while, and few programs need it. */
let clock: Intl.DateTimeFormat | undefined

/** @returns Local time, 'YYYY-MM-DDTHH:MM'. @example localAt(Date.parse('2026-07-01T10:00:00Z')) // '2026-07-01T12:00' */
export function localAt(moment: number): string {
  clock ??= new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return clock.format(moment).replace(' ', 'T')
}

/**
 * The moment at which the clock shows this time. Of a time that comes twice, in the night to winter time, it is the
 * first; one that is left out, in the night to summer time, counts as an hour later.
 *
 * @param time 'HH:MM'.
 * @returns Milliseconds since 1970.
 * @example momentAt('2026-07-01', '12:00') // Date.parse('2026-07-01T10:00:00Z')
 */
export function momentAt(day: IsoDate, time: string): number {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  const ahead = (moment: number) => Date.parse(`${localAt(moment)}:00Z`) - moment
  // How far the zone is ahead shortly before and shortly after; only in the nights of a change do they differ.
  const [before, after] = [ahead(asUtc - 12 * hour), ahead(asUtc + 12 * hour)]
  const first = asUtc - before
  return ahead(first) === before ? first : isShown(asUtc - after, asUtc) ? asUtc - after : first
}

const hour = 3_600_000
const isShown = (moment: number, asUtc: number): boolean => Date.parse(`${localAt(moment)}:00Z`) === asUtc
