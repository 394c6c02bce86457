/** The 14-day letter of a demo file: mostly by the client before it handed over the file, otherwise by the office afterwards. */
import { letterTerm, type LetterHolidays } from '#domain/law/fourteenDayLetter.ts'
import { addDays, type IsoDate } from '#domain/time/day.ts'
import { endOfTerm } from '#domain/time/workingDays.ts'
import type { Random } from '#server/seed/invented/random.ts'
import type { PlannedLetter } from './plannedFile.ts'
import { lastWorkingDay } from './workdays.ts'

type Given = {
  isCompany: boolean
  receivedAt: IsoDate
  state: string
  isPaid: boolean
  /** Nothing else happened to it: no arrangement, payment or court. */
  isPlain: boolean
  protectedFrom: IsoDate | null
}
type Around = { random: Random; holidays: LetterHolidays; today: IsoDate }

/** The term of a letter that leaves on the first working day from a day on. */
export function letterOn(day: IsoDate, holidays: LetterHolidays): PlannedLetter {
  let sent = endOfTerm(day, holidays.statutory)
  while (holidays.recognised.has(sent)) sent = endOfTerm(addDays(sent, 1), holidays.statutory)
  const { delivered: arrived, termLastExtended: end } = letterTerm(sent, 'post', holidays)
  return { sent, arrived, end }
}

/** @returns null: there is none, so a consumer owes no costs. */
export function letterOf(given: Given, { random, holidays, today }: Around): PlannedLetter | null {
  const { isCompany, receivedAt, state, isPaid, isPlain, protectedFrom } = given
  const [turn, days] = [random.below(100), random.below(10)]
  if (isCompany || turn < 8) return null
  const before = letterOn(addDays(receivedAt, -(35 + days)), holidays)
  const byClient = protectedFrom === null || before.end < protectedFrom ? before : null
  if (!isPlain) return byClient
  const working = lastWorkingDay(today, holidays.statutory)
  const after = letterOn(addDays(receivedAt, 4 + days), holidays)
  if (state === 'in_progress' && turn < 60 && receivedAt > addDays(today, -120)) {
    const recent = letterOn(lastWorkingDay(addDays(today, -2 - days), holidays.statutory), holidays)
    if (recent.sent > receivedAt && recent.end >= today) return recent
  }
  if (state === 'in_progress' && turn < 30 && after.end < today) return { ...after, isReturned: true }
  if (state === 'closed' && isPaid && turn < 16 && after.end < working) return { ...after, isPaidInTime: true }
  return byClient
}

/** Costs are owed after the term of a letter that arrived, and in which nobody paid. */
export const costsFrom = (letter: PlannedLetter | null, today: IsoDate): IsoDate | null =>
  letter === null || letter.isReturned || letter.isPaidInTime || letter.end >= today ? null : addDays(letter.end, 1)
