/** An office with templates and a file to write about, for tests of messages. */
import { compose, type Composition } from '#server/subjects/messages/compose.ts'
import { system } from '#server/foundation/writer.ts'
import { templateVariables } from '#server/seed/reference/templateVariables.ts'
import { claim, openFile, openOffice } from '#tests/server/subjects/ledger/office.ts'
import { test as base, type Api } from '#tests/support/api.ts'
import { unique } from '#tests/support/unique.ts'

/** A Thursday, no holiday, noon in Amsterdam. */
export const start = '2026-01-15T11:00:00Z'

export type Kind = 'email' | 'post' | 'sms'
export type Office = {
  customer: number
  country: number
  costType: number
  templates: Readonly<Record<Kind, number>>
}

const body =
  '<p>{{debtor.salutationLine}}</p><p>Betaal {{file.total.outstanding}} van {{file.number}}.</p><p>{{office.footer}}</p>'

export async function setSetting(api: Api, key: string, value: unknown): Promise<void> {
  await api.engine.query({
    text: `insert into setting (key, value, changed_at) values ($1, $2::jsonb, now()) on conflict (key) do update set value = excluded.value`,
    values: [key, JSON.stringify(value)],
  })
}

/** Adds an active template by the database: its checks are tested elsewhere. */
export async function addTemplate(api: Api, kind: Kind, values: Record<string, unknown> = {}): Promise<number> {
  const table = { email: 'email_template', post: 'post_mail_template', sms: 'sms_template' }[kind]
  const texts =
    kind === 'sms'
      ? { text: { nl: 'Betaal {{file.total.outstanding}}. {{office.name}}' }, sender: 'Kantoor' }
      : { subject: { nl: 'Dossier {{file.number}}' }, body: { nl: body } }
  const row = {
    name: `${kind} sjabloon`,
    code: `${kind}-${Object.keys(values).length}-${unique()}`,
    active: true,
    languages: ['nl'],
    ...texts,
    ...values,
  }
  const columns = Object.keys(row).join(', ')
  const { rows } = await api.engine.query<{ id: number }>({
    text: `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1::jsonb) returning id`,
    values: [JSON.stringify(row)],
  })
  return Number(rows[0]?.id)
}

/** One row, as the program's own reference data has it. */
async function addVariables(api: Api): Promise<void> {
  await api.engine.query({
    text: `insert into template_variable (key, label, category, type, format, sample, scopes)
      select key, label, category, type, format, sample, scopes from jsonb_populate_recordset(null::template_variable, $1::jsonb)`,
    values: [JSON.stringify(templateVariables)],
  })
}

/** Words that messages are filled in with: what an office says of itself. */
export async function addWords(api: Api): Promise<void> {
  await addVariables(api)
  for (const [key, value] of [
    ['office.name', 'Kantoor Zee'],
    ['office.address', ['Kade 1', '1011 AA Amsterdam']],
    ['office.email', 'info@kantoor.example'],
    ['office.phone', '020 000 00 00'],
    ['office.infoUrl', 'https://kantoor.example/i'],
    ['wki.registrationNumber', 'W-123'],
    ['complaint.bodyUrl', 'https://kantoor.example/klacht'],
    ['sending.emailFrom', 'incasso@kantoor.example'],
    ['sending.smsSender', 'Kantoor'],
  ] as const)
    await setSetting(api, key, value)
}

export async function openDesk(api: Api): Promise<Office> {
  api.advance(Date.parse(start) - api.app.now())
  // The queue has a clock of its own, which a run of it moves.
  await api.runDue()
  const { customer, costType } = await openOffice(api)
  await addWords(api)
  const { id: country } = await api.create('country', {
    code: 'NL',
    name: { nl: 'Nederland', en: 'Netherlands', fr: 'Pays-Bas' },
  })
  return {
    customer,
    country,
    costType,
    templates: {
      email: await addTemplate(api, 'email'),
      post: await addTemplate(api, 'post'),
      sms: await addTemplate(api, 'sms'),
    },
  }
}

export type Written = { id: number; number: string; debtor: number }

/** A private debtor with an address, an e-mail address and a mobile number, who owes 250 euros for two months. */
export async function openFor(
  api: Api,
  { customer, country }: Pick<Office, 'customer' | 'country'>,
  more: object = {},
): Promise<Written> {
  const file = await openFile(api, {
    customer,
    fileType: 'private',
    debtor: { kind: 'private', firstName: 'Saar', lastName: 'de Wit' },
    claims: [claim(`F-${unique()}`, '2025-11-15', 250)],
    interest: { type: 'none' },
    ...more,
  })
  await api.create('debtor-address', {
    country,
    debtor: file.debtor,
    type: 'visit',
    street: 'Molenweg',
    houseNumber: 14,
    postcode: '3581 AB',
    city: 'Utrecht',
  })
  await api.create('debtor-contact', {
    debtor: file.debtor,
    kind: 'email',
    email: 'saar@example.test',
    preferred: true,
  })
  await api.create('debtor-contact', { debtor: file.debtor, kind: 'mobile', phone: '+31612345678' })
  return file
}

export const test = base
  .extend('office', async ({ api }) => openDesk(api))
  .extend('file', async ({ api, office }) => openFor(api, office))

export const composition = (file: number, office: Office, more: Partial<Composition> = {}): Composition => {
  const channel = more.channel ?? 'email'
  return {
    key: `test ${file} ${channel}`,
    file,
    channel,
    destination: 'debtor',
    template: office.templates[channel],
    by: system('test'),
    ...more,
  }
}

/** Composes in a transaction of its own, at the clock of the server. */
export const composed = (api: Api, ...list: Composition[]) =>
  api.engine.transaction((trx) => compose(api.app, trx, list, api.app.now()))

/** What came of one composition. */
export async function one(api: Api, given: Composition) {
  return (await composed(api, given)).get(given.key)
}
export const messagesOf = (api: Api) => api.rows('message')
