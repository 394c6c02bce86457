/** What happened to one invented file: claims, letter, costs and payments that agree with each other and with the law. */
import { collectionCosts } from '#domain/law/collectionCosts.ts'
import { letterTerm, type LetterHolidays } from '#domain/law/fourteenDayLetter.ts'
import type { RateTables } from '#domain/law/interest/rates.ts'
import { balanceOn } from '#domain/ledger/balance.ts'
import { noFacts, type Facts } from '#domain/ledger/facts.ts'
import type { AllocationOrder } from '#domain/money/allocation.ts'
import { addDays, type IsoDate } from '#domain/time/day.ts'
import type { Random } from '#server/seed/invented/random.ts'

export type Outcome = 'paid' | 'partly' | 'unpaid'
export type PlannedFile = {
  isCompany: boolean
  receivedAt: IsoDate
  facts: Facts
  /** The client sent it before it handed over the file. */
  letter: { sent: IsoDate; end: IsoDate } | null
  /** The day on which the file was closed. */
  closedAt: IsoDate | null
}
export type Planning = { random: Random; rates: RateTables; holidays: LetterHolidays; today: IsoDate }
/** Ids of the next rows. */
export type NextIds = { claim: number; cost: number; payment: number; writeOff: number }

/** @param next Is moved on by what the file takes. */
export function planFile(
  {
    isCompany,
    receivedAt,
    outcome,
    isClosed,
    order,
  }: { isCompany: boolean; receivedAt: IsoDate; outcome: Outcome; isClosed: boolean; order: AllocationOrder },
  next: NextIds,
  { random, rates, holidays, today }: Planning,
): PlannedFile {
  const count = 1 + (random.below(10) < 4 ? 1 + random.below(2) : 0)
  const claims = Array.from({ length: count }, (_, index) => {
    const dueDate = addDays(receivedAt, -(60 + 31 * (count - 1 - index) + random.below(20)))
    return {
      ...{ id: next.claim++, day: addDays(dueDate, -14), dueDate, interestFrom: addDays(dueDate, 1) },
      amount: Math.max(15_00, Math.round(principalOf(isCompany, random) / count)),
    }
  })
  const sent = addDays(receivedAt, -(35 + random.below(10)))
  const letter =
    isCompany || random.below(100) < 8 ? null : { sent, end: letterTerm(sent, 'post', holidays).termLastExtended }
  const charged = isCompany ? receivedAt : letter && addDays(letter.end, 1)
  const principal = claims.reduce((total, { amount }) => total + amount, 0)
  const type = isCompany ? ('commercial' as const) : ('statutory' as const)
  const facts: Facts = {
    ...noFacts,
    claims,
    costs: charged
      ? [
          {
            id: next.cost++,
            day: charged,
            part: 'collection_costs',
            amount: collectionCosts(principal, true).total,
            vat: 0,
          },
        ]
      : [],
    periods: [{ claim: null, from: null, to: null, terms: { type } }],
    order,
  }
  const paidOn = earlier(addDays(receivedAt, 7 + random.below(200)), today)
  const paid = outcome === 'unpaid' ? facts : withPayments(facts, next, { paidOn, outcome, random, rates, receivedAt })
  const last = paid.payments.at(-1)?.day ?? paidOn
  const isGivenUp = isClosed && outcome === 'unpaid' && random.below(4) === 0
  const writeOffs = isGivenUp
    ? [{ id: next.writeOff++, day: last, amount: principal, component: 'principal' as const }]
    : []
  return { isCompany, receivedAt, facts: { ...paid, writeOffs }, letter, closedAt: isClosed ? last : null }
}

/** Log-normal: most files are small. Median 185 euros of a person, 1,150 of a company. */
function principalOf(isCompany: boolean, random: Random): number {
  const uniform = () => (random.below(1_000_000) + 1) / 1_000_001
  const normal = Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
  const median = isCompany ? 1_150_00 : 185_00
  return Math.min(90_000_00, Math.round(median * Math.exp(normal * 1.1)))
}

type Paying = { paidOn: IsoDate; outcome: Outcome; random: Random; rates: RateTables; receivedAt: IsoDate }

/** Paid at once, or a part before the rest: to the cent of what is owed on that day. */
function withPayments(facts: Facts, next: NextIds, { paidOn, outcome, random, rates, receivedAt }: Paying): Facts {
  const one = (day: IsoDate, amount: number) => ({ id: next.payment++, day, amount, claim: null })
  const owed = (given: Facts, day: IsoDate) => balanceOn(given, rates, day).outstanding
  const inParts = outcome === 'partly' || random.below(3) === 0
  const first = earlier(addDays(receivedAt, 5 + random.below(20)), paidOn)
  const part = Math.floor((owed(facts, first) * (20 + random.below(40))) / 100)
  const begun = inParts ? { ...facts, payments: [one(first, part)] } : facts
  if (outcome === 'partly') return begun
  return { ...begun, payments: [...begun.payments, one(paidOn, owed(begun, paidOn))] }
}

const earlier = (one: IsoDate, other: IsoDate): IsoDate => (one < other ? one : other)
