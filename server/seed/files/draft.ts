/** A file of the demo with its ledger, as far as it was booked. */
import type { RateTables } from '#domain/law/interest/rates.ts'
import type { CostFile } from '#domain/costs/costFile.ts'
import { lawfulCosts } from '#domain/costs/lawfulCosts.ts'
import type { Owed } from '#domain/costs/lawfulCosts.ts'
import type { LetterStanding } from '#domain/costs/letters.ts'
import { balanceOn } from '#domain/ledger/balance.ts'
import { difference, type Entry } from '#domain/ledger/entry.ts'
import { paymentInterruptions, type PaymentInterruption } from '#domain/ledger/interruptions.ts'
import { replay } from '#domain/ledger/replay.ts'
import type { IsoDate } from '#domain/time/day.ts'
import { costFileOf, type Knowing } from './costFile.ts'
import type { Planned, PlannedFile } from './plannedFile.ts'

/** `reverses`: its place among the entries of the file. */
export type BookedEntry = { entry: Entry; round: number; reverses: number | null }
export type Drafted = Planned & {
  today: IsoDate
  letter: LetterStanding['state']
  letters: CostFile['letters']
  letterDays: Pick<LetterStanding, 'sent' | 'end'>
  balance: ReturnType<typeof balanceOn>
  entries: readonly BookedEntry[]
  /** Limitations that its payments interrupted. */
  paid: readonly PaymentInterruption[]
}

/** @throws {MissingRate} */
export function draft(planned: Planned, rates: RateTables, today: IsoDate, knowing: Knowing): Drafted {
  const day = planned.plan.closedAt ?? today
  const cost = costFileOf(planned, knowing)
  const outcome = lawfulCosts([cost], rates, day).get(planned.id)
  if (!outcome) throw new Error(`File ${planned.id} of the demo has no costs to say.`)
  const file = { ...planned, plan: withOwed(planned.plan, outcome.owed) }
  const balance = balanceOn(file.plan.facts, rates, day)
  const { entries } = balance.replay
  const paid = paymentInterruptions(entries)
  const { state: letter, sent, end } = outcome
  const { letters } = cost
  return {
    ...file,
    today,
    letter,
    letters,
    letterDays: { sent, end },
    balance,
    paid,
    entries: booked(file.plan, entries, rates, today),
  }
}

/** The plan with what the debtor owes of its costs; what nobody owes was never charged. */
function withOwed(plan: PlannedFile, owed: ReadonlyMap<number, Owed>): PlannedFile {
  const right = <One extends { id: number; amount: number; vat: number }>(costs: readonly One[]): One[] =>
    costs.flatMap((cost) => {
      const one = owed.get(cost.id)
      if (!one) return [cost]
      return one.nothing === null ? [{ ...cost, amount: one.amount, vat: one.vat }] : []
    })
  return { ...plan, costs: right(plan.costs), facts: { ...plan.facts, costs: right(plan.facts.costs) } }
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
