/** What happened to one invented file: claims, letter, costs and payments that agree with each other and with the law. */
import { courtCosts, type CourtTables } from '#domain/courtCosts.ts'
import { collectionCosts } from '#domain/law/collectionCosts.ts'
import { letterTerm, type LetterHolidays } from '#domain/law/fourteenDayLetter.ts'
import type { RateTables } from '#domain/law/interest/rates.ts'
import { balanceOn } from '#domain/ledger/balance.ts'
import { costPartOf } from '#domain/ledger/costPart.ts'
import { noFacts, type CostFact, type Facts } from '#domain/ledger/facts.ts'
import type { AllocationOrder } from '#domain/money/allocation.ts'
import { daysBetween } from '#domain/time/calendar.ts'
import { addDays, type IsoDate } from '#domain/time/day.ts'
import type { Random } from '#server/seed/invented/random.ts'
import { costCategory } from '#server/seed/reference/costTypes.ts'

export type Outcome = 'paid' | 'partly' | 'unpaid'
/** A cost and its type; one that the debtor does not owe is no fact of the ledger. */
export type PlannedCost = CostFact & { code: string; chargeTo: 'debtor' | 'client' }
export type PlannedFile = {
  isCompany: boolean
  receivedAt: IsoDate
  facts: Facts
  costs: readonly PlannedCost[]
  /** The client sent it before it handed over the file. */
  letter: { sent: IsoDate; end: IsoDate } | null
  /** The day on which the file was closed. */
  closedAt: IsoDate | null
}
export type Planning = {
  random: Random
  rates: RateTables
  holidays: LetterHolidays
  /** Tariffs of a court on a day. */
  courtTables: (day: IsoDate) => CourtTables | undefined
  today: IsoDate
}
/** What is known of a file before anything happens to it. */
export type Beginning = {
  isCompany: boolean
  receivedAt: IsoDate
  outcome: Outcome
  isClosed: boolean
  /** A judge was asked. */
  isJudicial: boolean
  /** Of a hundred files. */
  withMoreClaims: number
  order: AllocationOrder
}
/** Ids of the next rows. */
export type NextIds = { claim: number; cost: number; payment: number; writeOff: number }

/** @param next Is moved on by what the file takes. */
export function planFile(
  { isCompany, receivedAt, outcome, isClosed, isJudicial, withMoreClaims, order }: Beginning,
  next: NextIds,
  { random, rates, holidays, courtTables, today }: Planning,
): PlannedFile {
  const count = 1 + (random.below(100) < withMoreClaims ? 1 + random.below(2) : 0)
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
  const cost = (code: string, day: IsoDate, amount: number): PlannedCost => ({
    ...{ id: next.cost++, day, part: costPartOf(costCategory(code)), amount, vat: 0, code, chargeTo: 'debtor' },
  })
  const collection = charged ? [cost('bik', charged, collectionCosts(principal, true).total)] : []
  const begun: Facts = {
    ...{ ...noFacts, claims, costs: collection, order },
    periods: [{ claim: null, from: null, to: null, terms: { type } }],
  }
  const summonsDay = addDays(receivedAt, 30 + random.below(60))
  const isSummoned = isJudicial && summonsDay < today
  const court = isSummoned ? courtLines(balanceOn(begun, rates, summonsDay).outstanding, courtTables(summonsDay)) : []
  const costs = [...collection, ...court.map(([code, amount]) => cost(code, summonsDay, amount))]
  const paidOn = earlier(addDays(isSummoned ? summonsDay : receivedAt, 7 + random.below(200)), today)
  const facts = { ...begun, costs }
  const paid = outcome === 'unpaid' ? facts : withPayments(facts, next, { paidOn, outcome, random, rates, receivedAt })
  const last = paid.payments.at(-1)?.day ?? paidOn
  const isGivenUp = isClosed && outcome === 'unpaid' && random.below(4) === 0
  const writeOffs = isGivenUp
    ? [{ id: next.writeOff++, day: last, amount: principal, component: 'principal' as const }]
    : []
  const fee = random.below(100) < 47 ? [clientFee(next.cost++, receivedAt)] : []
  return {
    ...{ isCompany, receivedAt, letter, costs: [...costs, ...fee] },
    ...{ facts: { ...paid, writeOffs }, closedAt: isClosed ? last : null },
  }
}

/** The client pays it, with VAT. */
const clientFee = (id: number, day: IsoDate): PlannedCost => ({
  ...{ id, day, part: 'other_costs', amount: 25_00, vat: 5_25, code: 'fixed_fee', chargeTo: 'client' },
})

/** What a default judgment awards (one point), of a client that reclaims VAT; a tariff that is missing is no line. */
function courtLines(claim: number, tables: CourtTables | undefined): (readonly [code: string, amount: number])[] {
  if (!tables || claim <= 0) return []
  const { summons, fee, salary } = courtCosts({ claim, claimant: 'legal', isVatDeductible: true, points: 1 }, tables)
  const all = [['summons', summons] as const, ['court_fee', fee] as const, ['salary', salary] as const]
  return all.flatMap(([code, amount]) => (amount === null ? [] : [[code, amount] as const]))
}

/** Log-normal: most files are small. Median 185 euros of a person, 1,150 of a company. */
function principalOf(isCompany: boolean, random: Random): number {
  const uniform = () => (random.below(1_000_000) + 1) / 1_000_001
  const normal = Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
  const median = isCompany ? 1_150_00 : 185_00
  return Math.min(90_000_00, Math.round(median * Math.exp(normal * 1.1)))
}

type Paying = { paidOn: IsoDate; outcome: Outcome; random: Random; rates: RateTables; receivedAt: IsoDate }

const numbersOfPayments = [1, 1, 1, 1, 2, 2, 2, 4, 6] as const

/** Paid at once or in parts; the last one to the cent of what is owed on that day. */
function withPayments(facts: Facts, next: NextIds, { paidOn, outcome, random, rates, receivedAt }: Paying): Facts {
  const count = random.pick(numbersOfPayments)
  const first = addDays(receivedAt, 5 + random.below(15))
  const [start, days] = first < paidOn ? [first, daysBetween(first, paidOn)] : [paidOn, 0]
  const charged = [...facts.claims, ...facts.costs].reduce((total, { amount }) => total + amount, 0)
  const part = Math.max(1, Math.floor(charged / (count + 1 + random.below(3))))
  const parts = Array.from({ length: outcome === 'paid' ? count - 1 : count }, (_, index) => ({
    ...{ id: next.payment++, day: addDays(start, Math.floor((days * index) / count)), amount: part, claim: null },
  }))
  const begun = { ...facts, payments: parts }
  if (outcome === 'partly') return begun
  const rest = { id: next.payment++, day: paidOn, amount: balanceOn(begun, rates, paidOn).outstanding, claim: null }
  return { ...begun, payments: [...parts, rest] }
}

const earlier = (one: IsoDate, other: IsoDate): IsoDate => (one < other ? one : other)
