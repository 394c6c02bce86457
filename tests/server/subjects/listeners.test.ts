/**
 * What follows from a write, subject by subject: each listener has an occasion here on which it is noticed, and what fails in
 * it undoes the write that it follows.
 */
import { expect } from 'vitest'
import { addMonths } from '#domain/time/calendar.ts'
import { dayOf } from '#domain/time/day.ts'
import { webhook } from '#schemas/generated/webhook.ts'
import { apiClient } from '#schemas/generated/api-client.ts'
import { employeeGroup } from '#schemas/generated/employee-group.ts'
import { user } from '#schemas/generated/user.ts'
import { system } from '#server/foundation/writer.ts'
import { subjects } from '#server/subjects.ts'
import { switchOff } from '#server/subjects/integration/webhooks/switchOff.ts'
import { test, type Api } from '#tests/support/api.ts'
import { claim, euros, openFile, openOffice } from './ledger/office.ts'

type Occasion = {
  /** Brings about what the write is done to, and returns the write: of a call the status that was answered. */
  prepare(api: Api): Promise<() => Promise<unknown>>
  /** Table that the listener writes. */
  into: string
  /** What stands there after the write. */
  seen: unknown
  /** Which writes of that table are the listener's, where the write that it follows goes there too. */
  writes?: string
  /** Values of those rows that say so. */
  look?(row: Record<string, unknown>): unknown
}

const ann = { username: 'ann', name: 'Ann', email: 'ann@bol.test', kind: 'employee' }
const put = async (api: Api, path: string, body: object) => {
  const { _version } = (await api.as('admin').get(path)).json<{ _version: number }>()
  return (await api.as('admin').put(path, { ...body, _version })).statusCode
}
const signIn = (api: Api, id: number) =>
  api.engine.transaction((trx) => api.app.sessions.open(trx, id, { address: '127.0.0.1', userAgent: 'test' }))
const emptyOf = (api: Api, rows: string) => api.engine.query({ text: `delete from ${rows}` })

async function complaintOf(api: Api) {
  const { id } = await api.create('customer', { number: 'C-1', company: 'A' })
  const events = ['complaint.created']
  const hook = await api.create('webhook', { customer: id, url: 'https://hooks.example.com/in', events })
  await api.as('admin').post(`${webhook.api}/${hook.id}/secret`)
  const complaint = { receivedAt: '2026-11-20', channel: 'email', complainant: 'debtor', category: 'costs' }
  const body = { ...complaint, complainantName: 'A. Bos', subject: 'Costs', customer: id }
  return { hook, add: async () => (await api.as('admin').post('/api/v4/complaint', body)).statusCode }
}

/** A file on which a company owes 1,000 euros since the end of 2024. */
async function fileOf(api: Api) {
  const { customer, costType } = await openOffice(api)
  const debtor = { kind: 'company', company: 'Bakker' }
  const { id } = await openFile(api, {
    customer,
    fileType: 'company',
    debtor,
    claims: [claim('1', '2024-12-31', 1_000)],
  })
  const post = (path: string, body: object) => async () =>
    (await api.as('admin').post(`/api/v4/${path}`, { file: id, ...body })).statusCode
  return { id, costType, post }
}
/** The debtor of such a file, under a protection. */
async function protectedDebtor(api: Api, given: { kind: string; startDate?: string }) {
  const { id } = await fileOf(api)
  const file = (await api.rows('collection_file')).find((row) => row.id === id)
  const debtor = Number(file?.debtor_id)
  const body = { startDate: dayOf(new Date().toISOString()), ...given }
  const answer = await api.as('admin').post(`/api/v4/debtor/${debtor}/insolvency`, body)
  const another = {
    ...{ customer: file?.customer_id, fileType: 'company', debtor },
    claims: [claim('9', '2025-01-31', 10)],
  }
  const openAnother = async () => (await api.as('admin').post('/api/v4/file', another)).statusCode
  return { debtor, event: answer.json<{ id: number }>().id, openAnother }
}
/** That file with an arrangement that is asked for: two terms, a month and two from now. */
async function asked(api: Api) {
  const { id: file, post } = await fileOf(api)
  const body = { instalments: 2, startDate: addMonths(today(api), 1) }
  const made = await api.as('admin').post(`/api/v4/file/${file}/arrangement`, body)
  return { id: made.json<{ id: number }>().id, file, post }
}
async function arranged(api: Api) {
  const { id: arrangement, file, post } = await asked(api)
  await api.as('admin').post(`/api/v4/arrangement/${arrangement}/accept`)
  return { id: file, file, post }
}
const today = (api: Api) => dayOf(new Date(api.app.now()).toISOString())
const inTerms = { into: 'instalment', writes: 'update', look: ({ status }: Record<string, unknown>) => status }
const booked = { into: 'ledger_entry', writes: 'insert', look: ({ kind }: Record<string, unknown>) => kind }

const occasions: Record<string, Occasion> = {
  'file archiveOfClosed': {
    async prepare(api) {
      const { id } = await fileOf(api)
      const subject = await api.create('agenda-subject', { code: 'other', name: { nl: 'Overig' } })
      const reason = { code: 'withdrawn', name: { nl: 'Ingetrokken' }, group: 'client' }
      const { id: closeReason } = await api.create('close-reason', reason)
      await api.create('agenda-item', { file: id, subject: subject.id, date: '2026-06-02' })
      return async () => (await api.as('admin').post(`/api/v4/file/${id}/close`, { closeReason })).statusCode
    },
    into: 'agenda_item',
    seen: ['archived'],
    look: (row) => row.status,
  },
  'file followTeam': {
    async prepare(api) {
      const { id } = await fileOf(api)
      const { id: team } = await api.create('team', { name: 'Noord' })
      await api.engine.query({
        text: `insert into incoming_email (key, received_at, suggested_file_id, version) values ('a', now(), $1, 1)`,
        values: [id],
      })
      return () => put(api, `/api/v4/file/${id}`, { team })
    },
    into: 'incoming_email',
    seen: [true],
    look: (row) => row.team_id !== null,
  },
  'claim settleIts': {
    prepare: async (api) => (await fileOf(api)).post('claim', claim('2', '2025-01-31', 50)),
    ...booked,
    seen: ['claim', 'claim'],
  },
  'cost-line settleIts': {
    async prepare(api) {
      const { costType, post } = await fileOf(api)
      return post('cost-line', { costType, date: '2025-02-01' })
    },
    ...booked,
    seen: ['claim', 'cost'],
  },
  'payment settleIts': {
    prepare: async (api) => (await fileOf(api)).post('payment', { date: '2025-03-31', amount: euros(100) }),
    ...booked,
    seen: ['claim', 'interest', 'payment'],
  },
  'write-off settleIts': {
    async prepare(api) {
      const { post } = await fileOf(api)
      return post('write-off', { date: '2025-03-31', component: 'principal', amount: euros(100), reason: 'Coulance' })
    },
    ...booked,
    seen: ['claim', 'interest', 'write_off'],
  },
  'interest-setting settleIts': {
    prepare: async (api) => (await fileOf(api)).post('interest-setting', { type: 'none', reason: 'Coulance' }),
    into: 'collection_file',
    writes: 'update',
    seen: [0],
    look: ({ interest }) => Number(interest),
  },
  'claim keepDateOfClaim': {
    async prepare(api) {
      await fileOf(api)
      return () => put(api, '/api/v4/claim/1', { limitationCategory: 'consumer_2' })
    },
    into: 'claim',
    writes: 'update of limitation_date',
    seen: ['2026-12-31'],
    look: ({ limitation_date: date }) => date,
  },
  'interruption-event keepDates': {
    async prepare(api) {
      await fileOf(api)
      const body = { claim: 1, date: '2025-06-30', kind: 'demand' }
      return async () => (await api.as('admin').post('/api/v4/interruption-event', body)).statusCode
    },
    into: 'claim',
    writes: 'update of limitation_date',
    seen: ['2030-06-30'],
    look: ({ limitation_date: date }) => date,
  },
  'payment paymentsInterrupt': {
    prepare: async (api) => (await fileOf(api)).post('payment', { date: '2025-03-31', amount: euros(100) }),
    into: 'interruption_event',
    seen: ['payment'],
    look: ({ kind }) => kind,
  },
  'payment followBooking': {
    async prepare(api) {
      const { post } = await arranged(api)
      return post('payment', { date: today(api), amount: euros(100) })
    },
    ...inTerms,
    seen: ['partial', 'scheduled'],
  },
  'write-off followBooking': {
    async prepare(api) {
      const { id, post } = await arranged(api)
      await post('payment', { date: today(api), amount: euros(400) })()
      const owed = (await api.rows('collection_file')).find((row) => row.id === id)?.outstanding
      const amount = { amount: Number(owed), currency: 'EUR' }
      return post('write-off', { date: today(api), component: 'principal', amount, reason: 'Coulance' })
    },
    into: 'arrangement',
    writes: 'update',
    seen: ['completed'],
    look: ({ status }) => status,
  },
  'claim followBooking': {
    async prepare(api) {
      const { id, post } = await arranged(api)
      await post('payment', { date: today(api), amount: euros(400) })()
      const owed = Number((await api.rows('collection_file')).find((row) => row.id === id)?.outstanding)
      return post('claim', claim('2', today(api), owed / 100, { type: 'credit_note', credited: 1 }))
    },
    into: 'arrangement',
    writes: 'update',
    seen: ['completed'],
    look: ({ status }) => status,
  },
  'arrangement followArrangement': {
    async prepare(api) {
      const { id } = await asked(api)
      return async () => (await api.as('admin').post(`/api/v4/arrangement/${id}/accept`)).statusCode
    },
    into: 'interruption_event',
    seen: ['acknowledgement'],
    look: ({ kind }) => kind,
  },
  'instalment followTerm': {
    async prepare(api) {
      await arranged(api)
      return async () => (await api.as('admin').post('/api/v4/instalment/1/waive', { reason: 'Ziek' })).statusCode
    },
    into: 'instalment',
    writes: 'update of status',
    seen: ['waived', 'scheduled'],
    look: ({ status }) => status,
  },
  'file followFile': {
    async prepare(api) {
      const { file } = await arranged(api)
      const reason = { code: 'x', name: { nl: 'Anders' }, group: 'client' }
      const { id: closeReason } = await api.create('close-reason', reason)
      return async () => (await api.as('admin').post(`/api/v4/file/${file}/close`, { closeReason })).statusCode
    },
    into: 'arrangement',
    writes: 'update',
    seen: ['cancelled'],
    look: ({ status }) => status,
  },
  'file stopWithFile': {
    async prepare(api) {
      const { id, post } = await fileOf(api)
      const row = (await api.rows('collection_file')).find((one) => one.id === id)
      await post('address-surveillance', { debtor: row?.debtor_id })()
      const reason = { code: 'x', name: { nl: 'Anders' }, group: 'client' }
      const { id: closeReason } = await api.create('close-reason', reason)
      return async () => (await api.as('admin').post(`/api/v4/file/${id}/close`, { closeReason })).statusCode
    },
    into: 'address_surveillance',
    writes: 'update',
    seen: ['ended'],
    look: ({ status }) => status,
  },
  'file workOnSteps': {
    async prepare(api) {
      await fileOf(api)
      await api.engine.query({
        text: `insert into workflow (name, code, revision, category, phase, file_type, status, activated_at)
          values ('Minnelijk', 'minnelijk', 1, 'standard', 'amicable', 'both', 'active', now());
          insert into workflow_step (workflow_id, sequence, name, action_type, delay_days, active) values (1, 1, '{"nl":"Wachten"}', 'wait', 1, true)`,
      })
      const debtor = { kind: 'company', company: 'Smid' }
      const another = { customer: 1, fileType: 'company', debtor, claims: [claim('2', '2024-12-31', 10)] }
      return async () => (await api.as('admin').post('/api/v4/file', another)).statusCode
    },
    into: 'collection_file',
    writes: 'update of workflow_step_id',
    seen: [null, 1],
    look: ({ workflow_step_id: step }) => step,
  },
  'payment stopWhenPaid': {
    async prepare(api) {
      const { id, post } = await fileOf(api)
      await api.engine.query({
        text: `insert into message (file_id, channel, status) values ($1, 'email', 'draft')`,
        values: [id],
      })
      return post('payment', { date: today(api), amount: euros(2_000) })
    },
    into: 'message',
    writes: 'update',
    seen: ['cancelled'],
    look: ({ status }) => status,
  },
  'dispute markFile': {
    async prepare(api) {
      const { id } = await fileOf(api)
      const body = { file: id, kind: 'defect', openedAt: '2025-03-31' }
      return async () => (await api.as('admin').post('/api/v4/dispute', body)).statusCode
    },
    into: 'collection_file',
    writes: 'update',
    seen: [true],
    look: ({ disputed }) => disputed,
  },
  'file-log markWrongNumber': {
    async prepare(api) {
      const { id, post } = await fileOf(api)
      const file = (await api.rows('collection_file')).find((row) => row.id === id)
      const phone = '+31201234567'
      await api.create('debtor-contact', { debtor: file?.debtor_id, kind: 'phone', phone })
      return post('file-log', { subject: 'Call', callResult: 'wrong_number', callerNumber: phone })
    },
    into: 'debtor_contact',
    writes: 'update',
    seen: ['wrong_person'],
    look: ({ status }) => status,
  },
  'file-log askOffice': {
    async prepare(api) {
      const { id } = await fileOf(api)
      const subject = { code: 'client_question', name: { nl: 'Vraag' }, department: 'commercial' }
      await api.create('agenda-subject', subject)
      const customerIds = (await api.rows('collection_file')).map((row) => Number(row.customer_id))
      const client = api.as(['ROLE_CUSTOMER'], { customerIds })
      // Signs in before anything is compared.
      await client.get('/health')
      return async () => (await client.post('/api/v4/file/logs', { file: id, subject: 'News?' })).statusCode
    },
    into: 'agenda_item',
    writes: 'insert',
    seen: ['client'],
    look: ({ source }) => source,
  },
  'file settleFile': {
    async prepare(api) {
      const { id } = await fileOf(api)
      return () => put(api, `/api/v4/file/${id}`, { fileType: 'private' })
    },
    into: 'collection_file',
    writes: 'update of fourteen_day_state',
    seen: ['none'],
    look: ({ fourteen_day_state: state }) => state,
  },
  'file suspendProtected': {
    async prepare(api) {
      const { openAnother } = await protectedDebtor(api, { kind: 'moratorium' })
      return openAnother
    },
    into: 'protected_file',
    seen: ['suspended', 'suspended'],
    look: ({ outcome }) => outcome,
  },
  'insolvency-event showProtection': {
    async prepare(api) {
      const { debtor, event } = await protectedDebtor(api, { kind: 'moratorium' })
      return async () => (await api.as('admin').post(`/api/v4/debtor/${debtor}/insolvency/${event}/end`, {})).statusCode
    },
    into: 'debtor',
    writes: 'update',
    seen: [null],
    look: ({ insolvency_status: status }) => status,
  },
  'insolvency-event settleDebtor': {
    async prepare(api) {
      const startDate = '2025-06-01'
      const { debtor, event } = await protectedDebtor(api, { kind: 'bankruptcy', startDate })
      return async () =>
        (await api.as('admin').post(`/api/v4/debtor/${debtor}/insolvency/${event}/end`, { endDate: startDate }))
          .statusCode
    },
    into: 'collection_file',
    writes: 'update of interest',
    seen: [true],
    look: ({ interest }) => Number(interest) > 3_000,
  },
  'user inviteOwner': {
    async prepare(api) {
      const admin = api.as('admin')
      await admin.get('/api/v4/users')
      return async () => (await admin.post('/api/v4/users', ann)).statusCode
    },
    into: 'password_link',
    seen: [true],
    look: ({ user_id: id }) => id !== null,
  },
  'user signOutClosed': {
    async prepare(api) {
      const { id } = await api.create('user', ann)
      await api.as('admin').get('/api/v4/users')
      await emptyOf(api, `session where user_id = ${id}`)
      await signIn(api, id)
      return () => put(api, `/api/v4/users/${id}`, { active: false })
    },
    into: 'session',
    seen: ['that of the admin'],
    look: () => 'that of the admin',
  },
  'user tellOfNewAddress': {
    async prepare(api) {
      const { id } = await api.create('user', ann)
      await emptyOf(api, 'mail')
      return () => put(api, `/api/v4/users/${id}`, { email: 'ann@ede.test' })
    },
    into: 'mail',
    seen: ['ann@bol.test'],
    look: ({ recipient }) => recipient,
  },
  'customer signOutPeople': {
    async prepare(api) {
      const { id } = await api.create('customer', { number: 'C-1', company: 'A' })
      const user = await api.create('user', { ...ann, kind: 'customer', customers: [id] })
      await signIn(api, user.id)
      return () => put(api, `/api/v4/customer/${id}`, { active: false })
    },
    into: 'session',
    seen: ['that of the admin'],
    look: () => 'that of the admin',
  },
  'contact-person endAccess': {
    async prepare(api) {
      const { id } = await api.create('customer', { number: 'C-1', company: 'A' })
      const person = { firstName: 'Ann', lastName: 'Bos', email: 'ann@bol.test', language: 'nl' }
      const contact = await api.create('contact-person', { ...person, customer: id, portalAccess: true })
      return async () => (await api.as('admin').delete(`/api/v4/contact-person/${contact.id}`)).statusCode
    },
    into: 'app_user_customers',
    seen: [],
  },
  'api-alert-rule beginAnew': {
    async prepare(api) {
      const rule = { name: 'Errors', metric: 'errorShare', threshold: 10, windowMinutes: 60, minimumCalls: 10 }
      const { id } = await api.create('api-alert-rule', rule)
      await api.engine.query({ text: 'update api_alert_rule set last_value = to_jsonb(5)' })
      return () => put(api, `/api/v4/api-alert-rule/${id}`, { threshold: 20 })
    },
    into: 'api_alert_rule',
    writes: 'update of last_value',
    seen: [null],
    look: ({ last_value: value }) => value,
  },
  'api-client tellOfScopes': {
    async prepare(api) {
      const { id } = await api.create('customer', { number: 'C-1', company: 'A', email: 'a@bol.test' })
      const key = await api.create('api-client', { name: 'Shop', customer: id, scopes: ['customers:read'] })
      await api.as('admin').post(`${apiClient.api}/${key.id}/key`)
      await emptyOf(api, 'mail')
      return () => put(api, `${apiClient.api}/${key.id}`, { scopes: ['customers:read', 'merchants:read'] })
    },
    into: 'mail',
    seen: ['a@bol.test'],
    look: ({ recipient }) => recipient,
  },
  'user dropLost': {
    async prepare(api) {
      const { id } = await api.create('user', ann)
      await api.create('saved-view', { name: 'A', list: 'team', audience: 'me' })
      await api.engine.query({ text: 'update saved_view set created_by_id = $1', values: [id] })
      return async () => (await api.as('admin').delete(`/api/v4/users/${id}`)).statusCode
    },
    into: 'saved_view',
    writes: 'delete',
    seen: [],
  },
  'saved-view openFirst': {
    async prepare(api) {
      const view = { name: 'A', list: 'team', audience: 'staff', first: true }
      await api.create('saved-view', view)
      return async () => (await api.as('admin').post('/api/v4/saved-view', { ...view, name: 'B' })).statusCode
    },
    into: 'saved_view',
    writes: 'update',
    seen: [false, true],
    look: ({ first }) => first,
  },
  'complaint complaintEvents': {
    prepare: async (api) => (await complaintOf(api)).add,
    into: 'webhook_delivery',
    seen: ['complaint.created'],
    look: ({ event }) => event,
  },
  'webhook voidDeliveries': {
    async prepare(api) {
      const { hook, add } = await complaintOf(api)
      await add()
      return () => api.engine.transaction((trx) => switchOff(api.app, trx, hook.id))
    },
    into: 'webhook_delivery',
    seen: ['off'],
    look: ({ problem }) => problem,
  },
  'message followMessage': {
    async prepare(api) {
      const { id } = await fileOf(api)
      await api.engine.query({
        text: `insert into document (file_id, name, kind, status) values (${id}, 'Brief.pdf', 'letter_out', 'to_send');
          insert into message (file_id, channel, status, to_address, document_id) values (${id}, 'post', 'draft', 'Damrak 1', 1)`,
      })
      return async () => (await api.as('admin').post('/api/v4/message/1/cancel', { failReason: 'Gebeld' })).statusCode
    },
    into: 'document',
    writes: 'update',
    seen: ['rejected'],
    look: ({ status }) => status,
  },
  'precasso followItem': {
    async prepare(api) {
      const { customer } = await openOffice(api)
      const body = {
        ...{ customer, fileType: 'company', debtor: { kind: 'company', company: 'Smid' } },
        claims: [claim('1', '2024-12-31', 10)],
      }
      const { id } = (await api.as('admin').post('/api/v4/precasso', body)).json<{ id: number }>()
      const payments = [{ date: '2025-01-02', amount: euros(10) }]
      return () => put(api, `/api/v4/precasso/${id}`, { payments })
    },
    into: 'precasso',
    writes: 'update',
    seen: ['paid'],
    look: ({ status }) => status,
  },
  'webhook tellOfSwitchOff': {
    async prepare(api) {
      const { hook } = await complaintOf(api)
      await emptyOf(api, 'mail')
      return () => api.engine.transaction((trx) => switchOff(api.app, trx, hook.id))
    },
    into: 'mail',
    seen: ['admin@example.test'],
    look: ({ recipient }) => recipient,
  },
}

/** These write nothing: what they refuse is told below, and what a document leaves behind in tests of documents. */
const refusing = [
  'document forgetReplaced',
  ...['user keepKeeper', 'employee-group keepKeeperOfGroup'],
  ...['email-template keepEmailTemplate', 'post-mail-template keepLetterTemplate', 'sms-template keepSmsTemplate'],
]

test('every listener of a subject has its occasion', () => {
  const named = subjects.flatMap(({ listens = {} }) =>
    Object.entries(listens).flatMap(([entity, makers]) => makers.map(({ name }) => `${entity} ${name}`)),
  )
  expect(named.sort()).toEqual([...Object.keys(occasions), ...refusing].sort())
})

/** All that the write and its listener could have changed. */
const tables = [
  'app_user',
  'app_user_customers',
  'contact_person',
  'customer',
  'api_alert_rule',
  'api_client',
  'complaint',
]
const stored = (api: Api, into: string) =>
  Promise.all([...tables, 'webhook', 'audit_log', 'mail', into].map((table) => api.rows(table)))

test.for(Object.entries(occasions))('%s follows from the write', async ([, { prepare, into, seen, look }], { api }) => {
  const write = await prepare(api)
  await write()
  const rows = await api.rows(into)
  expect(rows.map((row) => (look ? look(row) : row))).toEqual(seen)
})

test.for(Object.entries(occasions))('%s: what fails in it undoes the write', async ([, occasion], { api }) => {
  const { prepare, into, writes = 'insert or update or delete' } = occasion
  const write = await prepare(api)
  const before = await stored(api, into)
  await api.engine.query({
    text: `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$;
      create trigger refuse before ${writes} on ${into} for each row execute function refuse()`,
  })
  try {
    const answer = await write().catch(() => 500)
    expect(answer).toBe(500)
  } finally {
    await api.engine.query({ text: 'drop function refuse() cascade' })
  }
  expect(await stored(api, into)).toEqual(before)
})

test('the last who may give rights keeps that right, as an account and by a group', async ({ api }) => {
  const { app, engine } = api
  const give = ['ROLE_SETTINGS_ACL']
  const alone = await api.addUser({ username: 'alone', acl: give })
  const group = (await engine.query<{ id: number }>({ text: giving, values: [give] })).rows[0]?.id ?? 0
  const member = await api.addUser({ username: 'member' })
  await engine.query({ text: 'update app_user set employee_group_id = $1 where id = $2', values: [group, member] })
  const by = system('test')
  const close = (id: number) => engine.transaction((trx) => app.records.update(trx, user, id, { active: false }, by))
  const empty = () => engine.transaction((trx) => app.records.update(trx, employeeGroup, group, { roles: [] }, by))
  const refused = { body: { error: { key: 'error.lastKeeper' } } }
  await close(alone)
  const before = await Promise.all(['app_user', 'employee_group', 'audit_log'].map(api.rows))
  await expect(close(member)).rejects.toMatchObject(refused)
  await expect(empty()).rejects.toMatchObject(refused)
  expect(await Promise.all(['app_user', 'employee_group', 'audit_log'].map(api.rows))).toEqual(before)
})

const giving = `insert into employee_group (name, code, roles) values ('Rights', 'rights', $1) returning id`
