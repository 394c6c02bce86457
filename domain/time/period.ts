/** Calendar periods relative to today: this month, last year. */
import type { IsoDate } from './day.ts'

export const periods = ['$month', '$month-1', '$year', '$year-1'] as const
export type Period = (typeof periods)[number]

/**
 * First and last day of a period.
 *
 * @example daysOfPeriod('$month-1', '2026-01-15') // { from: '2025-12-01', until: '2025-12-31' }
 */
export function daysOfPeriod(period: Period, today: IsoDate): { from: IsoDate; until: IsoDate } {
  const back = period.endsWith('-1') ? 1 : 0
  const year = Number(today.slice(0, 4))
  if (period.startsWith('$year')) return { from: `${year - back}-01-01`, until: `${year - back}-12-31` }
  const month = Number(today.slice(5, 7)) - 1 - back
  return { from: isoDay(Date.UTC(year, month, 1)), until: isoDay(Date.UTC(year, month + 1, 0)) }
}

const isoDay = (time: number): IsoDate => new Date(time).toISOString().slice(0, 10)
