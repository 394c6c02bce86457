/** Facts about the money of a file; the ledger books what follows from them. */
import type { InterestClaim } from '#domain/law/interest/claim.ts'
import type { AllocationOrder } from '#domain/money/allocation.ts'
import type { Cents } from '#domain/money/money.ts'
import type { IsoDate } from '#domain/time/day.ts'

/** Costs that a debtor owes; the VAT on collection costs stands apart (Bik art. 2 lid 3). */
export const costParts = [
  'execution_costs',
  'court_costs',
  'collection_costs',
  'collection_costs_vat',
  'other_costs',
] as const
export type CostPart = (typeof costParts)[number]

/** Parts of what is owed, and what was paid too much. */
export const ledgerComponents = ['principal', 'interest', 'capitalised_interest', ...costParts, 'overpayment'] as const
export type LedgerComponent = (typeof ledgerComponents)[number]

type Fact = { id: number; day: IsoDate; amount: Cents }

/**
 * `day`: of the invoice. Interest runs from the day after the due day, unless an agreement says otherwise.
 * `agreement`: of which it is an instalment. `dated`: its own day, where it came into the books after it.
 */
export type ClaimFact = Fact & { dueDate: IsoDate; interestFrom: IsoDate; agreement?: string | null; dated?: IsoDate }
/** `claim`: what it credits; null: the oldest claims. `dated`: as of a claim; as far as no interest was booked since, it counts from then on. */
export type CreditFact = Fact & { claim: number | null; dated?: IsoDate }
/** `amount` without the VAT on collection costs. `of`: what it is, for people; `vat` there is that of other costs, within the amount. */
export type CostFact = Fact & { part: CostPart; vat: Cents; of?: CostName }
export type CostName = {
  name: Readonly<Record<string, string>>
  category: string
  description: string | null
  vat: Cents
}
/** `claim`: the one that the debtor named (Civil Code 6:43 lid 1). */
export type PaymentFact = Fact & { claim: number | null }
/** Paid back of what was paid too much. */
export type RefundFact = Fact
/** Takes back what stands in closed books, on an open day. `of`: the key of its entry. */
export type ReversalFact = Fact & { of: string }
/** Part of what a payment settled; `cents` below zero: less is owed. */
export type Settled = { account: LedgerComponent; claim: number | null; cents: Cents }
export type WriteOffFact = Fact & { component: Exclude<LedgerComponent, 'overpayment'> }

export type InterestTerms = Pick<InterestClaim, 'type' | 'rate' | 'per' | 'surcharge' | 'compounding' | 'dayCount'>
/** Interest of one claim, or of all, from a first to a last day; of several the last one that fits holds. */
export type InterestPeriod = {
  claim: number | null
  from: IsoDate | null
  to: IsoDate | null
  terms: InterestTerms
  /** The protection of the debtor that stops it. */
  stoppedBy?: string
}

export type Facts = {
  claims: readonly ClaimFact[]
  credits: readonly CreditFact[]
  costs: readonly CostFact[]
  payments: readonly PaymentFact[]
  refunds: readonly RefundFact[]
  writeOffs: readonly WriteOffFact[]
  /** Periods that bear interest: no interest runs on a day that none of them covers. */
  periods: readonly InterestPeriod[]
  order: AllocationOrder
  reversals?: readonly ReversalFact[]
  /** What payments of closed books settled, by the key of the entry: it stays, whatever order holds now. */
  settled?: ReadonlyMap<string, readonly Settled[]>
}

/** The facts by their own days, whenever they came into the books: for what the law asks of a day in the past. */
export const byOwnDay = (facts: Facts): Facts => ({
  ...facts,
  claims: facts.claims.map(onOwnDay),
  credits: facts.credits.map(onOwnDay),
})

/** Costs that were not taken back. */
export const standingCosts = ({ costs, reversals = [] }: Facts): CostFact[] => {
  const gone = new Set(reversals.map(({ of }) => of))
  return costs.filter(({ id }) => !gone.has(`cost ${id}`))
}

const onOwnDay = <Of extends Fact & { dated?: IsoDate }>(fact: Of): Of => ({ ...fact, day: fact.dated ?? fact.day })

export const noFacts = { claims: [], credits: [], costs: [], payments: [], refunds: [], writeOffs: [], periods: [] }

/**
 * Days on which no claim bears interest, whatever else was agreed: of arrangements that say so. Stand behind the
 * other periods, of which the last one that fits holds.
 */
export const frozenPeriods = (runs: readonly { from: IsoDate; to: IsoDate | null }[]): InterestPeriod[] =>
  runs
    .filter(({ from, to }) => to === null || to >= from)
    .map(({ from, to }) => ({ claim: null, from, to, terms: { type: 'none' } }))
