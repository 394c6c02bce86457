/** Debt on a day, by component, with the lines that explain it. */
import { line, type ExplanationLine } from '#domain/law/explanation.ts'
import { yearlyRate } from '#domain/law/interest/claim.ts'
import { segmentLine } from '#domain/law/interest/segmentLine.ts'
import { rateUnit, type RateTables } from '#domain/law/interest/rates.ts'
import type { Cents } from '#domain/money/money.ts'
import { addDays, type IsoDate } from '#domain/time/day.ts'
import { termsOfClaim, termsOn, type OpenClaim } from './account.ts'
import { costWords, type ExpiredLetter } from './costWords.ts'
import type { Account, Entry, Posting } from './entry.ts'
import type { Facts, InterestPeriod } from './facts.ts'
import { replay, type Replay } from './replay.ts'

/** Whole cents. `outstanding`: all that is owed; what was paid too much is not taken off. */
export type Balance = {
  principal: Cents
  interest: Cents
  collectionCosts: Cents
  courtCosts: Cents
  /** Execution costs included. */
  otherCosts: Cents
  paid: Cents
  overpayment: Cents
  outstanding: Cents
  /** Interest of the day after, if nothing happens on it. */
  interestPerDay: Cents
}

/** @throws {MissingRate} */
export function balanceOn(facts: Facts, rates: RateTables, on: IsoDate): Balance & { replay: Replay } {
  const done = replay(facts, rates, on)
  const { claims, costs, overpayment } = done.open
  const accounts = [...claims.values()].map(({ account }) => account)
  const principal = sum(accounts.map((account) => account.principal))
  const interest = sum(accounts.map(({ running, capitalised }) => running + capitalised))
  const collectionCosts = costs.collection_costs + costs.collection_costs_vat
  const otherCosts = costs.execution_costs + costs.other_costs
  return {
    principal,
    interest,
    collectionCosts,
    courtCosts: costs.court_costs,
    otherCosts,
    paid: paidIn(done.entries),
    overpayment,
    outstanding: principal + interest + collectionCosts + costs.court_costs + otherCosts,
    interestPerDay: perDay([...claims.values()], rates, addDays(on, 1)),
    replay: done,
  }
}

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, one) => total + one, 0)

/** Received less what was paid back. */
const paidIn = (entries: readonly Entry[]): Cents =>
  sum(
    entries.flatMap(({ postings }) =>
      postings.filter(({ account }) => account === 'received').map(({ cents }) => cents),
    ),
  )

/** Interest of one day on what is open, rounded half up once. */
function perDay(claims: readonly OpenClaim[], rates: RateTables, day: IsoDate): Cents {
  const divisor = 100n * rateUnit * 365n
  const product = claims
    .filter(({ fact }) => fact.interestFrom <= day)
    .reduce((total, claim) => {
      const { principal, capitalised } = claim.account
      return total + BigInt(principal + capitalised) * yearlyRate(termsOn(claim, day), day, rates)
    }, 0n)
  return Number((2n * product + divisor) / (2n * divisor))
}

/** Parts of what is owed, and what was paid in, as far as a line changes them. */
export type Parts = Partial<Record<Exclude<keyof Balance, 'outstanding' | 'interestPerDay'>, Cents>>
/** A line of a balance. Over all lines each part sums to that of the balance. */
export type BalanceLine = ExplanationLine & { day: IsoDate; parts: Parts }

/** `letter`: absent where its term has not expired unpaid. */
type Explained = {
  facts: Facts
  on: IsoDate
  numberOf: (claim: number) => string
  letter?: ExpiredLetter | undefined
}

/**
 * The lines that a person would write down: what is claimed and charged, the interest of each period, what was
 * paid and what it settled, what is left.
 *
 * @param numberOf Number of a claim, as its creditor calls it.
 */
export function explainBalance(
  { replay: { entries, segments }, outstanding, overpayment }: ReturnType<typeof balanceOn>,
  { facts, on, numberOf, letter }: Explained,
): BalanceLine[] {
  const booked = entries.filter(({ kind }) => kind !== 'interest')
  return [
    ...booked.map((entry) => ({
      ...entryLine(entry, { numberOf, facts, entries, letter }),
      day: entry.day,
      parts: partsOf(entry.postings),
    })),
    ...segments.map((segment) => ({
      ...segmentLine(segment, numberOf(segment.claim), termsOfClaim(facts.periods, segment.claim, segment.from).type),
      day: segment.to,
      parts: { interest: segment.amount },
    })),
    ...stopLines(facts.periods, on),
    ...(overpayment > 0 ? [{ ...line('balance.overpayment', {}, overpayment), day: on, parts: {} }] : []),
    { ...line('balance.outstanding', { on: { day: on } }, outstanding), day: on, parts: {} },
  ]
}

const stopArticles: Readonly<Record<string, string>> = { bankruptcy: 'art. 128 Fw', wsnp: 'art. 303 Fw' }

/** Days without interest because the debtor is protected, each told once. */
function stopLines(periods: readonly InterestPeriod[], on: IsoDate): BalanceLine[] {
  const stops = new Map(
    periods.flatMap(({ from, to, stoppedBy }) =>
      stoppedBy !== undefined && from !== null && from <= on ? [[`${stoppedBy} ${from}`, { stoppedBy, from, to }]] : [],
    ),
  )
  return [...stops.values()].map(({ stoppedBy, from, to }) => {
    const key = `balance.${to === null ? 'stopped' : 'stoppedUntil'}.${stoppedBy}`
    const values = { from: { day: from }, ...(to !== null && { to: { day: to } }) }
    return { ...line(key, values, null, stopArticles[stoppedBy] ?? null), day: from, parts: {} }
  })
}

/** Part of a balance in which each account counts. Counter accounts have none, but what was received is shown. */
const partOf: Readonly<Partial<Record<Account, keyof Parts>>> = {
  principal: 'principal',
  interest: 'interest',
  capitalised_interest: 'interest',
  collection_costs: 'collectionCosts',
  collection_costs_vat: 'collectionCosts',
  court_costs: 'courtCosts',
  execution_costs: 'otherCosts',
  other_costs: 'otherCosts',
  received: 'paid',
}

function partsOf(postings: readonly Posting[]): Parts {
  const parts: Parts = {}
  for (const { account, cents } of postings) {
    const part = account === 'overpayment' ? 'overpayment' : partOf[account]
    if (part) parts[part] = (parts[part] ?? 0) + (part === 'overpayment' ? -cents : cents)
  }
  return parts
}

const articles: Readonly<Partial<Record<Entry['kind'], string>>> = {
  payment: 'art. 6:44 BW',
  allocation: 'art. 6:44 BW',
}

type Told = Pick<Explained, 'numberOf' | 'facts' | 'letter'> & { entries: readonly Entry[] }

function entryLine({ kind, key, day, postings }: Entry, { numberOf, facts, entries, letter }: Told) {
  const amount = sum(
    postings
      .filter(({ account }) => account !== 'claimed' && account !== 'received' && account !== 'written_off')
      .map(({ cents }) => cents),
  )
  const to = (accounts: readonly string[]) => ({
    cents: -sum(postings.filter(({ account }) => accounts.includes(account)).map(({ cents }) => cents)),
  })
  if (kind === 'claim') {
    const claim = facts.claims.find(({ id }) => key === `claim ${id}`)
    const values = { number: numberOf(claim?.id ?? 0), due: { day: claim?.dueDate ?? day } }
    return line('balance.claim', values, amount)
  }
  if (kind === 'cost') {
    const cost = facts.costs.find(({ id }) => key === `cost ${id}`)
    return costWords(cost, day, amount, { facts, entries, letter })
  }
  const values = {
    day: { day },
    costs: to(['execution_costs', 'court_costs', 'collection_costs', 'collection_costs_vat', 'other_costs']),
    interest: to(['interest', 'capitalised_interest']),
    principal: to(['principal']),
  }
  const isOwed = kind === 'refund' && postings.some(({ account }) => account === 'other_costs')
  return line(`balance.${isOwed ? 'refundOwed' : kind}`, values, amount, articles[kind] ?? null)
}
