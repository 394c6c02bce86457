/** Calculations of days: the 14-day letter, limitation, the end of a term, and when a debtor may be contacted. */
import { contactWindow } from '#domain/law/contactWindow.ts'
import { line } from '#domain/law/explanation.ts'
import { letterTerm, type LetterBy } from '#domain/law/fourteenDayLetter.ts'
import {
  interruptionKinds,
  limitation,
  limitationCategories,
  type Interruption,
  type LimitationCategory,
} from '#domain/law/limitation.ts'
import type { IsoDate } from '#domain/time/day.ts'
import { endOfTerm } from '#domain/time/workingDays.ts'
import { isDate } from '#schemas/formats/date.ts'
import { FieldErrors } from '#server/errors.ts'
import { calculation, choice, day, given, list, yes } from './calculation.ts'
import { holidays } from './tables.ts'

export const letterCall = calculation<{ sent: IsoDate; by: LetterBy }>(
  {
    summary: 'The term of a 14-day letter (Civil Code 6:96 lid 6)',
    body: given({ sent: day, by: choice(['post', 'email']) }),
    answer: { delivered: day, termFirst: day, termLast: day, termLastExtended: day, costsFrom: day },
  },
  async ({ sent, by }, { engine }) => letterTerm(sent, by, await holidays(engine)),
)

type LimitationQuestion = {
  category: LimitationCategory
  due: IsoDate
  interruptions?: readonly Interruption[]
  on?: IsoDate
}

export const limitationCall = calculation<LimitationQuestion>(
  {
    summary: 'The last day on which a claim can be enforced (Civil Code 3:306 to 3:324)',
    body: given(
      { category: choice(limitationCategories), due: day },
      { interruptions: list(given({ date: day, kind: choice(interruptionKinds) }), 500), on: day },
    ),
    answer: { date: day, barred: yes },
  },
  ({ category, due, interruptions = [], on }, { today }) => limitation(category, due, interruptions, on ?? today),
)

export const termEndCall = calculation<{ date: IsoDate }>(
  {
    summary: 'The end of a term that may not end on a weekend or holiday (Algemene termijnenwet art. 1)',
    body: given({ date: day }),
    answer: { date: day },
  },
  async ({ date }, { engine }) => {
    const end = endOfTerm(date, (await holidays(engine)).statutory)
    const values = { date: { day: date }, end: { day: end } }
    const key = end === date ? 'termEnd.same' : 'termEnd.moved'
    return { date: end, explanation: [line(key, values, null, 'art. 1 Algemene termijnenwet')] }
  },
)

const moment = { type: 'string', pattern: '^(19|20|21)[0-9]{2}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]$' }

export const contactWindowCall = calculation<{ at: string }>(
  {
    summary: 'Whether a debtor may be contacted, and from when on',
    body: given({ at: { ...moment, description: 'Local time in Amsterdam.', examples: ['2026-11-20T21:15'] } }),
    answer: { allowed: yes, next: moment },
  },
  async ({ at }, { engine }) => {
    if (!isDate(at.slice(0, 10))) throw new FieldErrors({ at: [{ key: 'validation.pattern' }] })
    return contactWindow(at, (await holidays(engine)).recognised)
  },
)
