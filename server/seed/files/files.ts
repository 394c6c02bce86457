/** Invented files with their claims, costs, payments and ledger. */
import type { LetterHolidays } from '#domain/law/fourteenDayLetter.ts'
import { referenceOf } from '#domain/law/paymentReference.ts'
import { limitation } from '#domain/law/limitation.ts'
import type { RateTables } from '#domain/law/interest/rates.ts'
import { balanceOn } from '#domain/ledger/balance.ts'
import type { Entry } from '#domain/ledger/entry.ts'
import { letterState } from '#domain/ledger/letterState.ts'
import { addDays, dayOf, type IsoDate } from '#domain/time/day.ts'
import { randomFrom, type Random } from '#server/seed/invented/random.ts'
import { closeReasonId } from '#server/seed/reference/closeReasons.ts'
import { costTypeId } from '#server/seed/reference/costTypes.ts'
import type { Orders } from './orders.ts'
import { planFile, type NextIds, type Outcome, type PlannedFile } from './plan.ts'

export type FilesOf = {
  debtors: readonly { id: number; kind: 'private' | 'company'; language: string }[]
  customers: number
  orders: Orders
  employees: readonly number[]
  rates: RateTables
  holidays: LetterHolidays
  now: Date
}

const states = [
  ...Array<string>(33).fill('in_progress'),
  ...Array<string>(4).fill('paused'),
  ...Array<string>(2).fill('not_started'),
  ...Array<string>(4).fill('no_more_steps'),
  ...Array<string>(10).fill('monitoring'),
  ...Array<string>(4).fill('suspend'),
  ...Array<string>(43).fill('closed'),
]
const currency = 'EUR'

/** @returns Rows by table, ids from 1, and the entries of each file. */
export function fileRows(count: number, { debtors, customers, orders, employees, rates, holidays, now }: FilesOf) {
  const random = randomFrom(20_260_713)
  const today = dayOf(now.toISOString())
  const next: NextIds = { claim: 1, cost: 1, payment: 1, writeOff: 1 }
  const numbers = new Map<string, number>()
  const all = daysOf(count, random, today).map((receivedAt, index) => {
    const debtor = debtors[random.below(20) === 0 ? random.below(60) : (index * 7) % debtors.length] ?? debtors[0]
    const isCompany = debtor?.kind === 'company'
    const customer = 1 + random.below(customers)
    const state = random.pick(states)
    const isClosed = state === 'closed'
    const turn = random.below(30)
    const phase = phaseOf(state, turn)
    const chance = random.below(100)
    const outcome: Outcome = isClosed ? (chance < 72 ? 'paid' : 'unpaid') : chance < 30 ? 'partly' : 'unpaid'
    const plan = planFile({ isCompany, receivedAt, outcome, isClosed, order: orders(customer, phase) }, next, {
      random,
      rates,
      holidays,
      today,
    })
    const year = receivedAt.slice(0, 4)
    const n = (numbers.get(year) ?? 0) + 1
    numbers.set(year, n)
    const base = { id: index + 1, number: `${year}${String(n).padStart(6, '0')}`, state, outcome, debtor, today }
    return { ...base, plan, customer, phase, manager: random.pick(employees), turn }
  })
  const balances = all.map((file) => balanceOn(file.plan.facts, rates, file.plan.closedAt ?? today))
  return {
    files: all.map((file, index) => fileRow(file, balances[index] as Balanced)),
    claims: all.flatMap((file, index) => claimRows(file, balances[index] as Balanced)),
    settings: all.map(({ id, customer, plan }) => ({
      ...{ file_id: id, customer_id: customer, type: plan.isCompany ? 'commercial' : 'statutory' },
      ...{ reason: 'Zoals afgesproken met de klant', created_at: momentOf(plan.receivedAt) },
    })),
    costs: all.flatMap(({ id, customer, plan }) =>
      plan.facts.costs.map(({ id: cost, day, amount }) => ({
        ...{ id: cost, file_id: id, customer_id: customer, cost_type_id: costTypeId('bik'), date: day, source: 'auto' },
        ...{ amount, amount_currency: currency, vat_amount: 0, vat_amount_currency: currency, charge_to: 'debtor' },
        ...{ status: 'booked', created_at: momentOf(day) },
      })),
    ),
    payments: all.flatMap(({ id, customer, plan, turn }) =>
      plan.facts.payments.map(({ id: payment, day, amount }) => ({
        ...{
          id: payment,
          file_id: id,
          customer_id: customer,
          date: day,
          amount,
          amount_currency: currency,
          direction: 'in',
        },
        ...{ received_by: turn === 0 ? 'client' : 'office', method: turn % 3 === 1 ? 'ideal' : 'bank' },
        ...{ status: 'booked', created_at: momentOf(day) },
      })),
    ),
    writeOffs: all.flatMap(({ id, customer, plan }) =>
      plan.facts.writeOffs.map(({ id: writeOff, day, amount, component }) => ({
        ...{
          id: writeOff,
          file_id: id,
          customer_id: customer,
          date: day,
          component,
          amount,
          amount_currency: currency,
        },
        ...{ reason: 'De klant ziet ervan af', status: 'booked', created_at: momentOf(day) },
      })),
    ),
    entries: all.map(({ id }, index) => ({
      file: id,
      entries: (balances[index] as Balanced).replay.entries as readonly Entry[],
    })),
  }
}

type Balanced = ReturnType<typeof balanceOn>
type Drafted = {
  id: number
  number: string
  state: string
  outcome: Outcome
  debtor: FilesOf['debtors'][number] | undefined
  today: IsoDate
  plan: PlannedFile
  customer: number
  phase: string
  manager: number
  turn: number
}

/** Days of three years in order, more of them lately. */
const daysOf = (count: number, random: Random, today: IsoDate): IsoDate[] =>
  Array.from({ length: count }, () => Math.floor((random.below(1_000_000) / 1_000_000) ** 1.4 * 1_080))
    .sort((a, b) => b - a)
    .map((days) => addDays(today, -1 - days))

function fileRow(
  { id, number, state, outcome, debtor, today, plan, customer, phase, manager, turn }: Drafted,
  balance: Balanced,
) {
  const { letter, isCompany, receivedAt, closedAt, facts } = plan
  const waits = state === 'paused' || state === 'suspend'
  // Nobody paid before the client handed over the file.
  const openAtEnd = facts.claims.reduce((total, { amount }) => total + amount, 0)
  return {
    ...{ id, number, customer_id: customer, debtor_id: debtor?.id ?? 1, file_type: isCompany ? 'company' : 'private' },
    ...{
      phase,
      workflow_status: state,
      currency,
      language: debtor?.language ?? 'nl',
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

const claimRows = ({ id, customer, plan, number, today }: Drafted, balance: Balanced) =>
  plan.facts.claims.map(({ id: claim, day, dueDate, amount }, index) => ({
    ...{ id: claim, file_id: id, customer_id: customer, type: 'invoice', number: `F${number.slice(2)}-${index + 1}` },
    ...{ invoice_date: day, due_date: dueDate, amount, amount_currency: currency, limitation_category: 'contract_5' },
    ...{ open_amount: balance.replay.open.claims.get(claim)?.account.principal ?? 0, open_amount_currency: currency },
    ...{ limitation_date: limitationOf(dueDate, today), created_at: momentOf(plan.receivedAt) },
  }))

const limitationOf = (dueDate: IsoDate, today: IsoDate): IsoDate => limitation('contract_5', dueDate, [], today).date
const momentOf = (day: IsoDate): string => `${day}T09:00:00Z`
