/** Interest of a claim that goes to another file: what was agreed for it goes on, whatever that file has for its own claims. */
import { addDays, type IsoDate } from '#domain/time/day.ts'

/** An agreement on interest from a first to a last day; null: from the beginning, or on. */
export type Agreement<Terms> = { from: IsoDate | null; until: IsoDate | null; terms: Terms }

const beginning: IsoDate = '0001-01-01'

/**
 * Returns the agreements that a claim needs of its own on the other file; none where the same terms hold there.
 *
 * @param before What holds for the claim now; of several that fit a day the last one does.
 * @param after What would hold for it there.
 * @param none The terms of days on which nothing is agreed.
 */
export function keptTerms<Terms>(
  before: readonly Agreement<Terms>[],
  after: readonly Agreement<Terms>[],
  none: Terms,
): Agreement<Terms>[] {
  const days = [...new Set([beginning, ...[...before, ...after].flatMap(boundaries)])].sort()
  const at = (set: readonly Agreement<Terms>[], day: IsoDate): Terms =>
    set.findLast(({ from, until }) => (from ?? beginning) <= day && (until === null || day <= until))?.terms ?? none
  const isSame = days.every((day) => JSON.stringify(at(before, day)) === JSON.stringify(at(after, day)))
  if (isSame) return []
  return days.map((day, index) => {
    const next = days[index + 1]
    return {
      from: day === beginning ? null : day,
      until: next === undefined ? null : addDays(next, -1),
      terms: at(before, day),
    }
  })
}

const boundaries = ({ from, until }: Agreement<unknown>): IsoDate[] => [
  ...(from === null ? [] : [from]),
  ...(until === null ? [] : [addDays(until, 1)]),
]
