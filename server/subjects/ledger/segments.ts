/** Periods of interest of a file: each with its rate, base, amount and ground. */
import { interestTypes, type InterestType } from '#domain/law/interest/claim.ts'
import { articleOf } from '#domain/law/interest/segmentLine.ts'
import { termsOfClaim } from '#domain/ledger/account.ts'
import type { Money } from '#domain/money/money.ts'
import type { IsoDate } from '#domain/time/day.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { day, money } from './shapes.ts'
import type { Worked } from './balanceOnDay.ts'

export const segmentShape = whole({
  claim: { type: 'integer' },
  number: { type: 'string', description: 'Of the claim.' },
  from: day,
  to: { ...day, description: 'The last day counted.' },
  days: { type: 'integer' },
  rate: { type: 'string', description: 'Per cent a year.' },
  base: money,
  amount: money,
  type: { enum: interestTypes },
  article: { type: ['string', 'null'], description: 'Absent for an agreement.' },
})

export type Segment = {
  claim: number
  number: string
  from: IsoDate
  to: IsoDate
  days: number
  rate: string
  base: Money
  amount: Money
  type: InterestType
  article: string | null
}

export function segmentsIn({
  found: { file, facts, numberOf },
  balance,
}: Pick<Worked, 'found' | 'balance'>): Segment[] {
  const money = (amount: number) => ({ amount, currency: file.currency }) as Money
  return balance.replay.segments.map(({ claim, from, to, days, rate, base, amount }) => {
    const { type } = termsOfClaim(facts.periods, claim, from)
    return {
      claim,
      number: numberOf(claim),
      from,
      to,
      days,
      rate,
      base: money(base),
      amount: money(amount),
      type,
      article: articleOf(type),
    }
  })
}
