/** Open amounts of a file while its facts are replayed: claims with their interest, costs, and overpayments. */
import {
  accrue,
  openAccount,
  yearlyRate,
  type Account as ClaimAccount,
  type InterestClaim,
} from '#domain/law/interest/claim.ts'
import { rateText, type RateTables } from '#domain/law/interest/rates.ts'
import type { Debt } from '#domain/money/allocation.ts'
import type { Cents } from '#domain/money/money.ts'
import { addDays, type IsoDate } from '#domain/time/day.ts'
import { costParts, type ClaimFact, type CostPart, type InterestPeriod, type InterestTerms } from './facts.ts'

type Switch = { day: IsoDate; terms: InterestTerms }

export type OpenClaim = {
  fact: ClaimFact
  account: ClaimAccount
  /** Changes of the terms of interest that are still to come, by day. */
  switches: Switch[]
  /** Interest that the ledger has. */
  posted: { interest: Cents; capitalised: Cents }
}

export type Open = {
  claims: Map<number, OpenClaim>
  costs: Record<CostPart, Cents>
  overpayment: Cents
}

export const nothingOpen = (): Open => ({
  claims: new Map(),
  costs: Object.fromEntries(costParts.map((part) => [part, 0])) as Record<CostPart, Cents>,
  overpayment: 0,
})

const noInterest: InterestTerms = { type: 'none' }

/** A claim as it is on its first day. */
export function openClaim(fact: ClaimFact, periods: readonly InterestPeriod[]): OpenClaim {
  const { interestFrom } = fact
  const own = periodsOf(fact.id, periods)
  const days = own.flatMap(({ from, to }) => [...(from ? [from] : []), ...(to ? [addDays(to, 1)] : [])])
  const switches = [...new Set([...days, ...defaultOf(fact, own)])]
    .filter((day) => day > interestFrom)
    .sort()
    .map((day): Switch => ({ day, terms: owedOn(fact, own, day) }))
  const account = openAccount(withTerms(fact, owedOn(fact, own, interestFrom)))
  return { fact, account, switches, posted: { interest: 0, capitalised: 0 } }
}

/** The first day of default, where interest of the law begins on it. */
function defaultOf({ dueDate }: ClaimFact, own: readonly InterestPeriod[]): IsoDate[] {
  const day = addDays(dueDate, 1)
  return isOfLaw(termsAt(own, day)) ? [day] : []
}

/** Interest of the law is owed over the time of default (Civil Code 6:119, 6:83 a): before it only by a contract. */
const owedOn = ({ dueDate }: ClaimFact, own: readonly InterestPeriod[], day: IsoDate): InterestTerms => {
  const terms = termsAt(own, day)
  return day <= dueDate && isOfLaw(terms) ? noInterest : terms
}

const isOfLaw = ({ type }: InterestTerms): boolean => type !== 'contractual' && type !== 'none'

/** Years of interest by law are those of default. */
const withTerms = ({ amount, interestFrom, dueDate }: ClaimFact, terms: InterestTerms): InterestClaim => {
  const isEarly = interestFrom <= dueDate && isOfLaw(terms)
  return { amount, interestFrom: isEarly ? addDays(dueDate, 1) : interestFrom, ...terms }
}

const periodsOf = (id: number, periods: readonly InterestPeriod[]): InterestPeriod[] =>
  periods.filter(({ claim }) => claim === null || claim === id)

/** The terms of interest of a claim on a day: of several that fit the last one holds. */
export const termsOfClaim = (periods: readonly InterestPeriod[], claim: number, day: IsoDate): InterestTerms =>
  termsAt(periodsOf(claim, periods), day)

/** @param own Periods of one claim. */
const termsAt = (own: readonly InterestPeriod[], day: IsoDate): InterestTerms =>
  own.findLast(({ from, to }) => (from === null || from <= day) && (to === null || day <= to))?.terms ?? noInterest

/** The claim with the terms of interest of a day that is not counted yet. */
export const termsOn = ({ account, switches, fact }: OpenClaim, day: IsoDate): InterestClaim => {
  const next = switches.findLast((one) => one.day <= day)
  return next ? withTerms(fact, next.terms) : account.claim
}

/** Counts interest up to and including a day. @throws {MissingRate} */
export function accrueClaim({ account, switches, fact }: OpenClaim, through: IsoDate, rates: RateTables): void {
  for (let next = switches[0]; next && next.day <= through; next = switches[0]) {
    accrue(account, addDays(next.day, -1), rates)
    // Days without interest are not made up for.
    if (account.next < next.day) account.next = next.day
    account.claim = withTerms(fact, next.terms)
    switches.shift()
  }
  accrue(account, through, rates)
}

/** A claim as a debt among others; its rate matters only from the day on which it is due. */
export function debtOf({ fact, account }: OpenClaim, day: IsoDate, rates: RateTables): Debt {
  const { principal, capitalised, running, claim } = account
  const from = day < fact.interestFrom ? fact.interestFrom : day
  const rate = fact.dueDate <= day ? rateText(yearlyRate(claim, from, rates)) : '0'
  return { id: String(fact.id), dueDate: fact.dueDate, rate, open: { interest: capitalised + running, principal } }
}
