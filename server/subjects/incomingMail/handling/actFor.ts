/** Acts for the class of an e-mail on its file. If that is impossible there, an item of the agenda tells a person. */
import type { FastifyInstance } from 'fastify'
import { addressFields, noted } from '#domain/fileLog/dataChange.ts'
import { addressIn } from '#domain/incomingMail/addressIn.ts'
import { termIn } from '#domain/incomingMail/proposalsIn.ts'
import { escapeHtml } from '#domain/templates/htmlParts.ts'
import { addMonths } from '#domain/time/calendar.ts'
import { agendaItem } from '#schemas/generated/agenda-item.ts'
import { complaint } from '#schemas/generated/complaint.ts'
import { file } from '#schemas/generated/file.ts'
import { fileLog } from '#schemas/generated/file-log.ts'
import type { IncomingEmailStored } from '#schemas/generated/incoming-email.ts'
import { defaultLocale } from '#schemas/product.ts'
import type { Trx } from '#server/db/engine.ts'
import { AppError } from '#server/errors.ts'
import { say } from '#server/foundation/messages.ts'
import { savepoint } from '#server/foundation/savepoint.ts'
import type { Writer } from '#server/foundation/writer.ts'
import { names } from '#server/sql/names.ts'
import type { EmailAction } from '#server/subjects/incomingMail/taking/emailAction.ts'
import type { EmailClass } from '#server/subjects/incomingMail/taking/emailClasses.ts'
import type { Said } from '#server/subjects/incomingMail/taking/ourWords.ts'
import type { ReadMail } from '#server/subjects/incomingMail/reading/mail.ts'
import { standingOf } from '#server/subjects/fileLog/debtorData.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'

/** Months that a file is suspended while somebody looks for help. */
const helpMonths = 6
const f = names('collection_file', 'f')
const k = names('debtor_contact', 'k')

/** `email`: its record. `sentence`: its words that decided about the class. `on`: the file. */
export type Acting = {
  trx: Trx
  email: number
  mail: ReadMail
  said: Said
  sentence: string | null
  of: EmailClass
  on: number
  by: Writer
}
/** What was changed or made, and what is put back when it is taken back. */
export type Caused = NonNullable<IncomingEmailStored['caused']>

/** @returns What was done; `acted` null: nothing. */
export async function actFor(
  app: FastifyInstance,
  acting: Acting,
): Promise<{ acted: EmailAction | null; caused: Caused }> {
  const { of, trx } = acting
  if (of.action === 'none') return { acted: null, caused: [] }
  const done =
    of.action === 'agenda'
      ? []
      : await savepoint(trx, 'email_act', (inner) => own(app, { ...acting, trx: inner })).catch(refused)
  // A complaint has a list of its own; everything else waits for somebody who looks at it.
  const needsPerson = !done || of.action !== 'complaint'
  const items = needsPerson && of.agendaSubject !== null ? [await addItem(app, acting, of.agendaSubject)] : []
  const acted = done ? of.action : items.length === 0 ? null : 'agenda'
  return { acted, caused: [...(done ?? []), ...items] }
}

function refused(error: unknown): undefined {
  if (error instanceof AppError) return undefined
  throw error
}

/** @returns undefined: the e-mail does not say what is needed. */
async function own(
  app: FastifyInstance,
  { trx, email, mail, said, sentence, of, on, by }: Acting,
): Promise<Caused | undefined> {
  const now = app.now()
  const today = todayAt(now)
  const { text } = said
  const subject = mail.subject || say(defaultLocale, { key: 'emailImport.noSubject' })
  const entry = {
    file: on,
    category: 'contact' as const,
    channel: 'email' as const,
    at: new Date(now).toISOString(),
    content: `<p>${escapeHtml(text.slice(0, 4000)).replaceAll('\n', '<br />')}</p>`,
  }
  if (of.action === 'suspend') {
    const before = await standOf(trx, on)
    const words = sentence ?? subject
    const holdReason = say(defaultLocale, { key: 'emailImport.suspended', values: { words } }).slice(0, 400)
    await app.records.take(trx, file, on, 'suspend', { holdReason, pausedUntil: addMonths(today, helpMonths) }, by)
    const log = await app.records.create(trx, fileLog, { ...entry, subject: holdReason.slice(0, 200) }, by)
    return [
      { entity: 'file', record: on, name: holdReason, ...before },
      { entity: 'file-log', record: log.id },
    ]
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
      mail: email,
      sentence,
    }
    const made = await app.records.create(trx, complaint, draft, by)
    const values = { number: String(made.number), words: sentence ?? subject }
    const told = say(defaultLocale, { key: 'emailImport.complaint', values }).slice(0, 200)
    const log = await app.records.create(trx, fileLog, { ...entry, subject: told }, by)
    return [
      { entity: 'complaint', record: made.id, name: String(made.number) },
      { entity: 'file-log', record: log.id },
    ]
  }
  if (of.action === 'address') {
    const address = addressIn(text)
    if (!address) return undefined
    const standing = await standingOf(trx, on, { today })
    const rows = addressFields
      .map((field) => ({ field, new: address[field] }))
      .filter(
        (row) => noted(row.field, row.new, standing?.address?.countryCode) !== (standing?.data[row.field] ?? null),
      )
    if (rows.length === 0) return undefined
    const made = await app.records.create(
      trx,
      fileLog,
      {
        ...entry,
        subject: proposal('address'),
        dataChange: rows.map((row) => (row.new === null ? { field: row.field } : { field: row.field, new: row.new })),
      },
      by,
    )
    return [{ entity: 'file-log', record: made.id }]
  }
  const term = termIn(text)
  if (!term) return undefined
  const asked = { termAmount: { amount: term.amount, currency: 'EUR' as const }, termFrequency: term.frequency }
  const made = await app.records.create(trx, fileLog, { ...entry, subject: proposal('arrangement'), ...asked }, by)
  return [{ entity: 'file-log', record: made.id }]
}

const proposal = (what: string): string => say(defaultLocale, { key: `emailImport.proposal.${what}` })

async function addItem(
  app: FastifyInstance,
  { trx, mail, sentence, on, by }: Acting,
  subject: number,
): Promise<Caused[number]> {
  const values = { from: mail.fromName || mail.from, subject: mail.subject }
  const said = say(defaultLocale, { key: 'emailImport.item', values })
  const note = (sentence === null ? said : `${said}\n“${sentence}”`).slice(0, 2000)
  const item = { file: on, subject, date: todayAt(app.now()), note, source: 'email' as const }
  const { id } = await app.records.create(trx, agendaItem, item, by)
  return { entity: 'agenda-item', record: id }
}

/** State of a file before it is suspended. */
async function standOf({ query }: Trx, id: number): Promise<{ state: string; until?: string; reason?: string }> {
  const { rows } = await query<{ state: string; until: string | null; reason: string | null }>({
    text: `select ${f.workflow_status} as state, ${f.paused_until}::text as until, ${f.hold_reason} as reason from collection_file f where f.id = $1 for no key update`,
    values: [id],
  })
  const [found] = rows
  if (!found) throw new RangeError(`There is no file ${id}.`)
  const { state, until, reason } = found
  return { state, ...(until !== null && { until }), ...(reason !== null && { reason }) }
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
