/**
 * Limitation (verjaring): the day after which a claim can no longer be enforced, and what interrupts the term.
 *
 * @see Civil Code 3:306, 3:307, 3:316 to 3:319, 3:324; 7:28 for consumer purchases
 */
import { addYears } from '#domain/time/calendar.ts'
import type { IsoDate } from '#domain/time/day.ts'
import { line, type ExplanationLine } from './explanation.ts'

export const limitationCategories = ['contract_5', 'consumer_2', 'general_20', 'judgment_20'] as const
export type LimitationCategory = (typeof limitationCategories)[number]
export const interruptionKinds = ['demand', 'reservation', 'acknowledgement', 'payment', 'legal_action'] as const
export type InterruptionKind = (typeof interruptionKinds)[number]
export type Interruption = { date: IsoDate; kind: InterruptionKind }

const terms: Readonly<Record<LimitationCategory, { years: number; article: string }>> = {
  contract_5: { years: 5, article: 'art. 3:307 BW' },
  consumer_2: { years: 2, article: 'art. 7:28 BW' },
  general_20: { years: 20, article: 'art. 3:306 BW' },
  judgment_20: { years: 20, article: 'art. 3:324 BW' },
}
/** A term that begins anew is at most this long (3:319 lid 2). */
const longestAnew = 5
const articles: Readonly<Record<InterruptionKind, string>> = {
  demand: 'art. 3:317 BW',
  reservation: 'art. 3:317 BW',
  acknowledgement: 'art. 3:318 BW',
  payment: 'art. 3:318 BW',
  legal_action: 'art. 3:316 BW',
}

/** Only what a consumer bought is limited by two years (7:28): a company owes for five, whatever the ground says of consumers. */
export const categoryFor = (
  category: LimitationCategory,
  fileType: 'private' | 'company' | undefined,
): LimitationCategory => (fileType === 'company' && category === 'consumer_2' ? 'contract_5' : category)

export type Limitation = {
  /** The last day of the term. */
  date: IsoDate
  barred: boolean
  explanation: readonly ExplanationLine[]
}

/**
 * @param due The day on which the claim fell due, or the judgment was given.
 * @param interruptions In any order; one after the end of the term has no effect.
 * @param on The day on which it is asked.
 */
export function limitation(
  category: LimitationCategory,
  due: IsoDate,
  interruptions: readonly Interruption[],
  on: IsoDate,
): Limitation {
  const { years, article } = terms[category]
  let date = addYears(due, years)
  const explanation = [line(`limitation.${category}`, { due: { day: due }, years, last: { day: date } }, null, article)]
  for (const { date: day, kind } of interruptions.toSorted((a, b) =>
    a.date < b.date ? -1 : Number(a.date > b.date),
  )) {
    if (day > on) continue
    const isInTime = day <= date
    const anew = addYears(day, Math.min(years, longestAnew))
    if (isInTime && anew > date) date = anew
    const key = isInTime ? 'interrupted' : 'interruptedLate'
    explanation.push(line(`limitation.${key}.${kind}`, { day: { day }, last: { day: date } }, null, articles[kind]))
  }
  const barred = on > date
  explanation.push(line(barred ? 'limitation.barred' : 'limitation.open', { on: { day: on }, last: { day: date } }))
  return { date, barred, explanation }
}
