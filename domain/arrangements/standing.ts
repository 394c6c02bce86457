/** How an arrangement stands on a day: what was paid of each term, and which terms are due, reminded or missed. */
import type { Cents } from '#domain/money/money.ts'
import { addDays, type IsoDate } from '#domain/time/day.ts'

export type Term = {
  id: number
  dueDate: IsoDate
  amount: Cents
  /** Change that was agreed about the term later. */
  change: 'none' | 'postponed' | 'waived'
}
/** Received on the file, from the day on which the arrangement was accepted. */
export type Received = { id: number; day: IsoDate; amount: Cents }
export type Tolerance = {
  /** A term is reminded so many days after its day (at least one), and missed so many days after that. */
  toleranceDays: number
  reminderDays: number
  /** A term that lacks at most this is paid. */
  toleranceAmount: Cents
}

export type TermStatus = 'scheduled' | 'due' | 'reminded' | 'paid' | 'partial' | 'missed' | 'waived' | 'postponed'
export type TermStanding = {
  id: number
  paid: Cents
  /** Day of the payment that completed it. */
  paidAt: IsoDate | null
  status: TermStatus
}
export type Standing = {
  terms: readonly TermStanding[]
  paid: Cents
  /** Day of the first term that is still to be paid; null: none is. */
  nextDue: IsoDate | null
  isMissed: boolean
}

/**
 * Spreads what was received over the terms by their days. A pure function of terms, payments and the day, so a
 * payment that is reversed, or counted twice, leaves no trace.
 */
export function standingOn(
  terms: readonly Term[],
  received: readonly Received[],
  tolerance: Tolerance,
  today: IsoDate,
): Standing {
  const payments = received.toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)) || a.id - b.id)
  let [nth, left] = [0, payments[0]?.amount ?? 0]
  const standings = inOrder(terms).map((term): TermStanding & { dueDate: IsoDate } => {
    const { id, dueDate, amount, change } = term
    if (change === 'waived') return { id, dueDate, paid: 0, paidAt: null, status: 'waived' }
    const enough = amount - tolerance.toleranceAmount
    let [paid, paidAt]: [Cents, IsoDate | null] = [0, null]
    for (let payment = payments[nth]; payment && paid < amount; payment = payments[nth]) {
      const taken = Math.min(left, amount - paid)
      paid += taken
      left -= taken
      if (paidAt === null && paid >= enough && taken > 0) paidAt = payment.day
      if (left > 0) break
      nth += 1
      left = payments[nth]?.amount ?? 0
    }
    const status = paid >= enough && (paid > 0 || amount <= 0) ? 'paid' : unpaidStatus(term, paid, tolerance, today)
    return { id, dueDate, paid, paidAt, status }
  })
  const open = standings.filter(({ status }) => status !== 'paid' && status !== 'waived')
  return {
    terms: standings.map(({ id, paid, paidAt, status }) => ({ id, paid, paidAt, status })),
    paid: standings.reduce((sum, { paid }) => sum + paid, 0),
    nextDue: open[0]?.dueDate ?? null,
    isMissed: open.some(({ status }) => status === 'missed'),
  }
}

/** Terms by day, those of one day in the order of entry. */
export const inOrder = <One extends Pick<Term, 'id' | 'dueDate'>>(terms: readonly One[]): One[] =>
  terms.toSorted((a, b) => (a.dueDate < b.dueDate ? -1 : Number(a.dueDate > b.dueDate)) || a.id - b.id)

function unpaidStatus(
  { dueDate, change }: Term,
  paid: Cents,
  { toleranceDays, reminderDays }: Tolerance,
  today: IsoDate,
): TermStatus {
  const reminded = addDays(dueDate, Math.max(1, toleranceDays))
  if (today > addDays(reminded, reminderDays)) return 'missed'
  if (today >= reminded) return 'reminded'
  if (paid > 0) return 'partial'
  if (today >= dueDate) return 'due'
  return change === 'postponed' ? 'postponed' : 'scheduled'
}
