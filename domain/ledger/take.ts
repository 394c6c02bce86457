/** Takes amounts from what is open: each function changes it, and returns what it took, in amounts above zero. */
import type { RateTables } from '#domain/law/interest/rates.ts'
import { allocate, type Component } from '#domain/money/allocation.ts'
import type { Cents } from '#domain/money/money.ts'
import type { IsoDate } from '#domain/time/day.ts'
import { debtOf, type Open, type OpenClaim } from './account.ts'
import type { Posting } from './entry.ts'
import { costParts, type CostPart, type Facts, type WriteOffFact } from './facts.ts'

export const sumOf = (postings: readonly Posting[]): Cents => postings.reduce((total, { cents }) => total + cents, 0)

/** Parts of what a template calls collection costs: without VAT, and the VAT. */
const partsOf = (component: Component): CostPart[] =>
  costParts.filter(
    (part) => part === component || (component === 'collection_costs' && part === 'collection_costs_vat'),
  )

export function takeCosts(open: Open, amount: Cents, components: readonly Component[]): Posting[] {
  let left = amount
  return components.flatMap(partsOf).map((part) => {
    const cents = Math.min(left, open.costs[part])
    left -= cents
    open.costs[part] -= cents
    return { account: part, claim: null, cents }
  })
}

type Taking = { day: IsoDate; claim: number | null; rates: RateTables; facts: Facts }

export function takeClaims(open: Open, amount: Cents, { day, claim, rates, facts }: Taking): Posting[] {
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

export function takeFromPrincipal({ fact, account }: OpenClaim, most: Cents): Posting {
  const cents = Math.min(most, account.principal)
  account.principal -= cents
  return { account: 'principal', claim: fact.id, cents }
}

/** Interest that runs comes before that of past years, which bears interest itself. */
export function takeInterest({ fact: { id: claim }, account, posted }: OpenClaim, most: Cents): Posting[] {
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

/** Takes from the claim that is named, then from the oldest ones. */
export function takePrincipal(open: Open, amount: Cents, named: number | null): Posting[] {
  let left = amount
  return byAge(open, named).map((claim) => {
    const posting = takeFromPrincipal(claim, left)
    left -= posting.cents
    return posting
  })
}

export function takeComponent(open: Open, { component, amount }: WriteOffFact): Posting[] {
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
