/**
 * Works out the ledger of a file from what happened to it, always from the beginning: a payment with a day in the
 * past changes the interest and the allocation of all that came after it.
 *
 * @see Civil Code 6:43 (which debt), 6:44 (costs, interest, principal), 6:119 (interest)
 */
import type { Segment } from '#domain/law/interest/claim.ts'
import type { RateTables } from '#domain/law/interest/rates.ts'
import type { Cents } from '#domain/money/money.ts'
import type { IsoDate } from '#domain/time/day.ts'
import { accrueClaim, nothingOpen, openClaim, type Open, type OpenClaim } from './account.ts'
import { balanced, type Entry, type EntryKind, type Posting } from './entry.ts'
import type { Facts } from './facts.ts'
import { charge, giveBack, takeBack } from './giveBack.ts'
import { happenings } from './happenings.ts'
import { sumOf, takeClaims, takeComponent, takeCosts, takePrincipal } from './take.ts'
import { takeSettled } from './takeSettled.ts'

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
  const bookInterest = (day: IsoDate, key: string, through = day) => {
    for (const claim of open.claims.values()) accrueClaim(claim, through, rates)
    book('interest', `interest ${key}`, day, [...open.claims.values()].flatMap(unposted))
  }
  /** Takes an amount from what is open, the rest is paid too much. */
  const settle = (amount: Cents, day: IsoDate, claim: number | null, key: string): Posting[] => {
    const settled = takeSettled(open, amount, facts.settled?.get(key))
    if (settled) return settled
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
    const postings = settle(waiting, day, null, `allocation ${key}`)
    const back = { account: 'overpayment', claim: null, cents: waiting } as const
    book('allocation', `allocation ${key}`, day, merged([...postings, back]))
  }

  for (const { kind, day, fact, key } of happenings(facts, until)) {
    if (kind === 'claim') {
      open.claims.set(fact.id, openClaim(fact, facts.periods))
      book('claim', key, day, [{ account: 'principal', claim: fact.id, cents: fact.amount }])
    } else if (kind === 'cost') {
      const charged = [...charge(open, fact.part, fact.amount), ...charge(open, 'collection_costs_vat', fact.vat)]
      book('cost', key, day, merged(charged))
      settleWaiting(day, key)
    } else if (kind === 'due') {
      settleWaiting(day, key)
    } else if (kind === 'payment') {
      bookInterest(day, key)
      book('payment', key, day, settle(fact.amount, day, fact.claim, key))
    } else if (kind === 'refund') {
      book('refund', key, day, takeBack(open, fact.amount))
    } else if (kind === 'reversal') {
      const taken = entries.filter(({ key: of }) => of === fact.of).flatMap(({ postings }) => postings)
      if (taken.length === 0) continue
      bookInterest(day, key)
      book('reversal', key, day, merged(giveBack(open, taken)))
      settleWaiting(day, key)
    } else if (kind === 'credit') {
      bookInterest(day, key, fact.dated ?? day)
      const taken = takePrincipal(open, fact.amount, fact.claim)
      const rest = fact.amount - sumOf(taken)
      open.overpayment += rest
      book('credit', key, day, [...taken.map(negated), { account: 'overpayment', claim: null, cents: -rest }])
      // Leaves out interest and costs of what was credited more than once over.
      if (rest > 0) settleWaiting(day, `rest ${key}`)
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
  reversal: 'received',
  write_off: 'written_off',
} as const

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
