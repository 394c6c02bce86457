/** Payment arrangement (betalingsregeling): the instalments of a total, by their number or their amount. */
import type { Cents } from '#domain/money/money.ts'
import { addMonths } from '#domain/time/calendar.ts'
import { addDays, type IsoDate } from '#domain/time/day.ts'
import { line, type ExplanationLine } from './explanation.ts'

export const frequencies = ['weekly', 'two_weekly', 'monthly', 'quarterly'] as const
export type Frequency = (typeof frequencies)[number]

export type Plan = { total: Cents; frequency: Frequency; start: IsoDate } & (
  { instalments: number; amount?: undefined } | { amount: Cents; instalments?: undefined }
)
export type Arrangement = {
  instalments: readonly { date: IsoDate; amount: Cents }[]
  explanation: readonly ExplanationLine[]
}

/** An arrangement with more is refused. */
export const mostInstalments = 600

/**
 * Plans the instalments. A plan by number has equal amounts in whole cents, the last takes the rest; one by amount has
 * that much each time, and the rest at the end. A monthly day that a month lacks is its last one.
 *
 * @throws {RangeError} If there would be more than `mostInstalments`, or more instalments than cents.
 * @example arrangement({ total: 1_000_00, instalments: 12, frequency: 'monthly', start: '2026-01-31' })
 */
export function arrangement({ total, frequency, start, ...by }: Plan): Arrangement {
  const count = by.instalments ?? Math.ceil(total / by.amount)
  if (count < 1 || count > mostInstalments || count > total)
    throw new RangeError(`an arrangement has 1 to ${mostInstalments} instalments of a cent or more: ${count}`)
  const each = by.amount === undefined ? Math.floor(total / count) : Math.min(by.amount, total)
  const last = total - each * (count - 1)
  const instalments = Array.from({ length: count }, (_, n) => ({
    date: termDate(start, n, frequency),
    amount: n === count - 1 ? last : each,
  }))
  const values = {
    count,
    each: { cents: each },
    first: { day: start },
    last: { day: instalments.at(-1)?.date ?? start },
  }
  return {
    instalments,
    explanation: [
      line(`arrangement.${frequency}`, values, total),
      ...(last === each ? [] : [line('arrangement.rest', { last: values.last }, last)]),
    ],
  }
}

/** The day of the term after `n` others. A monthly day that a month lacks is its last one. */
export function termDate(start: IsoDate, n: number, frequency: Frequency): IsoDate {
  if (frequency === 'weekly') return addDays(start, 7 * n)
  if (frequency === 'two_weekly') return addDays(start, 14 * n)
  return addMonths(start, (frequency === 'monthly' ? 1 : 3) * n)
}
