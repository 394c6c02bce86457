/** Undoes on a later day what an entry did to what is open, and pays back. */
import type { Cents } from '#domain/money/money.ts'
import type { Open } from './account.ts'
import { counterAccounts, type Posting } from './entry.ts'
import type { LedgerComponent } from './facts.ts'

/**
 * Paid back from what was paid too much. More than that is owed again: the payment behind it was taken back after the money
 * had left (Civil Code 6:203), which stands among the other costs, because no claim of the client has it.
 */
export function takeBack(open: Open, amount: Cents): Posting[] {
  const covered = Math.min(amount, Math.max(0, open.overpayment))
  open.overpayment -= covered
  open.costs.other_costs += amount - covered
  return [on('overpayment', covered), on('other_costs', amount - covered)]
}

/**
 * @param postings Of the entry that is taken back.
 * @returns Its mirror; of costs that were paid meanwhile the payment waits, and of an overpayment that is spent the rest is owed.
 */
export function giveBack(open: Open, postings: readonly Posting[]): Posting[] {
  return postings.flatMap(({ account, claim, cents }): Posting[] => {
    if (isCounter(account)) return [{ account, claim, cents: -cents }]
    if (account === 'overpayment') return cents < 0 ? takeBack(open, -cents) : moreWaiting(open, cents)
    const of = claim === null ? undefined : open.claims.get(claim)
    if (!of) return costsBack(open, account, -cents)
    if (account === 'principal') of.account.principal -= cents
    else if (account === 'interest') {
      of.account.running -= cents
      of.posted.interest -= cents
    } else {
      of.account.capitalised -= cents
      of.posted.capitalised -= cents
    }
    return [{ account, claim, cents: -cents }]
  })
}

function costsBack(open: Open, account: LedgerComponent, cents: Cents): Posting[] {
  if (account === 'principal' || account === 'interest' || account === 'capitalised_interest') return []
  if (account === 'overpayment') return []
  const left = open.costs[account] + cents
  open.costs[account] = Math.max(0, left)
  const paid = Math.max(0, -left)
  return [on(account, cents + paid), ...moreWaiting(open, paid)]
}

function moreWaiting(open: Open, cents: Cents): Posting[] {
  open.overpayment += cents
  return [on('overpayment', -cents)]
}

const on = (account: LedgerComponent, cents: Cents): Posting => ({ account, claim: null, cents })

const isCounter = (account: Posting['account']): account is (typeof counterAccounts)[number] =>
  (counterAccounts as readonly string[]).includes(account)
