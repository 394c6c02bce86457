/** Terms by another method: days and minutes are walked one by one, interruptions tried until nothing changes. */
import { dayAt, days, later, monthsLater, placeOf, recognised, statutory, weekdayOf } from './calendar.ts'

const isFree = (day: string) => weekdayOf(day) === 0 || weekdayOf(day) === 6 || statutory.has(day)

export const termEndOf = (day: string): string =>
  days.slice(placeOf(day), placeOf(day) + 15).find((one) => !isFree(one)) ?? ''

/** Post comes from Tuesday to Saturday, not on recognised holidays. */
const isPostDay = (day: string) => weekdayOf(day) >= 2 && !recognised.has(day)
const postDayAfter = (day: string): string => days.slice(placeOf(day) + 1, placeOf(day) + 15).find(isPostDay) ?? ''

export function letterOf(sent: string, by: 'post' | 'email') {
  const delivered = by === 'email' ? sent : postDayAfter(postDayAfter(sent))
  const termLast = later(delivered, 14)
  const termLastExtended = termEndOf(termLast)
  return {
    delivered,
    termFirst: later(delivered, 1),
    termLast,
    termLastExtended,
    costsFrom: later(termLastExtended, 1),
  }
}

const two = (number: number) => String(number).padStart(2, '0')

/** Minute by minute until somebody may be called. */
export function contactOf(at: string): { allowed: boolean; next: string } {
  let place = placeOf(at.slice(0, 10))
  let minute = Number(at.slice(11, 13)) * 60 + Number(at.slice(14))
  const mayCall = () => {
    const day = dayAt(place)
    return minute >= 7 * 60 && minute < 20 * 60 && weekdayOf(day) !== 0 && !recognised.has(day)
  }
  const allowed = mayCall()
  while (!mayCall()) {
    minute += 1
    if (minute === 24 * 60) [place, minute] = [place + 1, 0]
  }
  return { allowed, next: `${dayAt(place)}T${two(Math.floor(minute / 60))}:${two(minute % 60)}` }
}

export const years = { contract_5: 5, consumer_2: 2, general_20: 20, judgment_20: 20 } as const

/** An interruption counts when it falls in the first term, or in the one that another that counts began. */
export function limitationOf(category: keyof typeof years, due: string, dates: readonly string[], on: string) {
  const first = monthsLater(due, 12 * years[category])
  const anew = (day: string) => monthsLater(day, 12 * Math.min(years[category], 5))
  const known = dates.filter((day) => day <= on)
  let counted: string[] = []
  for (;;) {
    const ends = [first, ...counted.map(anew)]
    const starts = [due, ...counted]
    const next = known.filter((day) => ends.some((end, n) => day <= end && (n === 0 || day >= (starts[n] ?? ''))))
    if (next.length === counted.length) {
      const date = ends.toSorted().at(-1) ?? first
      return { date, barred: placeOf(on) > placeOf(date) }
    }
    counted = next
  }
}
