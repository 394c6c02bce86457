/** How long documents of a file are kept: a number of months after it was closed, and for ever while it is open. */
import { addMonths } from '#domain/time/calendar.ts'
import type { IsoDate } from '#domain/time/day.ts'

/** Months, as the retention schedule of the office has it: a setting may make it longer, never shorter. */
export const fewestMonths = 24

/**
 * Returns the last day on which a document is kept.
 *
 * @param closedOn Day on which the file was closed; null: it is open, so nothing goes.
 * @param months Of the setting; fewer than 24 count as 24.
 * @example keptUntil('2024-02-29', 24) // '2026-02-28'
 */
export function keptUntil(closedOn: IsoDate | null, months: number): IsoDate | null {
  if (closedOn === null) return null
  return addMonths(closedOn, Math.max(fewestMonths, months))
}
