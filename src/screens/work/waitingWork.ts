/** Kinds of waiting work: filter, order and deadline of their records; and notices above them. */
import type { ComponentType } from 'react'
import type { RaRecord } from 'react-admin'
import { hiddenStatuses } from '#domain/agenda/hiddenStatuses.ts'
import { formatMoney } from '#domain/money/money.ts'
import { renewWithin } from '#domain/training.ts'
import { isObject } from '#providers/callErrors.ts'
import { currentLocale } from '#providers/language.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'

/** Name of a text in `work.term` and `work.late`. */
type TermWord = 'confirm' | 'answer' | 'review' | 'valid' | 'client' | 'pay' | 'do'
export type Term = { day: string; word: TermWord }
export type WorkRow = { title: string; detail?: string; term?: Term }

/** @param valueText Label of a value of a property. */
type RowOf = (record: RaRecord, valueText: (property: string, value: unknown) => string) => WorkRow

export type Waiting = {
  /** Name of a text in `work.kinds`. */
  name: string
  entity: string
  filter: Readonly<Record<string, unknown>>
  sort: { field: string; order: 'ASC' | 'DESC' }
  rowOf: RowOf
}

/** Days before expiry in which an API key or a due diligence is to be renewed. */
const expiresWithin = 30

const complaintRow: RowOf = (record) => ({
  title: textOf(record.number),
  detail: [record.complainantName, record.subject, related(record.handler, 'name')]
    .map(textOf)
    .filter(Boolean)
    .join(' · '),
  term: record.status === 'new' ? termOf(record.confirmationDue, 'confirm') : termOf(record.answerDue, 'answer'),
})

const dueDiligenceRow =
  (word: TermWord): RowOf =>
  (record, valueText) => ({
    title: related(record.customer, 'company') || `#${record.id}`,
    detail: [valueText('status', record.status), related(record.reviewer, 'name')].filter(Boolean).join(' · '),
    term: termOf(record.nextReview, word),
  })

/** Texts that name the file of a record and its client. */
const onFile = (record: RaRecord): string[] => [related(record.file, 'number'), related(record.customer, 'company')]

/** Most urgent first. */
export const waiting: readonly Waiting[] = [
  {
    name: 'agenda',
    entity: 'agenda-item',
    filter: {
      status: { in: ['open'] },
      assignedTo: { in: ['$me'] },
      date: { lte: '$today' },
      'file.workflowStatus': { nin: [...hiddenStatuses] },
    },
    sort: { field: 'date', order: 'ASC' },
    rowOf: (record) => ({
      title: localized(record.subject) || `#${record.id}`,
      detail: [...onFile(record), textOf(record.note)].filter(Boolean).join(' · '),
      term: termOf(record.date, 'do'),
    }),
  },
  {
    name: 'complaints',
    entity: 'complaint',
    filter: { status: { in: ['new', 'confirmed', 'in_investigation'] } },
    sort: { field: 'answerDue', order: 'ASC' },
    rowOf: complaintRow,
  },
  {
    name: 'disputes',
    entity: 'dispute',
    filter: { status: { in: ['waiting_client'] }, clientAnswerDue: { lt: '$today' } },
    sort: { field: 'clientAnswerDue', order: 'ASC' },
    rowOf: (record, valueText) => ({
      title: related(record.file, 'number') || `#${record.id}`,
      detail: [related(record.customer, 'company'), valueText('kind', record.kind)].filter(Boolean).join(' · '),
      term: termOf(record.clientAnswerDue, 'client'),
    }),
  },
  {
    name: 'missedTerms',
    entity: 'arrangement',
    filter: { status: { in: ['active'] }, nextDueDate: { lt: '$today' } },
    sort: { field: 'nextDueDate', order: 'ASC' },
    rowOf: (record) => ({
      title: textOf(record.number) || `#${record.id}`,
      detail: onFile(record).filter(Boolean).join(' · '),
      term: termOf(record.nextDueDate, 'pay'),
    }),
  },
  {
    name: 'overpayments',
    entity: 'file',
    filter: { overpayment: { gt: 0 } },
    sort: { field: 'overpayment', order: 'DESC' },
    rowOf: (record) => ({
      title: textOf(record.number) || `#${record.id}`,
      detail: [moneyText(record.overpayment), related(record.debtor, 'name'), related(record.customer, 'company')]
        .filter(Boolean)
        .join(' · '),
    }),
  },
  {
    name: 'dueDiligence',
    entity: 'due-diligence',
    filter: { status: { in: ['open', 'in_review', 'expired'] } },
    sort: { field: 'nextReview', order: 'ASC' },
    rowOf: dueDiligenceRow('review'),
  },
  {
    name: 'renewals',
    entity: 'due-diligence',
    filter: { status: { in: ['approved'] }, nextReview: { lte: `$today+${expiresWithin}d` } },
    sort: { field: 'nextReview', order: 'ASC' },
    rowOf: dueDiligenceRow('valid'),
  },
  {
    name: 'deliveries',
    entity: 'webhook-delivery',
    filter: { status: { in: ['failed'] }, at: { gte: '$today-7d' } },
    sort: { field: 'at', order: 'DESC' },
    rowOf: (record, valueText) => ({
      title: related(record.webhook, 'name') || textOf(record.event),
      detail: [textOf(record.event), valueText('problem', record.problem)].filter(Boolean).join(' · '),
    }),
  },
  {
    name: 'trainings',
    entity: 'user',
    filter: {
      kind: { in: ['employee'] },
      active: { eq: true },
      wkiTrainingExpiresAt: { lte: `$today+${renewWithin}d` },
    },
    sort: { field: 'wkiTrainingExpiresAt', order: 'ASC' },
    rowOf: (record) => ({ title: textOf(record.name), term: termOf(record.wkiTrainingExpiresAt, 'valid') }),
  },
  {
    name: 'keys',
    entity: 'api-client',
    filter: { active: { eq: true }, expiresAt: { lte: `$today+${expiresWithin}d` } },
    sort: { field: 'expiresAt', order: 'ASC' },
    rowOf: (record) => ({
      title: textOf(record.name),
      detail: related(record.customer, 'company'),
      term: termOf(record.expiresAt, 'valid'),
    }),
  },
]

/** Notices above the work. */
export const notices: readonly ComponentType[] = [
  lazyPart(async () => ({ default: (await import('#src/screens/calculators/OldRates.tsx')).OldRatesForEditors })),
]

/** Writes an amount in the language of its reader. */
const moneyText = (value: unknown): string =>
  isObject(value) && typeof value.amount === 'number' && typeof value.currency === 'string'
    ? formatMoney({ amount: value.amount, currency: value.currency }, currentLocale())
    : ''
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const related = (value: unknown, property: string): string => (isObject(value) ? textOf(value[property]) : '')
/** The name of a related record that has one per language. */
const localized = (value: unknown): string => {
  const name = isObject(value) ? value.name : undefined
  return isObject(name) ? textOf(name[currentLocale()]) || textOf(name.nl) : ''
}
const termOf = (day: unknown, word: TermWord): Term | undefined => (typeof day === 'string' ? { day, word } : undefined)
