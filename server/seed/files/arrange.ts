/** A payment arrangement on what is owed on a day, and what was paid of it so far. */
import { standingOn } from '#domain/arrangements/standing.ts'
import { arrangement as law, type Frequency } from '#domain/law/arrangement.ts'
import type { RateTables } from '#domain/law/interest/rates.ts'
import { balanceOn } from '#domain/ledger/balance.ts'
import type { Cents } from '#domain/money/money.ts'
import { addDays, type IsoDate } from '#domain/time/day.ts'
import type { Random } from '#server/seed/invented/random.ts'
import type { ArrangementState, NextIds, PlannedArrangement, PlannedFacts, PlannedPayment } from './plannedFile.ts'

/** Days that a term may be late, as the schema has it. */
export const tolerance = 5
/** Days after the reminder. */
export const reminderDays = 3

export const daysOf: Readonly<Record<Frequency, number>> = { weekly: 7, two_weekly: 14, monthly: 31, quarterly: 92 }

export type Agreed = {
  status: ArrangementState
  agreedOn: IsoDate
  start: IsoDate
  frequency: Frequency
  terms: number
  requestedBy?: PlannedArrangement['requestedBy']
  method?: PlannedArrangement['method']
}
type Given = { next: NextIds; rates: RateTables; today: IsoDate; random: Random }

/**
 * @returns The facts with the payments of the terms; undefined where nothing is owed, or less than a euro a term, and where
 * paying all terms would not end the debt.
 */
export function arrange(
  begun: PlannedFacts,
  agreed: Agreed,
  given: Given,
): { facts: PlannedFacts; arrangement: PlannedArrangement } | undefined {
  const { status, agreedOn, start, frequency } = agreed
  const { next, rates } = given
  const owed = balanceOn(begun, rates, agreedOn).outstanding
  if (owed < agreed.terms * 100) return undefined
  const plan = (total: Cents) => [...law({ total, instalments: agreed.terms, frequency, start }).instalments]
  const instalments = status === 'completed' ? paidOff(begun, plan, owed, rates) : plan(owed)
  if (!instalments) return undefined
  const told = instalments.map((one) => ({ ...one, id: next.instalment++, paidOn: paidOn(one.date, status, given) }))
  const kept = status === 'broken' ? withoutLast(told) : told
  const payments = kept
    .filter((one) => one.paidOn !== null)
    .map(({ date, amount, paidOn }): PlannedPayment => {
      const method = agreed.method === 'direct_debit' ? { method: agreed.method } : {}
      return { id: next.payment++, day: paidOn ?? date, amount, claim: null, ...method }
    })
  const standing = standingOn(
    kept.map(({ id, date, amount }) => ({ id, dueDate: date, amount, change: 'none' })),
    payments,
    { toleranceDays: tolerance, reminderDays, toleranceAmount: 0 },
    given.today,
  )
  const states = new Map(standing.terms.map((term) => [term.id, term.status]))
  const terms = kept.map((one) => ({ ...one, status: states.get(one.id) ?? 'scheduled' }))
  const missed = terms.find((one) => one.status === 'missed')
  if ((status === 'broken') !== (missed !== undefined)) return undefined
  return {
    facts: { ...begun, payments: [...begun.payments, ...payments] },
    arrangement: {
      id: next.arrangement++,
      status,
      frequency,
      decidedOn: agreedOn,
      total: terms.reduce((sum, { amount }) => sum + amount, 0),
      brokenOn: missed ? addDays(missed.date, tolerance + reminderDays + 1) : null,
      afterPayment: begun.payments.length > 0 ? Math.max(...begun.payments.map(({ id }) => id)) : null,
      requestedBy: agreed.requestedBy ?? 'staff',
      method: agreed.method ?? 'transfer',
      instalments: terms,
    },
  }
}

type Plan = (total: Cents) => { date: IsoDate; amount: Cents }[]

/** The terms whose payment, each on its day, ends the debt with the interest that ran meanwhile. */
function paidOff(begun: PlannedFacts, plan: Plan, owed: Cents, rates: RateTables) {
  let total = owed
  for (let round = 0; round < 4; round += 1) {
    const instalments = plan(total)
    const paid = instalments.map(({ date, amount }, index) => ({
      id: Number.MAX_SAFE_INTEGER - instalments.length + index,
      day: date,
      amount,
      claim: null,
    }))
    const end = balanceOn({ ...begun, payments: [...begun.payments, ...paid] }, rates, instalments.at(-1)?.date ?? '')
    if (end.outstanding === 0 && end.overpayment === 0) return instalments
    total += end.outstanding - end.overpayment
    if (total < instalments.length * 100) return undefined
  }
  return undefined
}

/** Terms are paid within some days, the last one may still be; a completed arrangement was paid day by day. */
function paidOn(date: IsoDate, status: ArrangementState, { today, random }: Given): IsoDate | null {
  if (status === 'completed') return date
  const grace = status === 'broken' ? tolerance + reminderDays : tolerance
  return addDays(date, grace) < today ? addDays(date, random.below(tolerance)) : null
}

/** The last term that should have been paid was not. */
function withoutLast<One extends { paidOn: IsoDate | null }>(all: readonly One[]): One[] {
  const missed = all.findLastIndex((one) => one.paidOn !== null)
  return all.map((one, index) => (index === missed ? { ...one, paidOn: null } : one))
}
