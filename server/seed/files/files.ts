/** Invented files with their claims, costs, payments and ledger. */
import type { LetterHolidays } from '#domain/law/fourteenDayLetter.ts'
import { referenceOf } from '#domain/law/paymentReference.ts'
import { limitation } from '#domain/law/limitation.ts'
import type { RateTables } from '#domain/law/interest/rates.ts'
import { balanceOn } from '#domain/ledger/balance.ts'
import { letterState } from '#domain/ledger/letterState.ts'
import { addDays, dayOf, type IsoDate } from '#domain/time/day.ts'
import { randomFrom, type Random } from '#server/seed/invented/random.ts'
import type { DebtorOf } from '#server/seed/parties/insertDebtors.ts'
import { closeReasonId } from '#server/seed/reference/closeReasons.ts'
import { costTypeId } from '#server/seed/reference/costTypes.ts'
import type { Orders } from './orders.ts'
import { planFile, type NextIds, type Outcome, type PlannedFile, type Planning } from './plan.ts'

export type FilesOf = {
  debtorOf: (id: number) => DebtorOf
  /** Numbers of existing rows, ids from 1. */
  debtors: number
  customers: number
  orders: Orders
  employees: readonly number[]
  /** Of a hundred files. */
  closed: number
  rates: RateTables
  holidays: LetterHolidays
  courtTables: Planning['courtTables']
  now: Date
}

/** Of those that are open. */
const openStates = [
  ...Array<string>(33).fill('in_progress'),
  ...Array<string>(4).fill('paused'),
  ...Array<string>(2).fill('not_started'),
  ...Array<string>(4).fill('no_more_steps'),
  ...Array<string>(10).fill('monitoring'),
  ...Array<string>(4).fill('suspend'),
]
const currency = 'EUR'

/** Files from 1 to `count` in the order of receipt, one at a time. */
export function* invented(count: number, given: FilesOf): Generator<Drafted> {
  const { customers, orders, employees, closed, now } = given
  const random = randomFrom(20_260_713)
  const today = dayOf(now.toISOString())
  const next: NextIds = { claim: 1, cost: 1, payment: 1, writeOff: 1 }
  const numbers = new Map<string, number>()
  const debtorIds = debtorsOf(count, given.debtors, random)
  const withMoreClaims = closed > 50 ? 47 : 40
  for (let id = 1; id <= count; id += 1) {
    const receivedAt = receivedOn(id, count, random, today)
    const debtorId = debtorIds()
    const { isCompany, language } = given.debtorOf(debtorId)
    const customer = 1 + random.below(customers)
    const isClosed = random.below(100) < closed
    const state = isClosed ? 'closed' : random.pick(openStates)
    const turn = random.below(30)
    const phase = phaseOf(state, turn)
    const chance = random.below(100)
    const outcome: Outcome = isClosed ? (chance < 72 ? 'paid' : 'unpaid') : chance < 40 ? 'partly' : 'unpaid'
    const order = orders(customer, phase)
    const isJudicial = phase === 'judicial' || phase === 'bailiff'
    const plan = planFile({ isCompany, receivedAt, outcome, isClosed, isJudicial, withMoreClaims, order }, next, {
      ...{ random, rates: given.rates, holidays: given.holidays, courtTables: given.courtTables, today },
    })
    const year = receivedAt.slice(0, 4)
    const n = (numbers.get(year) ?? 0) + 1
    numbers.set(year, n)
    yield {
      ...{ id, number: `${year}${String(n).padStart(6, '0')}`, state, outcome, debtorId, language, today, plan },
      ...{ customer, phase, manager: random.pick(employees), turn },
      balance: balanceOn(plan.facts, given.rates, plan.closedAt ?? today),
    }
  }
}

/** Days of three years in order, more of them lately. */
const receivedOn = (id: number, count: number, random: Random, today: IsoDate): IsoDate =>
  addDays(today, -1 - Math.floor(((count - id + random.below(1000) / 1000) / count) ** 1.4 * 1_080))

/** Six debtors of a hundred share the files that the others leave, about five each. */
function debtorsOf(files: number, debtors: number, random: Random): () => number {
  const shared = Math.max(1, Math.floor(debtors * 0.06))
  const alone = debtors - shared
  let taken = 0
  return () => {
    if (random.below(1_000_000) / 1_000_000 < 1 - alone / files) return 1 + random.below(shared)
    // A prime, so that neighbours in the list of debtors are not neighbours in time.
    taken += 1
    return shared + 1 + ((taken * 7919) % alone)
  }
}

/** @returns Rows by table, and the entries of each file. */
export const fileRows = (all: readonly Drafted[]) => ({
  files: all.map(fileRow),
  claims: all.flatMap(claimRows),
  settings: all.map(({ id, customer, plan }) => ({
    ...{ file_id: id, customer_id: customer, type: plan.isCompany ? 'commercial' : 'statutory' },
    ...{ reason: 'Zoals afgesproken met de klant', created_at: momentOf(plan.receivedAt) },
  })),
  costs: all.flatMap(({ id, customer, plan }) =>
    plan.costs.map(({ id: cost, day, amount, vat, code, chargeTo }) => ({
      ...{ id: cost, file_id: id, customer_id: customer, cost_type_id: costTypeId(code), date: day, source: 'auto' },
      ...{ amount, amount_currency: currency, vat_amount: vat, vat_amount_currency: currency, charge_to: chargeTo },
      ...{ status: 'booked', created_at: momentOf(day) },
    })),
  ),
  payments: all.flatMap(({ id, customer, plan, turn }) =>
    plan.facts.payments.map(({ id: payment, day, amount }) => ({
      ...{ id: payment, file_id: id, customer_id: customer, date: day, amount, amount_currency: currency },
      ...{ direction: 'in', received_by: turn === 0 ? 'client' : 'office', method: turn % 3 === 1 ? 'ideal' : 'bank' },
      ...{ status: 'booked', created_at: momentOf(day) },
    })),
  ),
  writeOffs: all.flatMap(({ id, customer, plan }) =>
    plan.facts.writeOffs.map(({ id: writeOff, day, amount, component }) => ({
      ...{ id: writeOff, file_id: id, customer_id: customer, date: day, component, amount, amount_currency: currency },
      ...{ reason: 'De klant ziet ervan af', status: 'booked', created_at: momentOf(day) },
    })),
  ),
})

type Balanced = ReturnType<typeof balanceOn>
export type Drafted = {
  id: number
  number: string
  state: string
  outcome: Outcome
  debtorId: number
  language: string
  today: IsoDate
  plan: PlannedFile
  customer: number
  phase: string
  manager: number
  turn: number
  balance: Balanced
}

function fileRow(file: Drafted) {
  const { id, number, state, outcome, debtorId, language, today, plan, customer, phase, manager, turn, balance } = file
  const { letter, isCompany, receivedAt, closedAt, facts } = plan
  const waits = state === 'paused' || state === 'suspend'
  // Nobody paid before the client handed over the file.
  const openAtEnd = facts.claims.reduce((total, { amount }) => total + amount, 0)
  return {
    ...{ id, number, customer_id: customer, debtor_id: debtorId, file_type: isCompany ? 'company' : 'private' },
    ...{
      phase,
      workflow_status: state,
      currency,
      language,
      source: 'manual',
    },
    ...{ case_manager_id: manager, received_at: receivedAt, client_reference: `REF-${100_000 + id}` },
    payment_reference: referenceOf(number),
    hold_reason: waits ? 'De klant zoekt stukken uit' : null,
    paused_until: waits ? addDays(today, 5 + turn) : null,
    ...amountsOf(balance),
    interest_until: closedAt ?? today,
    first_due_date: facts.claims[0]?.dueDate ?? null,
    limitation_date: facts.claims[0] ? limitationOf(facts.claims[0].dueDate, today) : null,
    fourteen_day_sent: letter?.sent ?? null,
    fourteen_day_end: letter?.end ?? null,
    fourteen_day_state: letterState({
      ...{ fileType: isCompany ? 'company' : 'private', state: letter ? 'running' : 'none', today, openAtEnd },
      end: letter?.end ?? null,
    }),
    closed_at: closedAt && momentOf(closedAt),
    close_reason_id: closedAt && closeReasonId(reasonOf(outcome, balance)),
    created_at: momentOf(receivedAt),
  }
}

/** Some customers have payments settle less than all parts of a debt. */
const reasonOf = (outcome: Outcome, { outstanding }: Balanced): string => {
  if (outcome === 'unpaid') return 'uncollectable_no_means'
  return outstanding === 0 ? 'paid_in_full' : 'settled'
}

const phaseOf = (state: string, turn: number): string => {
  if (state === 'monitoring') return 'monitoring'
  return turn < 3 ? 'judicial' : turn < 6 ? 'bailiff' : turn === 6 ? 'partner' : turn < 9 ? 'shv' : 'amicable'
}

const amountsOf = (balance: Balanced) =>
  Object.fromEntries(
    (
      [
        ['principal', balance.principal],
        ['interest', balance.interest],
        ['collection_costs', balance.collectionCosts],
        ['court_costs', balance.courtCosts],
        ['other_costs', balance.otherCosts],
        ['paid', balance.paid],
        ['overpayment', balance.overpayment],
        ['outstanding', balance.outstanding],
      ] as const
    ).flatMap(([name, cents]) => [
      [name, cents],
      [`${name}_currency`, currency],
    ]),
  ) as Record<'principal' | 'principal_currency' | 'outstanding' | 'outstanding_currency', number | string>

const claimRows = ({ id, customer, plan, number, today, balance }: Drafted) =>
  plan.facts.claims.map(({ id: claim, day, dueDate, amount }, index) => ({
    ...{ id: claim, file_id: id, customer_id: customer, type: 'invoice', number: `F${number.slice(2)}-${index + 1}` },
    ...{ invoice_date: day, due_date: dueDate, amount, amount_currency: currency, limitation_category: 'contract_5' },
    ...{ open_amount: balance.replay.open.claims.get(claim)?.account.principal ?? 0, open_amount_currency: currency },
    ...{ limitation_date: limitationOf(dueDate, today), created_at: momentOf(plan.receivedAt) },
  }))

const limitationOf = (dueDate: IsoDate, today: IsoDate): IsoDate => limitation('contract_5', dueDate, [], today).date
const momentOf = (day: IsoDate): string => `${day}T09:00:00Z`
