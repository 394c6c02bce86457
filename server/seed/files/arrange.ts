/** A payment arrangement on what is owed on a day, and what was paid of it so far. */
import { arrangement as law, type Frequency } from '#domain/law/arrangement.ts'
import type { RateTables } from '#domain/law/interest/rates.ts'
import { balanceOn } from '#domain/ledger/balance.ts'
import type { Cents } from '#domain/money/money.ts'
import { addDays, type IsoDate } from '#domain/time/day.ts'
import type { Random } from '#server/seed/invented/random.ts'
import type { ArrangementState, NextIds, PlannedArrangement, PlannedFacts, PlannedPayment } from './plannedFile.ts'

/** Days that a term may be late, as the schema has it. */
export const tolerance = 5

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
  const { status, agreedOn, start, frequency, terms } = agreed
  const { next, rates } = given
  const owed = balanceOn(begun, rates, agreedOn).outstanding
  if (owed < terms * 100) return undefined
  const plan = (total: Cents) => [...law({ total, instalments: terms, frequency, start }).instalments]
  const instalments = status === 'completed' ? paidOff(begun, plan, owed, rates) : plan(owed)
  if (!instalments) return undefined
  const told = instalments.map((one) => ({ ...one, ...stateOf(one.date, status, given) }))
  const broken = status === 'broken' ? breakAt(told, given.today) : told
  const missed = broken.find((one) => one.status === 'missed')
  if (status === 'broken' && !missed) return undefined
  const payments = broken
    .filter(({ paidOn }) => paidOn !== null)
    .map(({ date, amount, paidOn }): PlannedPayment => {
      const method = agreed.method === 'direct_debit' ? { method: agreed.method } : {}
      return { id: next.payment++, day: paidOn ?? date, amount, claim: null, ...method }
    })
  return {
    facts: { ...begun, payments: [...begun.payments, ...payments] },
    arrangement: {
      id: next.arrangement++,
      status,
      frequency,
      decidedOn: agreedOn,
      total: broken.reduce((sum, { amount }) => sum + amount, 0),
      brokenOn: missed ? addDays(missed.date, tolerance + 1) : null,
      requestedBy: agreed.requestedBy ?? 'staff',
      method: agreed.method ?? 'transfer',
      instalments: broken.map((one) => ({ ...one, id: next.instalment++ })),
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

type State = { paidOn: IsoDate | null; status: PlannedArrangement['instalments'][number]['status'] }

/** Terms are paid within some days, the last one may still be; a completed arrangement was paid day by day. */
function stateOf(date: IsoDate, status: ArrangementState, { today, random }: Given): State {
  if (status === 'completed') return { paidOn: date, status: 'paid' }
  if (addDays(date, tolerance) < today) return { paidOn: addDays(date, random.below(tolerance)), status: 'paid' }
  return { paidOn: null, status: date <= today ? 'due' : 'scheduled' }
}

/** The last term that should have been paid was not. */
function breakAt<One extends State & { date: IsoDate }>(all: readonly One[], today: IsoDate): One[] {
  const missed = all.findLastIndex(({ status }) => status === 'paid')
  return all.map((one, index) => {
    if (index < missed) return one
    if (index === missed) return { ...one, paidOn: null, status: 'missed' }
    return { ...one, paidOn: null, status: one.date <= today ? 'due' : 'scheduled' }
  })
}
