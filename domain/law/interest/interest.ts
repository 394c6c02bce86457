/**
 * Interest on claims (rente) up to a day, with payments in between: each claim by its own rate, each payment to
 * costs first, then interest, then principal.
 *
 * @see Civil Code 6:43, 6:44, 6:119, 6:119a, 6:119b, 6:120
 */
import { allocate, type Debt } from '#domain/money/allocation.ts'
import type { Cents } from '#domain/money/money.ts'
import { addDays, type IsoDate } from '#domain/time/day.ts'
import { line, type ExplanationLine } from '#domain/law/explanation.ts'
import { accrue, openAccount, yearlyRate, type Account, type InterestClaim, type Segment } from './claim.ts'
import { rateText, type RateTables } from './rates.ts'
import { segmentLine } from './segmentLine.ts'

/** `claim`: index of the claim that the debtor names. */
export type InterestPayment = { date: IsoDate; amount: Cents; claim?: number }
export type InterestQuestion = {
  claims: readonly InterestClaim[]
  /** In the order of booking; several on one day keep it. */
  payments?: readonly InterestPayment[]
  /** Costs that are open from the first day and bear no interest. */
  costs?: Cents
  /** The last day counted. */
  until: IsoDate
}
export type InterestAnswer = {
  segments: readonly (Segment & { claim: number })[]
  /** Sum of the segments. */
  interest: Cents
  /** Open principal and unpaid interest of each claim. */
  claims: readonly { open: Cents; interest: Cents }[]
  costsOpen: Cents
  due: Cents
  overpayment: Cents
  explanation: readonly ExplanationLine[]
}

/**
 * A payment counts on its day: interest runs up to and including it. What a payment leaves over waits for
 * claims that are not due yet. Payments after `until` do not count.
 *
 * @throws {MissingRate} If a table of rates has no row for a day that counts.
 */
export function interest(
  { claims, payments = [], costs = 0, until }: InterestQuestion,
  rates: RateTables,
): InterestAnswer {
  const accounts = claims.map(openAccount)
  const explanation: ExplanationLine[] = []
  let costsOpen = costs
  let waiting = 0
  for (const { date, amount, claim } of inOrder(claims, payments, until)) {
    const isDueDay = amount === 0
    if (isDueDay && waiting === 0) continue
    for (const account of accounts) accrue(account, date, rates)
    let left = amount + waiting
    const toCosts = Math.min(left, costsOpen)
    costsOpen -= toCosts
    left -= toCosts
    const toClaims = settle(accounts, { date, amount: left, claim }, rates)
    waiting = left - toClaims.interest - toClaims.principal
    const values = { day: { day: date }, costs: { cents: toCosts }, ...cents(toClaims), waiting: { cents: waiting } }
    explanation.push(
      line(isDueDay ? 'interest.waited' : 'interest.payment', values, -(amount || left - waiting), 'art. 6:44 BW'),
    )
  }
  for (const account of accounts) accrue(account, until, rates)
  const segments = accounts.flatMap((account, claim) => account.segments.map((segment) => ({ claim, ...segment })))
  const states = accounts.map(({ principal, capitalised, running }) => ({
    open: principal,
    interest: capitalised + running,
  }))
  const due = states.reduce((sum, { open, interest: unpaid }) => sum + open + unpaid, costsOpen)
  return {
    segments,
    interest: segments.reduce((sum, { amount }) => sum + amount, 0),
    claims: states,
    costsOpen,
    due,
    overpayment: waiting,
    explanation: [
      ...segments.map((segment) => segmentLine(segment, segment.claim + 1, claims[segment.claim]?.type ?? 'none')),
      ...explanation,
      line('interest.due', { until: { day: until }, costs: { cents: costsOpen } }, due),
    ],
  }
}

/** Payments and due days up to the end, by day; on one day what falls due comes last, with amount zero. */
function inOrder(
  claims: readonly InterestClaim[],
  payments: readonly InterestPayment[],
  until: IsoDate,
): InterestPayment[] {
  const dueDays = [...new Set(claims.map(({ interestFrom }) => addDays(interestFrom, -1)))]
  return [...payments, ...dueDays.map((date): InterestPayment => ({ date, amount: 0 }))]
    .filter(({ date }) => date <= until)
    .sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
}

type Settled = { interest: Cents; principal: Cents }

/** Within a claim: interest that runs, interest that was added to the base, principal. */
function settle(accounts: readonly Account[], { date, amount, claim }: InterestPayment, rates: RateTables): Settled {
  const settled = { interest: 0, principal: 0 }
  if (amount <= 0) return settled
  const named = claim === undefined ? undefined : String(claim)
  const debts = accounts.map((account, index) => debtOf(account, index, date, rates))
  const { lines } = allocate({ amount, day: date, ...(named !== undefined && { named }) }, debts)
  for (const { debt, component, amount: paid } of lines) {
    const account = accounts[Number(debt)]
    if (!account) continue
    if (component === 'principal') account.principal -= paid
    else {
      const toRunning = Math.min(paid, account.running)
      account.running -= toRunning
      account.capitalised -= paid - toRunning
    }
    settled[component === 'principal' ? 'principal' : 'interest'] += paid
  }
  return settled
}

/** A claim that is not due yet needs no rate: it gets nothing, unless it is named. */
function debtOf(
  { claim, principal, capitalised, running }: Account,
  index: number,
  date: IsoDate,
  rates: RateTables,
): Debt {
  const dueDate = addDays(claim.interestFrom, -1)
  const rate =
    dueDate <= date ? rateText(yearlyRate(claim, date < claim.interestFrom ? claim.interestFrom : date, rates)) : '0'
  return { id: String(index), dueDate, rate, open: { interest: capitalised + running, principal } }
}

const cents = ({ interest: toInterest, principal }: Settled) => ({
  interest: { cents: toInterest },
  principal: { cents: principal },
})
