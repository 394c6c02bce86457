/**
 * Records that follow each other in time, such as rates of one kind of interest: how long each holds, which
 * overlap, and the gaps between them.
 *
 * A record without a last day holds until the next one begins; with one, up to and including that day.
 */
import { addDays, type IsoDate } from './day.ts'

/** First and last day, both included; without a last day: until the next begins. */
export type Period = { from: IsoDate; until?: IsoDate | null }

/** Days between two periods, both included. */
export type Gap = { from: IsoDate; until: IsoDate }

/** Whether two records of the same matter hold on the same day, and neither gives way to the other. */
export function overlap(one: Period, other: Period): boolean {
  if (one.from === other.from) return true
  const [first, second] = one.from < other.from ? [one, other] : [other, one]
  return Boolean(first.until) && String(first.until) >= second.from
}

/**
 * Returns the days on which no record holds, between the first and last period of one matter.
 *
 * @param periods In any order.
 * @example gapsBetween([{ from: '2025-01-01', until: '2025-12-31' }, { from: '2026-07-01' }])
 * // [{ from: '2026-01-01', until: '2026-06-30' }]
 */
export function gapsBetween(periods: readonly Period[]): Gap[] {
  const sorted = periods.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
  return sorted.flatMap(({ until }, index): Gap[] => {
    const next = sorted[index + 1]
    if (!until || !next || next.from <= addDays(until, 1)) return []
    return [{ from: addDays(until, 1), until: addDays(next.from, -1) }]
  })
}
