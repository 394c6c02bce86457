/** Acts for the class of an e-mail on its file. If that is impossible there, an item of the agenda tells a person. */
import type { FastifyInstance } from 'fastify'
import { addressFields, noted } from '#domain/fileLog/dataChange.ts'
import { ownText } from '#domain/incomingMail/ownText.ts'
import { addressIn, termIn } from '#domain/incomingMail/proposalsIn.ts'
import { escapeHtml } from '#domain/templates/htmlParts.ts'
import { addMonths } from '#domain/time/calendar.ts'
import { agendaItem } from '#schemas/generated/agenda-item.ts'
import { complaint } from '#schemas/generated/complaint.ts'
import { file } from '#schemas/generated/file.ts'
import { fileLog } from '#schemas/generated/file-log.ts'
import { defaultLocale } from '#schemas/product.ts'
import type { Trx } from '#server/db/engine.ts'
import { AppError } from '#server/errors.ts'
import { say } from '#server/foundation/messages.ts'
import { savepoint } from '#server/foundation/savepoint.ts'
import type { Writer } from '#server/foundation/writer.ts'
import { names } from '#server/sql/names.ts'
import type { EmailAction } from '#server/subjects/incomingMail/taking/emailAction.ts'
import type { EmailClass } from '#server/subjects/incomingMail/taking/emailClasses.ts'
import type { ReadMail } from '#server/subjects/incomingMail/reading/mail.ts'
import { standingOf } from '#server/subjects/fileLog/debtorData.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'

/** Months that a file is suspended while somebody looks for help. */
const helpMonths = 6
const f = names('collection_file', 'f')
const k = names('debtor_contact', 'k')

export type Acting = { trx: Trx; mail: ReadMail; of: EmailClass; on: number; by: Writer }

/** @returns What was done; null: nothing. */
export async function actFor(app: FastifyInstance, acting: Acting): Promise<EmailAction | null> {
  const { of, trx } = acting
  if (of.action === 'none') return null
  const done =
    of.action === 'agenda' ||
    (await savepoint(trx, 'email_act', (inner) => own(app, { ...acting, trx: inner })).catch(refused))
  // A complaint has a list of its own; everything else waits for somebody who looks at it.
  const needsPerson = !done || of.action !== 'complaint'
  if (needsPerson && of.agendaSubject !== null) await addItem(app, acting, of.agendaSubject)
  return done ? of.action : of.agendaSubject === null ? null : 'agenda'
}

function refused(error: unknown): false {
  if (error instanceof AppError) return false
  throw error
}

/** @returns false: the e-mail does not say what is needed. */
async function own(app: FastifyInstance, { trx, mail, of, on, by }: Acting): Promise<boolean> {
  const now = app.now()
  const today = todayAt(now)
  const text = ownText(mail.text)
  const subject = mail.subject || say(defaultLocale, { key: 'emailImport.noSubject' })
  const entry = {
    file: on,
    category: 'contact' as const,
    channel: 'email' as const,
    at: new Date(now).toISOString(),
    content: `<p>${escapeHtml(text.slice(0, 4000)).replaceAll('\n', '<br />')}</p>`,
  }
  if (of.action === 'suspend') {
    const holdReason = say(defaultLocale, { key: 'emailImport.suspended', values: { subject } }).slice(0, 400)
    await app.records.take(trx, file, on, 'suspend', { holdReason, pausedUntil: addMonths(today, helpMonths) }, by)
    return true
  }
  if (of.action === 'complaint') {
    const { customer, number, isDebtor } = await aboutFile(trx, on, mail.from)
    const draft = {
      receivedAt: today,
      channel: 'email' as const,
      complainant: isDebtor ? ('debtor' as const) : ('third_party' as const),
      complainantName: (mail.fromName || mail.from || '–').slice(0, 160),
      complainantEmail: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(mail.from) ? mail.from : null,
      customer,
      fileNumber: number,
      subject: subject.slice(0, 160),
      category: 'other' as const,
      text: text.slice(0, 8000),
    }
    await app.records.create(trx, complaint, draft, by)
    return true
  }
  if (of.action === 'address') {
    const address = addressIn(text)
    if (!address) return false
    const standing = await standingOf(trx, on, { today })
    const rows = addressFields
      .map((field) => ({ field, new: address[field] }))
      .filter((row) => noted(row.field, row.new) !== (standing?.data[row.field] ?? null))
    if (rows.length === 0) return false
    await app.records.create(
      trx,
      fileLog,
      {
        ...entry,
        subject: proposal('address'),
        dataChange: rows.map((row) => (row.new === null ? { field: row.field } : { field: row.field, new: row.new })),
      },
      by,
    )
    return true
  }
  const term = termIn(text)
  if (!term) return false
  const asked = { termAmount: { amount: term.amount, currency: 'EUR' as const }, termFrequency: term.frequency }
  await app.records.create(trx, fileLog, { ...entry, subject: proposal('arrangement'), ...asked }, by)
  return true
}

const proposal = (what: string): string => say(defaultLocale, { key: `emailImport.proposal.${what}` })

async function addItem(app: FastifyInstance, { trx, mail, on, by }: Acting, subject: number): Promise<void> {
  const note = say(defaultLocale, {
    key: 'emailImport.item',
    values: { from: mail.fromName || mail.from, subject: mail.subject },
  })
  const item = { file: on, subject, date: todayAt(app.now()), note: note.slice(0, 2000), source: 'email' as const }
  await app.records.create(trx, agendaItem, item, by)
}

async function aboutFile({ query }: Trx, id: number, from: string) {
  const { rows } = await query<{ customer: number; number: string; isDebtor: boolean }>({
    text: `select ${f.customer_id}::int as customer, ${f.number}, exists (select from debtor_contact k where ${k.debtor_id} = ${f.debtor_id}
        and ${k.kind} = 'email' and lower(${k.value}) = $2) as "isDebtor" from collection_file f where ${f.id} = $1`,
    values: [id, from],
  })
  const [found] = rows
  if (!found) throw new RangeError(`There is no file ${id}.`)
  return found
}
