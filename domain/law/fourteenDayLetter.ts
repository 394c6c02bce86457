/**
 * The 14-day letter (veertiendagenbrief): a private debtor owes no collection costs before a letter gave
 * fourteen days to pay, counted from the day after its receipt.
 *
 * @see Civil Code 6:96 lid 6; Hoge Raad 25 November 2016, ECLI:NL:HR:2016:2704
 */
import { addDays, type IsoDate } from '#domain/time/day.ts'
import { endOfTerm, type Holidays } from '#domain/time/workingDays.ts'
import { line, type ExplanationLine } from './explanation.ts'

export type LetterBy = 'post' | 'email'
export type LetterHolidays = {
  /** Recognised days, on which no post is delivered. Good Friday is an ordinary day for post. */
  recognised: Holidays
  /** Days that extend a statutory term, Good Friday included. */
  statutory: Holidays
}
export type LetterTerm = {
  delivered: IsoDate
  termFirst: IsoDate
  termLast: IsoDate
  /** The last day, moved past a weekend or holiday: never to the debtor's disadvantage. */
  termLastExtended: IsoDate
  /** The first day on which costs are owed, if nothing was paid. */
  costsFrom: IsoDate
  explanation: readonly ExplanationLine[]
}

const article = 'art. 6:96 lid 6 BW'
const days = 14

/** @example letterTerm('2026-01-05', 'post', { recognised, statutory }).costsFrom // '2026-01-22' */
export function letterTerm(sent: IsoDate, by: LetterBy, { recognised, statutory }: LetterHolidays): LetterTerm {
  const delivered = by === 'email' ? sent : secondPostDay(sent, recognised)
  const termFirst = addDays(delivered, 1)
  const termLast = addDays(delivered, days)
  const termLastExtended = endOfTerm(termLast, statutory)
  const costsFrom = addDays(termLastExtended, 1)
  const explanation = [
    line(by === 'email' ? 'letterByEmail' : 'letterByPost', { sent: { day: sent }, delivered: { day: delivered } }),
    line('letterTerm', { first: { day: termFirst }, last: { day: termLast } }, null, article),
    ...(termLastExtended === termLast
      ? []
      : [line('letterExtended', { last: { day: termLastExtended } }, null, 'art. 1 Algemene termijnenwet')]),
    line('letterCosts', { from: { day: costsFrom } }, null, article),
  ]
  return { delivered, termFirst, termLast, termLastExtended, costsFrom, explanation }
}

/** Sundays, Mondays and recognised holidays are neither between nor the day of delivery. */
function secondPostDay(sent: IsoDate, recognised: Holidays): IsoDate {
  let day = sent
  for (let left = 2; left > 0;) {
    day = addDays(day, 1)
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
    if (weekday > 1 && !recognised.has(day)) left -= 1
  }
  return day
}
