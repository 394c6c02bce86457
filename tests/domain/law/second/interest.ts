/**
 * Interest on several claims by another method: one day after the other for all claims at once, in exact sums of a day's
 * interest, rounded where a line of the specification ends.
 */
import { reference } from '#server/seed/reference/interestRates.ts'
import { isLeap, later, lengthOf } from './calendar.ts'
import { sharesOf } from './money.ts'

export type Claim = {
  amount: number
  interestFrom: string
  type: 'statutory' | 'commercial' | 'government' | 'contractual' | 'none'
  rate?: string
  surcharge?: string
  per?: 'year' | 'month'
  compounding?: 'annual' | 'monthly' | 'none'
  dayCount?: 'act365' | 'actact'
}
export type Payment = { date: string; amount: number; claim?: number }
export type Case = { claims: readonly Claim[]; payments: readonly Payment[]; costs: number; until: string }

type Account = {
  claim: Claim
  principal: number
  added: number
  running: number
  booked: number
  /** Of the line that has begun: cents times ten-thousandths of a per cent, in parts of 365 × 366 days. */
  sum: bigint
  rate: number
}

const table = (reference.interest_rate as unknown as { type: string; rate: string; effective_from: string }[]).toSorted(
  (a, b) => (a.effective_from < b.effective_from ? -1 : 1),
)
const scaled = (text = '0') => Math.round(Number(text) * 10_000)

function rateOn({ type, rate, surcharge, per }: Claim, day: string): number {
  if (type === 'none') return 0
  if (type === 'contractual') return (scaled(rate) + scaled(surcharge)) * (per === 'month' ? 12 : 1)
  const kind = type === 'statutory' ? 'statutory' : 'commercial'
  let found = ''
  for (const row of table) if (row.type === kind && row.effective_from <= day) found = row.rate
  return scaled(found) + scaled(surcharge)
}

/** Whether a year, or a month, of default ends with the day before; 29 February and the 31st end with their month. */
function endsPeriod({ interestFrom, type, compounding }: Claim, day: string): boolean {
  const kind = compounding ?? (type === 'contractual' || type === 'none' ? 'none' : 'annual')
  if (kind === 'none' || day <= interestFrom) return false
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const wanted = Math.min(Number(interestFrom.slice(8)), lengthOf(year, month))
  return date === wanted && (kind === 'monthly' || day.slice(5, 7) === interestFrom.slice(5, 7))
}

/** Ends the line: rounds it half up. */
function book(account: Account): void {
  const unit = 365n * 366n * 1_000_000n
  let cents = account.sum / unit
  if ((account.sum % unit) * 2n >= unit) cents += 1n
  account.running += Number(cents)
  account.booked += Number(cents)
  account.sum = 0n
}

function liveThrough(account: Account, day: string): void {
  const { claim } = account
  if (day < claim.interestFrom) return
  const rate = rateOn(claim, day)
  if (endsPeriod(claim, day)) {
    book(account)
    account.added += account.running
    account.running = 0
  } else if (rate !== account.rate) book(account)
  account.rate = rate
  const base = BigInt(account.principal + account.added)
  const parts = claim.dayCount === 'actact' && isLeap(Number(day.slice(0, 4))) ? 365n : 366n
  account.sum += base * BigInt(rate) * parts
}

/** @returns What is left of the amount. */
function pay(account: Account, amount: number): number {
  let left = amount
  for (const part of ['running', 'added', 'principal'] as const) {
    const taken = Math.min(left, account[part])
    account[part] -= taken
    left -= taken
  }
  return left
}

const owedBy = ({ principal, added, running }: Account) => principal + added + running
const dueOf = ({ claim }: Account) => later(claim.interestFrom, -1)

/** The named claim first; then those that are due: the dearest, the oldest, equals by their shares. */
function settle(accounts: readonly Account[], day: string, amount: number, named?: number): number {
  let left = amount
  const first = named === undefined ? undefined : accounts[named]
  if (first) left = pay(first, left)
  const due = accounts.filter((account) => account !== first && dueOf(account) <= day)
  const rank = (account: Account) => {
    const since = account.claim.interestFrom
    return [rateOn(account.claim, day < since ? since : day), dueOf(account)] as const
  }
  while (due.length > 0) {
    const ranks = due.map(rank)
    const dearest = Math.max(...ranks.map(([rate]) => rate))
    const [oldest] = ranks
      .filter(([rate]) => rate === dearest)
      .map(([, day]) => day)
      .toSorted()
    const equals = due.filter((_account, n) => ranks[n]?.[0] === dearest && ranks[n]?.[1] === oldest)
    const shares = sharesOf(left, equals.map(owedBy))
    for (const [n, account] of equals.entries()) {
      pay(account, shares[n] ?? 0)
      left -= shares[n] ?? 0
      due.splice(due.indexOf(account), 1)
    }
  }
  return left
}

export function interestOf({ claims, payments, costs, until }: Case) {
  const accounts = claims.map((claim): Account => {
    return { claim, principal: claim.amount, added: 0, running: 0, booked: 0, sum: 0n, rate: -1 }
  })
  let costsOpen = costs
  let waiting = 0
  const [first = until] = [
    ...claims.map(({ interestFrom }) => later(interestFrom, -1)),
    ...payments.map(({ date }) => date),
  ].sort()
  for (let day = first; day <= until; day = later(day, 1)) {
    for (const account of accounts) liveThrough(account, day)
    const today = payments.filter(({ date }) => date === day)
    for (const { amount, claim } of today) {
      for (const account of accounts) book(account)
      waiting += amount
      const toCosts = Math.min(waiting, costsOpen)
      costsOpen -= toCosts
      waiting = settle(accounts, day, waiting - toCosts, claim)
    }
    if (waiting > 0 && accounts.some((account) => dueOf(account) === day)) {
      for (const account of accounts) book(account)
      waiting = settle(accounts, day, waiting)
    }
  }
  for (const account of accounts) book(account)
  const states = accounts.map(({ principal, added, running }) => ({ open: principal, interest: added + running }))
  return {
    interest: accounts.reduce((sum, { booked }) => sum + booked, 0),
    claims: states,
    costsOpen,
    due: states.reduce((sum, { open, interest }) => sum + open + interest, costsOpen),
    overpayment: waiting,
  }
}
