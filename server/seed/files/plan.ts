/** Invents the past of a file: claims, letter, costs and payments that agree with each other and with the law. */
import type { CourtTables } from '#domain/courtCosts.ts'
import { claimCosts } from '#domain/law/claimCosts.ts'
import type { LetterHolidays } from '#domain/law/fourteenDayLetter.ts'
import type { RateTables } from '#domain/law/interest/rates.ts'
import { balanceOn } from '#domain/ledger/balance.ts'
import { costPartOf } from '#domain/ledger/costPart.ts'
import { noFacts } from '#domain/ledger/facts.ts'
import type { AllocationOrder } from '#domain/money/allocation.ts'
import { addMonths, daysBetween } from '#domain/time/calendar.ts'
import { addDays, type IsoDate } from '#domain/time/day.ts'
import { endOfTerm } from '#domain/time/workingDays.ts'
import type { Random } from '#server/seed/invented/random.ts'
import { costCategory } from '#server/seed/reference/costTypes.ts'
import { arrange, daysOf, reminderDays, tolerance } from './arrange.ts'
import { courtLines } from './courtLines.ts'
import { interruptionsOf } from './interruptions.ts'
import { costsFrom, letterOf } from './letters.ts'
import type {
  ArrangementState,
  NextIds,
  PlannedClaim,
  PlannedCost,
  PlannedFacts,
  PlannedFile,
  PlannedPayment,
  Reversed,
} from './plannedFile.ts'
import type { Agreed } from './regimes.ts'
import { lastWorkingDay } from './workdays.ts'

export type Outcome = 'paid' | 'partly' | 'unpaid'
export type Planning = {
  random: Random
  rates: RateTables
  holidays: LetterHolidays
  /** Tariffs of a court on a day. */
  courtTables: (day: IsoDate) => CourtTables | undefined
  today: IsoDate
}
/** Facts of a file before anything happens to it. */
export type Beginning = {
  isCompany: boolean
  currency: PlannedFile['currency']
  receivedAt: IsoDate
  /** Workflow status. */
  state: string
  phase: string
  outcome: Outcome
  isClosed: boolean
  /** A judge was asked. */
  isJudicial: boolean
  /** Purchase of a consumer: its claims are limited by two years. */
  isPurchase: boolean
  /** The first day of a protection of the debtor: from it on nothing is asked and no costs are made. */
  protectedFrom: IsoDate | null
  /** Files of a hundred that have more than one claim. */
  withMoreClaims: number
  arrangement: ArrangementState | null
  order: AllocationOrder
  agreed: Agreed
}

/** @param next Is moved on by what the file takes. */
export function planFile(beginning: Beginning, next: NextIds, planning: Planning): PlannedFile {
  const { isCompany, currency, receivedAt, outcome, isClosed, isJudicial, order, agreed, protectedFrom } = beginning
  const { random, rates, holidays, courtTables, today } = planning
  const claims = claimsOf(beginning, next, random)
  const [first] = claims
  const credits =
    first && random.below(100) < 8
      ? [{ id: next.claim++, day: addDays(first.day, 3), amount: part(first.amount, random), claim: first.id }]
      : []
  const letter = letterOf({ ...beginning, isPaid: outcome === 'paid', isPlain: isPlain(beginning) }, planning)
  const asked = currency !== 'EUR' ? null : isCompany ? receivedAt : costsFrom(letter, today)
  const charged = asked && protectedFrom && asked >= protectedFrom ? null : asked
  const principal = sum(claims) - sum(credits)
  const cost = (code: string, day: IsoDate, amount: number, vat = 0): PlannedCost => ({
    id: next.cost++,
    day,
    part: costPartOf(costCategory(code)),
    amount,
    vat,
    code,
    chargeTo: 'debtor',
  })
  const open = claims.map((claim) => ({
    ...claim,
    amount: claim.amount - sum(credits.filter((credit) => credit.claim === claim.id)),
  }))
  const owed = charged !== null && claimCosts(open, isCompany, agreed)
  const collection = owed ? [cost('bik', charged, owed.net, owed.vat)] : []
  const type = currency !== 'EUR' ? 'none' : isCompany ? 'commercial' : 'statutory'
  const begun: PlannedFacts = {
    ...noFacts,
    claims,
    credits,
    payments: [],
    refunds: [],
    writeOffs: [],
    costs: collection,
    order,
    periods: [{ claim: null, from: null, to: null, terms: { type } }],
  }
  const summonsDay = endOfTerm(addDays(receivedAt, 30 + random.below(60)), holidays.statutory)
  const isSummoned = isJudicial && summonsDay < today
  const court = isSummoned
    ? courtLines(balanceOn(begun, rates, summonsDay).outstanding, courtTables(summonsDay), agreed.vatDeductible)
    : []
  const costs = [
    ...collection,
    ...court.map(([code, amount, vatWithin]) => ({ ...cost(code, summonsDay, amount), vatWithin })),
  ]
  const charge = { ...begun, costs }
  const paying: Paying = {
    charge,
    beginning,
    planning,
    next,
    since: isSummoned ? summonsDay : receivedAt,
    within: letter?.isPaidInTime ? letter : null,
  }
  const { facts, arrangement } = arranged(paying) ?? { facts: paid(paying), arrangement: null }
  const last = lastDayOf(facts, paying)
  const isGivenUp = isClosed && !arrangement && outcome === 'unpaid' && random.below(4) === 0
  const writeOffs = isGivenUp
    ? [{ id: next.writeOff++, day: last, amount: principal, component: 'principal' as const }]
    : []
  const fee = random.below(100) < 47 ? [clientFee(next.cost++, receivedAt, currency)] : []
  const reversed =
    random.below(100) < 4 ? takenBack(principal, next, { receivedAt, until: isClosed ? last : today }) : []
  return {
    isCompany,
    currency,
    receivedAt,
    letter,
    arrangement,
    costs: [...costs, ...fee],
    facts: { ...facts, writeOffs },
    reversed,
    closedAt: isClosed ? last : null,
    interruptions: interruptionsOf(
      {
        sent: letter?.sent,
        summons: isSummoned ? summonsDay : null,
        agreed: arrangement?.decidedOn,
        purchase: beginning.isPurchase ? (first?.dueDate ?? null) : null,
        until: isClosed ? last : today,
      },
      random,
    ),
  }
}

/** An open file in which nothing was paid, or a closed one that was paid: no judge, arrangement or partner in it. */
const isPlain = ({ phase, arrangement, isClosed, outcome }: Beginning): boolean =>
  phase === 'amicable' && !arrangement && outcome === (isClosed ? 'paid' : 'unpaid')

/** The working day on which it was closed, if it was: of the last payment, or two months after nothing came. */
function lastDayOf({ payments }: PlannedFacts, { since, planning: { today, holidays } }: Paying): IsoDate {
  const days = payments.map(({ day }) => day).sort()
  const last = days.at(-1) ?? addDays(since, Math.min(60, daysBetween(since, today)))
  return earlier(endOfTerm(last < since ? since : last, holidays.statutory), lastWorkingDay(today, holidays.statutory))
}

const sum = (all: readonly { amount: number }[]): number => all.reduce((total, { amount }) => total + amount, 0)
/** A fifth to three fifths. */
const part = (amount: number, random: Random): number =>
  Math.max(1, Math.floor((amount * (20 + random.below(40))) / 100))

/** Invoices, or terms of one agreement, the first one the oldest. */
function claimsOf(
  { isCompany, receivedAt, withMoreClaims, isPurchase }: Beginning,
  next: NextIds,
  random: Random,
): PlannedClaim[] {
  const isAgreement = !isCompany && random.below(100) < 10
  const count = isAgreement ? 2 + random.below(2) : 1 + (random.below(100) < withMoreClaims ? 1 + random.below(2) : 0)
  const each = Math.max(15_00, Math.round(principalOf(isCompany, random) / count))
  const last = addDays(receivedAt, -(60 + random.below(20)))
  return Array.from({ length: count }, (_, index) => {
    const dueDate = addMonths(last, index + 1 - count)
    const id = next.claim++
    return {
      id,
      day: addDays(dueDate, -14),
      dueDate,
      interestFrom: addDays(dueDate, 1),
      amount: each,
      ...(isPurchase && { category: 'consumer_2' as const }),
      ...(isAgreement && {
        type: 'subscription_term' as const,
        agreement: `AB-${500_000 + id - index}`,
        period: { from: addDays(dueDate, -14), to: addDays(addMonths(addDays(dueDate, -14), 1), -1) },
      }),
    }
  })
}

/** The client pays it, with VAT. */
const clientFee = (id: number, day: IsoDate, currency: string): PlannedCost => ({
  id,
  day,
  part: 'other_costs',
  amount: 25_00,
  vat: currency === 'EUR' ? 5_25 : 0,
  code: 'fixed_fee',
  chargeTo: 'client',
})

/** Log-normal: most files are small. Median 185 euros of a person, 1,150 of a company. */
function principalOf(isCompany: boolean, random: Random): number {
  const uniform = () => (random.below(1_000_000) + 1) / 1_000_001
  const normal = Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
  const median = isCompany ? 1_150_00 : 185_00
  return Math.min(90_000_00, Math.round(median * Math.exp(normal * 1.1)))
}

type Paying = {
  charge: PlannedFacts
  beginning: Beginning
  planning: Planning
  next: NextIds
  since: IsoDate
  /** The term in which all was paid, at once. */
  within: { sent: IsoDate; end: IsoDate } | null
}

/** Four to eleven terms; of an old file by month, of a new one in the pace that its age allows. */
function arranged({ charge, beginning, planning, next, since }: Paying) {
  const { arrangement: status } = beginning
  if (!status) return undefined
  const { random, rates, today } = planning
  const terms = 4 + (next.arrangement % 8)
  const pace = paceOf(status, terms, daysBetween(since, today) - 12, random)
  if (!pace) return undefined
  const start = addDays(today, -pace.daysAgo)
  const asked = addDays(start, -5)
  const agreedOn = asked < since ? since : earlier(asked, today)
  const by = random.pick(['debtor', 'debtor', 'staff', 'helper'] as const)
  const method = random.below(4) === 0 ? ('direct_debit' as const) : ('transfer' as const)
  const agreed = { status, frequency: pace.frequency, terms, start, agreedOn, requestedBy: by, method }
  return arrange(charge, agreed, { next, rates, today, random })
}

const paces = ['monthly', 'two_weekly', 'weekly'] as const

/** @param age Days in which terms may have passed. @returns undefined when they are too few. */
function paceOf(status: ArrangementState, terms: number, age: number, random: Random) {
  const least = status === 'completed' ? terms : 2
  const frequency = paces.find((one) => daysOf[one] * least < age)
  // Agreed just now: the first term is still to come.
  if (!frequency) return status === 'active' ? { frequency: paces[0], daysAgo: -(1 + random.below(25)) } : undefined
  const days = daysOf[frequency]
  const room = Math.floor(age / days)
  if (status === 'completed') return { frequency, daysAgo: (terms + random.below(room - terms + 1)) * days + 6 }
  if (status === 'broken')
    return { frequency, daysAgo: (1 + random.below(Math.min(terms - 1, room))) * days + tolerance + reminderDays + 1 }
  const passed = 1 + random.below(Math.min(terms - 1, room - 1))
  return { frequency, daysAgo: passed * days - 1 - random.below(days - 6) }
}

const numbersOfPayments = [1, 1, 1, 1, 1, 2, 2, 4] as const

/** Paid at once or in parts; the last one to the cent of what is owed on that day. */
function paid({ charge, beginning, planning, next, since, within }: Paying): PlannedFacts {
  const { outcome, receivedAt } = beginning
  const { random, rates, today, holidays } = planning
  if (outcome === 'unpaid') return charge
  const most = lastWorkingDay(today, holidays.statutory)
  const wait = 7 + random.below(200)
  const paidOn = within ? addDays(within.sent, 5 + (wait % 8)) : earlier(addDays(since, wait), most)
  const count = within ? 1 : random.pick(numbersOfPayments)
  const first = addDays(receivedAt, 5 + random.below(15))
  const [start, days] = first < paidOn ? [first, daysBetween(first, paidOn)] : [paidOn, 0]
  // No more than the principal is asked if the order of allocation settles that alone.
  const isWhole = charge.order.components.includes('interest')
  const owed = sum(charge.claims) - sum(charge.credits) + (isWhole ? sum(charge.costs) : 0)
  const each = Math.max(1, Math.floor(owed / (count + 1 + random.below(3))))
  const parts = Array.from({ length: outcome === 'paid' ? count - 1 : count }, (_, index) =>
    payment(next.payment++, addDays(start, Math.floor((days * index) / count)), each),
  )
  const begun = { ...charge, payments: parts }
  if (outcome === 'partly') return begun
  const { outstanding, principal } = balanceOn(begun, rates, paidOn)
  const rest = isWhole ? outstanding : principal
  return rest > 0 ? { ...begun, payments: [...parts, payment(next.payment++, paidOn, rest)] } : begun
}

/** Four of a hundred are made to the client. */
const payment = (id: number, day: IsoDate, amount: number): PlannedPayment => ({
  id,
  day,
  amount,
  claim: null,
  ...(id % 25 === 0 && { receivedBy: 'client' as const }),
  ...(id % 3 === 1 && { method: 'ideal' as const }),
})

const back = 'Storno door de bank (MD06)'

/** A direct debit that the bank took back some days later. */
function takenBack(
  principal: number,
  next: NextIds,
  { receivedAt, until }: { receivedAt: IsoDate; until: IsoDate },
): Reversed[] {
  const day = addDays(receivedAt, 10)
  const reversedOn = addDays(day, 4)
  if (reversedOn > until) return []
  const amount = Math.max(1, Math.floor(principal / 3))
  return [{ id: next.payment++, day, amount, claim: null, method: 'direct_debit', reversedOn, reason: back }]
}

const earlier = (one: IsoDate, other: IsoDate): IsoDate => (one < other ? one : other)
