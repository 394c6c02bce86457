/** The rows of files of the demo, with all that belongs to them. */
import { referenceOf } from '#domain/law/paymentReference.ts'
import { limitation, type InterruptionKind } from '#domain/law/limitation.ts'
import { addDays, type IsoDate } from '#domain/time/day.ts'
import { closeReasonId } from '#server/seed/reference/closeReasons.ts'
import { costTypeId } from '#server/seed/reference/costTypes.ts'
import { courseOf } from './course.ts'
import { reminderDays, tolerance } from './arrange.ts'
import type { Drafted } from './draft.ts'
import { letterRows } from './letterRows.ts'
import type { PlannedClaim, PlannedPayment } from './plannedFile.ts'

/** @returns Rows by table. */
export const fileRows = (all: readonly Drafted[]) => ({
  collection_file: all.map(fileRow),
  collection_file_co_debtors: all.flatMap(({ id, coDebtor }) =>
    coDebtor === null ? [] : [{ owner_id: id, target_id: coDebtor }],
  ),
  collection_file_tags: all.flatMap(({ id, tags }) => tags.map((target_id) => ({ owner_id: id, target_id }))),
  claim: all.flatMap((file) => [...claimRows(file), ...creditRows(file)]),
  interruption_event: all.flatMap(interruptionRows),
  interest_setting: all.flatMap(settingRows),
  cost_line: all.flatMap(costRows),
  ...letterRows(all),
  payment: all.flatMap(paymentRows),
  write_off: all.flatMap(writeOffRows),
  arrangement: all.flatMap(arrangementRows),
  instalment: all.flatMap(instalmentRows),
  dispute: all.flatMap(disputeRows),
})

const momentOf = (day: IsoDate): string => `${day}T09:00:00Z`

/** An amount with its currency, as columns. */
const money = <Name extends string>(name: Name, cents: number | null, { plan }: Drafted) =>
  ({ [name]: cents, [`${name}_currency`]: cents === null ? null : plan.currency }) as Record<Name, number | null> &
    Record<`${Name}_currency`, string | null>

function fileRow(file: Drafted) {
  const { id, number, today, plan, balance } = file
  const { isCompany, receivedAt, closedAt, facts, currency } = plan
  const { customer: customer_id, merchant: merchant_id, debtorId: debtor_id, legalType: legal_type_id } = file
  const dates = facts.claims.map((claim) => limitationOf(claim, file))
  return {
    id,
    number,
    customer_id,
    merchant_id,
    debtor_id,
    legal_type_id,
    file_type: isCompany ? 'company' : 'private',
    phase: file.phase,
    workflow_status: file.state,
    currency,
    language: file.language,
    source: file.source,
    case_manager_id: file.manager,
    received_at: receivedAt,
    client_reference: `REF-${100_000 + id}`,
    payment_reference: referenceOf(number),
    description: file.description,
    hold_reason: file.holdReason,
    paused_until: file.pausedUntil,
    ...money('principal', balance.principal, file),
    ...money('interest', balance.interest, file),
    ...money('collection_costs', balance.collectionCosts, file),
    ...money('court_costs', balance.courtCosts, file),
    ...money('other_costs', balance.otherCosts, file),
    ...money('paid', balance.paid, file),
    ...money('overpayment', balance.overpayment, file),
    ...money('outstanding', balance.outstanding, file),
    interest_until: closedAt ?? today,
    first_due_date: earliest(facts.claims.map(({ dueDate }) => dueDate)),
    limitation_date: earliest(dates),
    fourteen_day_sent: file.letterDays.sent,
    fourteen_day_arrived: (plan.letter?.isReturned ? null : plan.letter?.arrived) ?? null,
    fourteen_day_end: file.letterDays.end,
    fourteen_day_state: file.letter,
    disputed: file.dispute?.status === 'open' || file.dispute?.status === 'waiting_client',
    arrangement_active: plan.arrangement?.status === 'active',
    insolvent: file.isProtected && closedAt === null,
    closed_at: closedAt && momentOf(closedAt),
    close_reason_id: file.closeReason && closeReasonId(file.closeReason),
    close_note: file.closeNote,
    ...courseOf(file),
    created_at: momentOf(receivedAt),
  }
}

const earliest = (days: readonly IsoDate[]): IsoDate | null => days.toSorted()[0] ?? null

function limitationOf({ id, category, dueDate }: PlannedClaim, { plan, today, paid }: Drafted): IsoDate {
  const payments = paid.filter(({ claim }) => claim === id).map(({ date }) => ({ date, kind: 'payment' as const }))
  return limitation(category ?? 'contract_5', dueDate, [...plan.interruptions, ...payments], today).date
}

function claimRows(file: Drafted) {
  const { id, customer, plan, number, balance } = file
  return plan.facts.claims.map((claim, index) => ({
    id: claim.id,
    file_id: id,
    customer_id: customer,
    type: claim.type ?? 'invoice',
    number: `F${number.slice(2)}-${index + 1}`,
    invoice_date: claim.day,
    due_date: claim.dueDate,
    ...money('amount', claim.amount, file),
    ...money('open_amount', balance.replay.open.claims.get(claim.id)?.account.principal ?? 0, file),
    agreement_reference: claim.agreement ?? null,
    description: claim.description ?? null,
    period_from: claim.period?.from ?? null,
    period_to: claim.period?.to ?? null,
    credited_id: null,
    limitation_category: claim.category ?? 'contract_5',
    limitation_date: limitationOf(claim, file),
    created_at: momentOf(plan.receivedAt),
  }))
}

function creditRows(file: Drafted) {
  const { id, customer, plan, number, today } = file
  return plan.facts.credits.map(({ id: credit, day, amount, claim }, index) => ({
    id: credit,
    file_id: id,
    customer_id: customer,
    type: 'credit_note',
    credited_id: claim,
    number: `C${number.slice(2)}-${index + 1}`,
    invoice_date: day,
    due_date: day,
    ...money('amount', amount, file),
    limitation_category: 'contract_5',
    limitation_date: limitation('contract_5', day, [], today).date,
    created_at: momentOf(plan.receivedAt),
  }))
}

const interruptionNotes: Readonly<Record<string, string>> = {
  demand: 'Aanmaning met stuiting',
  legal_action: 'Dagvaarding betekend',
  acknowledgement: 'Erkend bij de betalingsregeling',
  reservation: 'Recht op nakoming voorbehouden',
}

function interruptionRows({ id, customer, plan, paid }: Drafted) {
  const row = (claim_id: number, date: IsoDate, kind: InterruptionKind, payment_id: number | null) => ({
    claim_id,
    file_id: id,
    customer_id: customer,
    date,
    kind,
    payment_id,
    note: interruptionNotes[kind] ?? null,
    created_at: momentOf(date),
  })
  return [
    ...plan.facts.claims.flatMap((claim) =>
      plan.interruptions
        .filter(({ date }) => date >= claim.dueDate)
        .map(({ date, kind }) => row(claim.id, date, kind, null)),
    ),
    ...paid.map(({ claim, date, payment }) => row(claim, date, 'payment', payment)),
  ]
}

/** Agreements on interest, without stops by a protection of the debtor: those follow from it, and were not agreed. */
const settingRows = ({ id, customer, plan }: Drafted) =>
  plan.facts.periods
    .filter(({ stoppedBy }) => stoppedBy === undefined)
    .map(({ claim, from, to, terms }) => ({
      file_id: id,
      customer_id: customer,
      claim_id: claim,
      type: terms.type,
      from_day: from,
      until_day: to,
      rate: terms.rate ?? null,
      per: terms.per ?? null,
      compounding: terms.compounding ?? null,
      reason: 'Zoals afgesproken met de klant',
      created_at: momentOf(plan.receivedAt),
    }))

const costRows = (file: Drafted) =>
  file.plan.costs.map(({ id, day, amount, vat, vatWithin = 0, code, part, chargeTo, description }) => ({
    id,
    file_id: file.id,
    customer_id: file.customer,
    cost_type_id: costTypeId(code),
    date: day,
    ...money('amount', amount - vatWithin, file),
    ...money('vat_amount', vat + vatWithin, file),
    charge_to: chargeTo,
    source: part === 'execution_costs' ? 'bailiff' : 'auto',
    description: description ?? null,
    status: 'booked',
    created_at: momentOf(day),
  }))

function paymentRows(file: Drafted) {
  const { payments, refunds } = file.plan.facts
  const row = ({ id, day, amount, claim, receivedBy, method, description }: PlannedPayment) => ({
    id,
    file_id: file.id,
    customer_id: file.customer,
    date: day,
    ...money('amount', amount, file),
    direction: 'in',
    received_by: receivedBy ?? 'office',
    method: method ?? 'bank',
    designated_claim_id: claim,
    description: description ?? null,
    created_at: momentOf(day),
    status: 'booked',
    reversed_at: null as string | null,
    reason: null as string | null,
  })
  return [
    ...payments.map(row),
    ...refunds.map((refund) => ({ ...row({ ...refund, claim: null }), direction: 'out' })),
    ...file.plan.reversed.map(({ reversedOn, reason, ...payment }) => ({
      ...row(payment),
      status: 'reversed',
      reversed_at: momentOf(reversedOn),
      reason,
    })),
  ]
}

const writeOffRows = (file: Drafted) =>
  file.plan.facts.writeOffs.map(({ id, day, amount, component }) => ({
    id,
    file_id: file.id,
    customer_id: file.customer,
    date: day,
    component,
    ...money('amount', amount, file),
    reason: 'De klant ziet ervan af',
    status: 'booked',
    created_at: momentOf(day),
  }))

function arrangementRows(file: Drafted) {
  const { arrangement } = file.plan
  if (!arrangement) return []
  const { id, status, total, instalments, decidedOn, brokenOn, afterPayment } = arrangement
  const lastDay = status === 'completed' ? instalments.at(-1)?.paidOn : brokenOn && addDays(brokenOn, -1)
  const next = instalments.find((one) => one.status !== 'paid')
  return [
    {
      id,
      number: `R${decidedOn.slice(0, 4)}${String(id).padStart(5, '0')}`,
      file_id: file.id,
      status,
      customer_id: file.customer,
      requested_by: arrangement.requestedBy,
      method: arrangement.method,
      ...money('total', total, file),
      ...money('paid_amount', sumOf(instalments.filter((one) => one.paidOn !== null)), file),
      terms: instalments.length,
      frequency: arrangement.frequency,
      start_date: instalments[0]?.date,
      tolerance_days: tolerance,
      reminder_days: reminderDays,
      interest_frozen: false,
      runs: [{ from: decidedOn, ...(lastDay && { until: lastDay }) }],
      after_payment: afterPayment,
      covers_all: true,
      next_due_date: status === 'active' ? (next?.date ?? null) : null,
      decided_by_id: file.manager,
      decided_at: momentOf(decidedOn),
      broken_at: brokenOn,
      reason: brokenOn === null ? null : 'Termijn niet betaald',
      created_at: momentOf(decidedOn),
    },
  ]
}

const sumOf = (all: readonly { amount: number }[]) => all.reduce((total, { amount }) => total + amount, 0)

const instalmentRows = (file: Drafted) =>
  (file.plan.arrangement?.instalments ?? []).map(({ id, date, amount, paidOn, status }, index) => ({
    id,
    arrangement_id: file.plan.arrangement?.id ?? 0,
    customer_id: file.customer,
    sequence: index + 1,
    status,
    due_date: date,
    ...money('amount', amount, file),
    paid_at: paidOn,
    ...money('paid_amount', paidOn === null ? 0 : amount, file),
  }))

function disputeRows(file: Drafted) {
  const { dispute } = file
  if (!dispute) return []
  const { kind, text, openedOn, status, question, answerDue, outcome } = dispute
  const isClosed = outcome !== undefined || status === 'withdrawn'
  return [
    {
      file_id: file.id,
      customer_id: file.customer,
      kind,
      text,
      opened_at: openedOn,
      status,
      question: question ?? null,
      client_answer_due: answerDue ?? null,
      outcome: outcome ?? null,
      closed_at: isClosed ? momentOf(openedOn) : null,
      created_at: momentOf(openedOn),
    },
  ]
}
