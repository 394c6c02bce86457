/** Plan of a file of the demo: the facts of its ledger, and the records around them. */
import type { TermStatus } from '#domain/arrangements/standing.ts'
import type { Arrangement, Frequency } from '#domain/law/arrangement.ts'
import type { Interruption, LimitationCategory } from '#domain/law/limitation.ts'
import type {
  ClaimFact,
  CostFact,
  CreditFact,
  Facts,
  PaymentFact,
  RefundFact,
  WriteOffFact,
} from '#domain/ledger/facts.ts'
import type { Cents } from '#domain/money/money.ts'
import type { IsoDate } from '#domain/time/day.ts'

export type PlannedClaim = ClaimFact & {
  /** Absent: an invoice. */
  type?: 'subscription_term' | 'rent' | 'loan'
  /** Absent: by contract, five years. */
  category?: LimitationCategory
  period?: { from: IsoDate; to: IsoDate }
  description?: string
}
export type PlannedPayment = PaymentFact & {
  receivedBy?: 'client' | 'bailiff'
  method?: 'direct_debit' | 'ideal'
  description?: string
}
/** A cost and its type; one that the debtor does not owe is no fact of the ledger. */
/** `vatWithin`: the part of the amount that its record shows as VAT; only of collection costs the ledger keeps VAT apart. */
export type PlannedCost = CostFact & {
  code: string
  chargeTo: 'debtor' | 'client'
  description?: string
  vatWithin?: Cents
}
/** A payment that the bank took back. */
export type Reversed = PlannedPayment & { reversedOn: IsoDate; reason: string }

/** The facts of the ledger, each with what its record says beside them. */
export type PlannedFacts = Omit<Facts, 'claims' | 'payments'> & {
  claims: readonly PlannedClaim[]
  credits: readonly CreditFact[]
  payments: readonly PlannedPayment[]
  refunds: readonly RefundFact[]
  writeOffs: readonly WriteOffFact[]
}

export type ArrangementState = 'active' | 'completed' | 'broken'
export type PlannedArrangement = {
  id: number
  status: ArrangementState
  total: Cents
  frequency: Frequency
  decidedOn: IsoDate
  brokenOn: IsoDate | null
  /** The last payment before it was agreed. */
  afterPayment: number | null
  requestedBy: 'debtor' | 'staff' | 'helper'
  method: 'transfer' | 'direct_debit'
  instalments: readonly (Arrangement['instalments'][number] & {
    id: number
    paidOn: IsoDate | null
    status: TermStatus
  })[]
}

export type PlannedDispute = {
  kind: 'not_ordered' | 'not_delivered' | 'defect' | 'already_paid' | 'wrong_amount'
  text: string
  openedOn: IsoDate
  status: 'open' | 'waiting_client' | 'granted' | 'rejected' | 'withdrawn'
  question?: string
  answerDue?: IsoDate
  outcome?: string
}

/** Sent by the client before it handed over the file, or by the office afterwards. */
export type PlannedLetter = {
  sent: IsoDate
  arrived: IsoDate
  /** The last day of its term. */
  end: IsoDate
  /** It came back, so it gave no term. */
  isReturned?: true
  /** All was paid within its term. */
  isPaidInTime?: true
}

export type PlannedFile = {
  isCompany: boolean
  currency: 'EUR' | 'DKK' | 'GBP'
  receivedAt: IsoDate
  facts: PlannedFacts
  costs: readonly PlannedCost[]
  reversed: readonly Reversed[]
  /** Interruptions of the limitation of all claims of the file. */
  interruptions: readonly Interruption[]
  arrangement: PlannedArrangement | null
  letter: PlannedLetter | null
  /** Letters of their own for some claims, by their ids, instead of that one for all. */
  letters?: readonly (PlannedLetter & { claims: readonly number[] })[]
  /** The day on which the file was closed. */
  closedAt: IsoDate | null
}

/** A file with the records around its plan. */
export type Planned = {
  id: number
  number: string
  customer: number
  merchant: number | null
  debtorId: number
  coDebtor: number | null
  isProtected: boolean
  language: string
  state: string
  phase: string
  source: string
  legalType: number | null
  manager: number
  holdReason: string | null
  pausedUntil: IsoDate | null
  /** Code of the reason; null: it is open. */
  closeReason: string | null
  closeNote: string | null
  description: string | null
  tags: readonly number[]
  dispute: PlannedDispute | null
  plan: PlannedFile
}
/** Ids of the next rows. */
export type NextIds = {
  claim: number
  cost: number
  payment: number
  writeOff: number
  arrangement: number
  instalment: number
}
export const firstIds = (): NextIds => ({ claim: 1, cost: 1, payment: 1, writeOff: 1, arrangement: 1, instalment: 1 })
