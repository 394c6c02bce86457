/** What decides which costs a debtor owes on a file: everything but the money itself, which the ledger has. */
import type { CostRegime } from '#domain/law/costRegime.ts'
import type { CostFact, Facts } from '#domain/ledger/facts.ts'
import type { Cents } from '#domain/money/money.ts'
import type { IsoDate } from '#domain/time/day.ts'

/** A claim that a 14-day letter named, with what was open of it when the letter left. */
export type NamedClaim = { claim: number; cents: Cents }

export type Letter = {
  id: number
  /** The debtor that it went to. */
  debtor: number
  sent: IsoDate
  /** The last day of its term. */
  end: IsoDate
  /** Costs that it announced, VAT included; null: not known, so not judged. */
  announced: Cents | null
  /** Whether the client reclaimed VAT when it left, so that it announced none. */
  vatDeductible: boolean
  /** It came back: nobody got it. */
  isLost: boolean
  claims: readonly NamedClaim[]
}

/**
 * A claim that was charged without a letter: of a company, or because somebody with that right allowed it.
 * `day`: what was open before it counts.
 */
export type BaseClaim = { claim: number; day: IsoDate; by: 'company' | 'override' }

/** A cost line of the debtor. */
export type Charge = CostFact & {
  category: string
  /** Collection costs, whose amount follows from the facts. */
  isComputed: boolean
  base: readonly BaseClaim[] | null
}

/** Days on which a debtor is protected; `to`: the last one, null: it lasts. */
export type Protected = { from: IsoDate; to: IsoDate | null }

export type CostFile = {
  id: number
  fileType: 'private' | 'company'
  phase: string
  currency: string
  regime: CostRegime
  /** Debtors who owe together, each of whom needs a letter of his own; none of a company. */
  consumers: readonly number[]
  protections: readonly Protected[]
  letters: readonly Letter[]
  charges: readonly Charge[]
  /** Facts of the ledger without the costs that are computed. */
  facts: Facts
}

/** Why a cost that was charged is not owed; the same words as `nothingOwed` of a cost line. */
export const reasons = [
  'noLetter',
  'termRuns',
  'paidInTime',
  'letterInvalid',
  'nothingDue',
  'notAgreed',
  'notDutch',
  'protected',
  'charged',
  'noProceeding',
  'notConsumer',
] as const
export type NothingOwed = (typeof reasons)[number]
