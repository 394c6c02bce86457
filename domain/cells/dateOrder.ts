/** Whether the dates of a column begin with the day or with the month, told from all of them. */
import { dayFrom, type DateOrder } from './day.ts'

/**
 * What the dates of a column can be: only with the day first, only with the month first, some only the one and some
 * only the other (`both`), or each of them either.
 */
export const dateTraces = ['dmy', 'mdy', 'both', 'either'] as const
export type DateTrace = (typeof dateTraces)[number]

const written = /^\d{1,2}[-/. ]\d{1,2}[-/. ]\d{2}/

/** What one more cell says. @param before Of the cells before it; undefined: none was such a date. */
export function dateTrace(cell: string, before: DateTrace | undefined): DateTrace | undefined {
  if (before === 'both' || !written.test(cell)) return before
  const isDayFirst = dayFrom(cell, 'dmy') !== undefined
  const isMonthFirst = dayFrom(cell, 'mdy') !== undefined
  if (!isDayFirst && !isMonthFirst) return before
  if (isDayFirst && isMonthFirst) return before ?? 'either'
  const own = isDayFirst ? 'dmy' : 'mdy'
  return before === undefined || before === 'either' || before === own ? own : 'both'
}

/**
 * The month comes first where a date of the column can be nothing else and none contradicts it.
 *
 * @param others Of the other columns of dates in the file.
 * @returns undefined: it must be asked, because dates of the column contradict each other, or because all of them can
 * be either while another column has the month first.
 */
export function recognisedOrder(
  own: DateTrace | null | undefined,
  others: readonly (DateTrace | null | undefined)[],
): DateOrder | undefined {
  if (own === 'both') return undefined
  if (own === 'either') return others.some((other) => other === 'mdy' || other === 'both') ? undefined : 'dmy'
  return own ?? 'dmy'
}
