/** A file of the demo with its ledger, as far as it was booked. */
import type { RateTables } from '#domain/law/interest/rates.ts'
import { balanceOn } from '#domain/ledger/balance.ts'
import { difference, type Entry } from '#domain/ledger/entry.ts'
import { paymentInterruptions, type PaymentInterruption } from '#domain/ledger/interruptions.ts'
import { letterState } from '#domain/ledger/letterState.ts'
import { replay } from '#domain/ledger/replay.ts'
import type { IsoDate } from '#domain/time/day.ts'
import type { PlannedDispute, PlannedFile } from './plannedFile.ts'

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
/** `reverses`: its place among the entries of the file. */
export type BookedEntry = { entry: Entry; round: number; reverses: number | null }
export type Drafted = Planned & {
  today: IsoDate
  letter: ReturnType<typeof letterState>
  balance: ReturnType<typeof balanceOn>
  entries: readonly BookedEntry[]
  /** Limitations that its payments interrupted. */
  paid: readonly PaymentInterruption[]
}

/** @throws {MissingRate} */
export function draft(file: Planned, rates: RateTables, today: IsoDate): Drafted {
  const { facts, closedAt, isCompany } = file.plan
  const balance = balanceOn(facts, rates, closedAt ?? today)
  const { letter } = file.plan
  const state = letterState({
    fileType: isCompany ? 'company' : 'private',
    state: letter?.isReturned ? 'invalid' : letter ? 'running' : 'none',
    today,
    end: letter?.end ?? null,
    openAtEnd: letter ? openOn(file.plan, rates, letter.end) : 0,
  })
  const { entries } = balance.replay
  const paid = paymentInterruptions(entries)
  return { ...file, today, letter: state, balance, paid, entries: booked(file.plan, entries, rates, today) }
}

/** Principal that was open at the end of a day; nearly always nobody had paid by then. */
function openOn({ facts }: PlannedFile, rates: RateTables, day: IsoDate): number {
  if (facts.payments.some((payment) => payment.day <= day)) {
    const { claims } = replay(facts, rates, day).open
    return [...claims.values()].reduce((total, { account }) => total + account.principal, 0)
  }
  const of = (all: readonly { day: IsoDate; amount: number }[]) =>
    all.filter((one) => one.day <= day).reduce((total, { amount }) => total + amount, 0)
  return Math.max(0, of(facts.claims) - of(facts.credits))
}

/** Entries booked with payments that the bank took back later, their counter entries, and those that hold instead. */
function booked(
  { facts, reversed }: PlannedFile,
  holds: readonly Entry[],
  rates: RateTables,
  today: IsoDate,
): BookedEntry[] {
  if (reversed.length === 0) return holds.map((entry) => ({ entry, round: 1, reverses: null }))
  const payments = [...facts.payments, ...reversed].toSorted((a, b) => a.id - b.id)
  const before = replay({ ...facts, payments }, rates, today).entries
  const { reverse, book } = difference(
    before.map((entry, id) => ({ ...entry, id })),
    holds,
  )
  const keys = new Set(before.map(({ key }) => key))
  return [
    ...before.map((entry) => ({ entry, round: 1, reverses: null })),
    ...reverse.map(({ id, ...entry }) => ({ entry: mirrored(entry), round: 0, reverses: id })),
    ...book.map((entry) => ({ entry, round: keys.has(entry.key) ? 2 : 1, reverses: null })),
  ]
}

const mirrored = (entry: Entry): Entry => ({
  ...entry,
  postings: entry.postings.map((posting) => ({ ...posting, cents: -posting.cents })),
})
