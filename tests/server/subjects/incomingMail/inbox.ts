/** An office with a file, the classes of e-mail and what they put on the agenda, for tests of incoming mail. Noon on Thursday, 15 January 2026. */
import { readFileSync } from 'node:fs'
import { message } from '#schemas/generated/message.ts'
import { system } from '#server/foundation/writer.ts'
import { emailClassRows } from '#server/seed/reference/emailClasses.ts'
import { agendaSubjectRows } from '#server/seed/reference/agendaSubjects.ts'
import { takeIn } from '#server/subjects/incomingMail/taking/takeIn.ts'
import { claim, openFile, openOffice } from '#tests/server/subjects/ledger/office.ts'
import { test as base, type Api } from '#tests/support/api.ts'
import type { Row } from '#tests/support/server.ts'

export const worker = ['ROLE_EMPLOYEE', 'ROLE_EMAIL_IMPORT', 'ROLE_FILE_SEARCH']
export const start = '2026-01-15T11:00:00Z'
export const sender = 'saar@example.nl'

const insert = (table: string, rows: readonly object[]) => {
  const columns = Object.keys(rows[0] ?? {}).join(', ')
  return {
    text: `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    values: [JSON.stringify(rows)],
  }
}

export const test = base
  .extend('office', { auto: true }, async ({ api }) => {
    api.advance(Date.parse(start) - api.app.now())
    await api.runDue()
    const { customer } = await openOffice(api)
    await api.engine.query(insert('agenda_subject', agendaSubjectRows()))
    await api.engine.query(insert('email_classification', emailClassRows()))
    await api.engine.query({
      text: `insert into mime_type (name, mime_type, extensions, max_size_mb, allowed_for, active) values
        ('{"nl":"PDF"}', 'application/pdf', '{pdf}', 10, '{documents}', true), ('{"nl":"Tekst"}', 'text/plain', '{txt}', 1, '{documents}', true)`,
    })
    return { customer }
  })
  .extend('file', async ({ api, office }) => {
    const file = await openFile(api, {
      customer: office.customer,
      fileType: 'private',
      clientReference: 'KLANT-7781',
      debtor: { kind: 'private', firstName: 'Saar', lastName: 'de Wit', contacts: [{ kind: 'email', email: sender }] },
      claims: [claim('2025-1', '2025-10-31', 250)],
    })
    return file
  })

export const sample = (name: string): Buffer =>
  name === 'huge-headers' ? hugeHeaders() : readFileSync(new URL(`./mails/${name}.eml`, import.meta.url))

/** An e-mail of 640 kB that is header lines but for a word. */
function hugeHeaders(): Buffer {
  const fillers = Array.from({ length: 700 }, (_, at) => `X-Filler-${at}: ${'x'.repeat(900)}`)
  const own = ['From: Saar de Wit <saar@example.nl>', 'To: incasso@kantoor.example', 'Subject: Veel headers']
  return Buffer.from([...own, 'Message-ID: <huge@example.nl>', ...fillers, '', 'Kort.', ''].join('\r\n'))
}

type Written = {
  subject?: string
  text: string
  type?: string
  from?: string
  id?: string
  headers?: readonly string[]
  to?: string
}
let count = 0
export const written = ({
  subject = 'Vraag',
  text,
  type = 'text/plain; charset=utf-8',
  from = `Saar de Wit <${sender}>`,
  id,
  headers = [],
  to = 'incasso@kantoor.example',
}: Written): Buffer =>
  Buffer.from(
    [
      `From: ${from}`,
      `To: ${to}`,
      `Subject: ${subject}`,
      `Message-ID: ${id ?? `<test-${(count += 1)}@example.nl>`}`,
      'Date: Thu, 15 Jan 2026 11:00:00 +0100',
      'MIME-Version: 1.0',
      `Content-Type: ${type}`,
      ...headers,
      '',
      text,
      '',
    ].join('\r\n'),
  )

/** A message of ours about the file to its debtor, that left with this Message-ID. */
export async function ours(api: Api, file: number, reference: string, more: object = {}): Promise<number> {
  const of = (await api.rows('collection_file')).find(({ id }) => id === file)
  const draft = {
    file,
    debtor: Number(of?.debtor_id),
    channel: 'email' as const,
    to: sender,
    subject: 'Dossier',
    status: 'sent' as const,
    sentAt: '2026-01-14T10:00:00.000Z',
    providerReference: reference,
    ...more,
  }
  const { id } = await api.engine.transaction((trx) => api.app.records.create(trx, message, draft, system('test')))
  return id
}

/** Takes a mail in, as a mailbox offers it. @returns Its record; undefined: it was known. */
export async function offer(api: Api, raw: Buffer, key = `test:${(count += 1)}`): Promise<Row | undefined> {
  const id = await takeIn(api.app, { mailbox: null, key, raw })
  return (await emails(api)).find((row) => row.id === id)
}
export const emails = (api: Api): Promise<Row[]> => api.rows('incoming_email')
export const act = (
  api: Api,
  id: unknown,
  action: string,
  body: object = {},
  who: string | readonly string[] = worker,
) => api.as(who).post(`/api/v4/email-import/${String(id)}/${action}`, body)
export const classOf = (code: string): number => emailClassRows().find((row) => row.code === code)?.id ?? 0
