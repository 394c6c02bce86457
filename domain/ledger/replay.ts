/**
 * Works out the ledger of a file from what happened to it, always from the beginning: a payment with a day in the
 * past changes the interest and the allocation of all that came after it.
 *
 * @see Civil Code 6:43 (which debt), 6:44 (costs, interest, principal), 6:119 (interest)
 */
import type { Segment } from '#domain/law/interest/claim.ts'
import type { RateTables } from '#domain/law/interest/rates.ts'
import { allocate, type Component } from '#domain/money/allocation.ts'
import type { Cents } from '#domain/money/money.ts'
import type { IsoDate } from '#domain/time/day.ts'
import { accrueClaim, debtOf, nothingOpen, openClaim, type Open, type OpenClaim } from './account.ts'
import { balanced, type Entry, type EntryKind, type Posting } from './entry.ts'
import { costParts, type CostPart, type Facts, type WriteOffFact } from './facts.ts'
import { happenings } from './happenings.ts'

/** Interest of one claim over days of one rate and base. */
export type ClaimSegment = Segment & { claim: number }

export type Replay = {
  /** In the order of booking. */
  entries: readonly Entry[]
  /** On the last day, with interest up to and including it, booked or not. */
  open: Open
  segments: readonly ClaimSegment[]
}

/**
 * @param until The last day that counts.
 * @throws {MissingRate} If no rate of interest is known for a day.
 */
export function replay(facts: Facts, rates: RateTables, until: IsoDate): Replay {
  const open = nothingOpen()
  const entries: Entry[] = []

  const book = (kind: EntryKind, key: string, day: IsoDate, postings: readonly Posting[], counter = counters[kind]) => {
    const filled = balanced(postings, counter)
    if (filled.length > 0) entries.push({ kind, key, day, postings: filled })
  }
  const bookInterest = (day: IsoDate, key: string) => {
    for (const claim of open.claims.values()) accrueClaim(claim, day, rates)
    book('interest', `interest ${key}`, day, [...open.claims.values()].flatMap(unposted))
  }
  /** Takes an amount from what is open, the rest is paid too much. */
  const settle = (amount: Cents, day: IsoDate, claim: number | null): Posting[] => {
    const { components } = facts.order
    const first = components.findIndex((one) => one === 'interest' || one === 'principal')
    const before = takeCosts(open, amount, first < 0 ? components : components.slice(0, first))
    const toClaims = takeClaims(open, amount - sumOf(before), { day, claim, rates, facts })
    const left = amount - sumOf(before) - sumOf(toClaims)
    const after = first < 0 ? [] : takeCosts(open, left, components.slice(first))
    const rest = left - sumOf(after)
    open.overpayment += rest
    return [...before, ...toClaims, ...after].map(negated).concat({ account: 'overpayment', claim: null, cents: -rest })
  }
  /** Settles debts of now with what was paid too much before. */
  const settleWaiting = (day: IsoDate, key: string) => {
    const waiting = open.overpayment
    if (waiting === 0) return
    bookInterest(day, key)
    open.overpayment = 0
    const postings = settle(waiting, day, null)
    const back = { account: 'overpayment', claim: null, cents: waiting } as const
    book('allocation', `allocation ${key}`, day, merged([...postings, back]))
  }

  for (const { kind, day, fact, key } of happenings(facts, until)) {
    if (kind === 'claim') {
      open.claims.set(fact.id, openClaim(fact, facts.periods))
      book('claim', key, day, [{ account: 'principal', claim: fact.id, cents: fact.amount }])
    } else if (kind === 'cost') {
      open.costs[fact.part] += fact.amount
      open.costs.collection_costs_vat += fact.vat
      const vat: Posting = { account: 'collection_costs_vat', claim: null, cents: fact.vat }
      book('cost', key, day, [{ account: fact.part, claim: null, cents: fact.amount }, vat])
      settleWaiting(day, key)
    } else if (kind === 'due') {
      settleWaiting(day, key)
    } else if (kind === 'payment') {
      bookInterest(day, key)
      book('payment', key, day, settle(fact.amount, day, fact.claim))
    } else if (kind === 'refund') {
      const cents = Math.min(fact.amount, open.overpayment)
      open.overpayment -= cents
      book('refund', key, day, [{ account: 'overpayment', claim: null, cents }])
    } else if (kind === 'credit') {
      bookInterest(day, key)
      const taken = takePrincipal(open, fact.amount, fact.claim)
      const rest = fact.amount - sumOf(taken)
      open.overpayment += rest
      book('credit', key, day, [...taken.map(negated), { account: 'overpayment', claim: null, cents: -rest }])
    } else {
      bookInterest(day, key)
      book('write_off', key, day, takeComponent(open, fact).map(negated))
    }
  }
  for (const claim of open.claims.values()) accrueClaim(claim, until, rates)
  const segments = [...open.claims].flatMap(([claim, { account }]) =>
    account.segments.map((segment) => ({ claim, ...segment })),
  )
  return { entries, open, segments }
}

const counters = {
  claim: 'claimed',
  credit: 'claimed',
  cost: 'claimed',
  interest: 'claimed',
  payment: 'received',
  allocation: 'received',
  refund: 'received',
  write_off: 'written_off',
} as const

const sumOf = (postings: readonly Posting[]): Cents => postings.reduce((total, { cents }) => total + cents, 0)
const negated = (posting: Posting): Posting => ({ ...posting, cents: -posting.cents })

/** Adds up the postings of the same account and claim. */
function merged(postings: readonly Posting[]): Posting[] {
  const sums = new Map<string, Posting>()
  for (const posting of postings) {
    const key = `${posting.account} ${String(posting.claim)}`
    sums.set(key, { ...posting, cents: (sums.get(key)?.cents ?? 0) + posting.cents })
  }
  return [...sums.values()]
}

/** Interest that was counted since the last entry; at the end of a year of default it moves to the base. */
function unposted({ fact: { id: claim }, account, posted }: OpenClaim): Posting[] {
  const { running, capitalised } = account
  const postings: Posting[] = [
    { account: 'interest', claim, cents: running - posted.interest },
    { account: 'capitalised_interest', claim, cents: capitalised - posted.capitalised },
  ]
  posted.interest = running
  posted.capitalised = capitalised
  return postings
}

/** Parts of what a template calls collection costs: without VAT, and the VAT. */
const partsOf = (component: Component): CostPart[] =>
  costParts.filter(
    (part) => part === component || (component === 'collection_costs' && part === 'collection_costs_vat'),
  )

function takeCosts(open: Open, amount: Cents, components: readonly Component[]): Posting[] {
  let left = amount
  return components.flatMap(partsOf).map((part) => {
    const cents = Math.min(left, open.costs[part])
    left -= cents
    open.costs[part] -= cents
    return { account: part, claim: null, cents }
  })
}

type Taking = { day: IsoDate; claim: number | null; rates: RateTables; facts: Facts }

function takeClaims(open: Open, amount: Cents, { day, claim, rates, facts }: Taking): Posting[] {
  if (amount <= 0) return []
  const debts = [...open.claims.values()].map((one) => debtOf(one, day, rates))
  const payment = { amount, day, ...(claim !== null && { named: String(claim) }) }
  const { lines } = allocate(payment, debts, facts.order)
  return lines.flatMap(({ debt, component, amount: cents }) => {
    const found = open.claims.get(Number(debt))
    if (!found) return []
    return component === 'principal' ? [takeFromPrincipal(found, cents)] : takeInterest(found, cents)
  })
}

function takeFromPrincipal({ fact, account }: OpenClaim, most: Cents): Posting {
  const cents = Math.min(most, account.principal)
  account.principal -= cents
  return { account: 'principal', claim: fact.id, cents }
}

/** Interest that runs comes before that of past years, which bears interest itself. */
function takeInterest({ fact: { id: claim }, account, posted }: OpenClaim, most: Cents): Posting[] {
  const running = Math.min(most, account.running)
  const capitalised = Math.min(most - running, account.capitalised)
  account.running -= running
  account.capitalised -= capitalised
  posted.interest -= running
  posted.capitalised -= capitalised
  return [
    { account: 'interest', claim, cents: running },
    { account: 'capitalised_interest', claim, cents: capitalised },
  ]
}

/** The claim that is named, then the oldest ones. */
function takePrincipal(open: Open, amount: Cents, named: number | null): Posting[] {
  let left = amount
  return byAge(open, named).map((claim) => {
    const posting = takeFromPrincipal(claim, left)
    left -= posting.cents
    return posting
  })
}

function takeComponent(open: Open, { component, amount }: WriteOffFact): Posting[] {
  if (component === 'principal') return takePrincipal(open, amount, null)
  if (component !== 'interest' && component !== 'capitalised_interest') {
    const cents = Math.min(amount, open.costs[component])
    open.costs[component] -= cents
    return [{ account: component, claim: null, cents }]
  }
  let left = amount
  return byAge(open, null).flatMap((claim) => {
    const postings = takeInterest(claim, left)
    left -= sumOf(postings)
    return postings
  })
}

const byAge = (open: Open, named: number | null): OpenClaim[] =>
  [...open.claims.values()].sort(
    (a, b) =>
      Number(b.fact.id === named) - Number(a.fact.id === named) ||
      (a.fact.dueDate < b.fact.dueDate ? -1 : Number(a.fact.dueDate > b.fact.dueDate)) ||
      a.fact.id - b.fact.id,
  )
