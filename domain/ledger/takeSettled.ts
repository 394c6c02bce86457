/** Settles again what a payment of closed books settled, whatever order of allocation holds by now. */
import type { Cents } from '#domain/money/money.ts'
import type { Open } from './account.ts'
import type { Posting } from './entry.ts'
import type { Settled } from './facts.ts'

/**
 * @param settled What is booked of it; undefined: nothing, the order of today holds.
 * @returns undefined, and nothing changes, where less is open by now: then the facts of those days differ.
 */
export function takeSettled(open: Open, amount: Cents, settled: readonly Settled[] | undefined): Posting[] | undefined {
  if (!settled) return undefined
  const parts = settled.filter(({ account }) => account !== 'overpayment')
  const taken = parts.reduce((total, { cents }) => total - cents, 0)
  if (taken > amount || parts.some((part) => part.cents > 0 || openOf(open, part) < -part.cents)) return undefined
  for (const part of parts) take(open, part)
  open.overpayment += amount - taken
  return [...parts, { account: 'overpayment', claim: null, cents: taken - amount }]
}

function openOf({ claims, costs }: Open, { account, claim }: Settled): Cents {
  const of = claim === null ? undefined : claims.get(claim)
  if (account === 'principal') return of?.account.principal ?? 0
  if (account === 'interest') return of?.account.running ?? 0
  if (account === 'capitalised_interest') return of?.account.capitalised ?? 0
  return account === 'overpayment' ? 0 : costs[account]
}

function take({ claims, costs }: Open, { account, claim, cents }: Settled): void {
  const of = claim === null ? undefined : claims.get(claim)
  if (account === 'principal') {
    if (of) of.account.principal += cents
  } else if (account === 'interest') {
    if (!of) return
    of.account.running += cents
    of.posted.interest += cents
  } else if (account === 'capitalised_interest') {
    if (!of) return
    of.account.capitalised += cents
    of.posted.capitalised += cents
  } else if (account !== 'overpayment') costs[account] += cents
}
