/** Every event that the schema offers comes from a real action, in its transaction, with no more than the client may know. */
import { expect } from 'vitest'
import { complaint } from '#schemas/generated/complaint.ts'
import { message } from '#schemas/generated/message.ts'
import { system } from '#server/foundation/writer.ts'
import type { WebhookEventName } from '#server/subjects/integration/webhooks/webhookEvent.ts'
import { claim, euros, openFile, openOffice } from '#tests/server/subjects/ledger/office.ts'
import { pdf, upload } from '#tests/server/subjects/documents/papers.ts'
import { test as base, type Api } from '#tests/support/api.ts'
import type { Client } from '#tests/support/client.ts'
import { addWebhook, eventsOf, forget, offered, toldOf } from './listener.ts'

type Desk = { customer: number; file: number; number: string }
const legal = ['ROLE_EMPLOYEE', 'ROLE_EMPLOYEE_LEGAL_COUNCIL']
const newFile = (customer: number) => ({
  customer,
  fileType: 'private',
  debtor: { kind: 'private', firstName: 'Saar', lastName: 'de Vries' },
  clientReference: 'ORDER-7',
  claims: [claim('2025-1', '2025-12-31', 1_000)],
  interest: { type: 'none' },
})

const test = base.extend('desk', async ({ api }): Promise<Desk> => {
  api.advance(Date.parse('2026-01-15T12:00:00Z') - api.app.now())
  // The queue gets the clock of the test.
  await api.runDue()
  const { customer } = await openOffice(api)
  const { id, number } = await openFile(api, newFile(customer))
  const other = await api.create('customer', { number: 'C-2', company: 'Warmte Zuid B.V.' })
  for (const one of [customer, other.id]) await addWebhook(api, one)
  return { customer, file: id, number }
})

const done = async (call: Promise<{ statusCode: number; body: string }>) => {
  const { statusCode, body } = await call
  expect([statusCode, body]).toEqual([statusCode < 300 ? statusCode : 'done', body])
  return JSON.parse(body || '{}') as { id: number }
}
const post = (api: Api, path: string, body: object = {}) => done(api.as('admin').post(`/api/v4/${path}`, body))
const change = async (api: Api, path: string, body: object) => {
  const { _version } = (await api.as('admin').get(`/api/v4/${path}`)).json<{ _version: number }>()
  return done(api.as('admin').put(`/api/v4/${path}`, { ...body, _version }))
}
const close = async (api: Api, { file }: Desk) => {
  const reason = { code: 'withdrawn', name: { nl: 'Ingetrokken' }, group: 'client' }
  const { id: closeReason } = await api.create('close-reason', reason)
  await post(api, `file/${file}/close`, { closeReason, closeNote: 'Belde boos' })
}
const pay = (api: Api, { file }: Desk, euro: number) =>
  post(api, `file/${file}/payments`, { date: '2026-01-15', amount: euros(euro), description: 'S. de Vries' })
const arrange = (api: Api, { file }: Desk) =>
  post(api, `file/${file}/arrangement`, { instalments: 2, startDate: '2026-01-31' })
const complain = (api: Api, { customer }: Desk) =>
  done(
    api.as(legal).post(complaint.api, {
      receivedAt: '2026-01-10',
      channel: 'email',
      complainant: 'debtor',
      complainantName: 'A. de Vries',
      complainantEmail: 'a.devries@example.nl',
      subject: 'Toon van het gesprek',
      category: 'treatment',
      fileNumber: '2026-000001',
      customer,
    }),
  )
/** A letter that is about to leave, and the program that has it leave or come back. */
async function mail(api: Api, { file, customer }: Desk, steps: readonly ('send' | 'bounce')[]) {
  const { rows } = await api.engine.query<{ id: number }>({
    text: `insert into message (file_id, customer_id, channel, status, to_address, subject)
      values ($1, $2, 'email', 'queued', 'saar.vries@example.nl', 'Mevrouw De Vries') returning id::int as id`,
    values: [file, customer],
  })
  const id = rows[0]?.id ?? 0
  for (const step of steps)
    await api.engine.transaction((trx) =>
      api.app.records.take(trx, message, id, step, step === 'bounce' ? { failReason: 'weg' } : {}, system('test')),
    )
}

async function addPaper(api: Api, client: Client, file: number) {
  const type = { mimeType: 'application/pdf', name: { nl: 'PDF' }, extensions: ['pdf'], maxSizeMb: 1 }
  await api.create('mime-type', { ...type, allowedFor: ['documents', 'portal'] })
  const paper = { name: 'Brief aan De Vries.pdf', bytes: pdf(), type: 'application/pdf' }
  await done(upload(client, `/api/v4/file/${file}/documents`, [paper], { kind: 'contract' }))
}

type Occasion = { act(api: Api, desk: Desk): Promise<unknown>; data: object; also?: readonly string[] }

/** What brings each event about: a missing one does not compile. */
const occasions: Record<WebhookEventName, Occasion> = {
  'file.created': {
    act: (api, { customer }) => openFile(api, { ...newFile(customer), claims: [claim('2', '2025-12-31', 10)] }),
    data: { status: 'not_started', phase: 'amicable', principal: euros(10), outstanding: euros(10) },
  },
  'file.status_changed': {
    act: (api, { file }) => post(api, `file/${file}/start`),
    data: { status: 'in_progress', previous: 'not_started', clientReference: 'ORDER-7' },
  },
  'file.phase_changed': {
    act: (api, { file }) => change(api, `file/${file}`, { phase: 'judicial' }),
    data: { phase: 'judicial', previous: 'amicable' },
  },
  'file.closed': {
    act: close,
    data: { status: 'closed', paid: euros(0), closeReason: 'withdrawn', outstanding: euros(1_000) },
    also: ['file.status_changed'],
  },
  'file.reopened': {
    async act(api, desk) {
      await close(api, desk)
      await forget(api)
      await post(api, `file/${desk.file}/reopen`, { reopenReason: 'Toch' })
    },
    data: { status: 'in_progress' },
    also: ['file.status_changed'],
  },
  'payment.created': {
    act: (api, desk) => pay(api, desk, 250),
    data: { status: 'booked', amount: euros(250), direction: 'in', date: '2026-01-15', outstanding: euros(750) },
  },
  'payment.reversed': {
    async act(api, desk) {
      const { id } = await pay(api, desk, 250)
      await forget(api)
      await post(api, `payment/${id}/reverse`, { reason: 'Storno' })
    },
    data: { status: 'reversed', amount: euros(250), outstanding: euros(1_000) },
  },
  'arrangement.created': {
    act: arrange,
    data: { status: 'requested', total: euros(1_000), startDate: '2026-01-31', number: expect.any(String) },
  },
  'arrangement.broken': {
    async act(api, desk) {
      const { id } = await arrange(api, desk)
      await post(api, `arrangement/${id}/accept`)
      await forget(api)
      await post(api, `arrangement/${id}/break`, { reason: 'Mevrouw De Vries belt niet terug' })
    },
    data: { status: 'broken', brokenAt: '2026-01-15' },
    also: ['file.status_changed'],
  },
  'arrangement.completed': {
    async act(api, desk) {
      const { id } = await arrange(api, desk)
      await post(api, `arrangement/${id}/accept`)
      await forget(api)
      await pay(api, desk, 1_000)
    },
    data: { status: 'completed', outstanding: euros(0) },
    also: ['file.status_changed', 'payment.created'],
  },
  'message.sent': { act: (api, desk) => mail(api, desk, ['send']), data: { status: 'sent', channel: 'email' } },
  'message.bounced': {
    act: (api, desk) => mail(api, desk, ['send', 'bounce']),
    data: { status: 'bounced', channel: 'email' },
    also: ['message.sent'],
  },
  'document.added': {
    async act(api, { customer, file }) {
      const client = api.as(['ROLE_CUSTOMER'], { customerIds: [customer] })
      await addPaper(api, client, file)
    },
    data: { kind: 'contract', mimeType: 'application/pdf', direction: 'in' },
  },
  'question.asked': {
    async act(api, { file }) {
      const { id } = await post(api, 'dispute', {
        file,
        kind: 'defect',
        openedAt: '2026-01-15',
        text: 'Volgens De Vries',
      })
      await post(api, `dispute/${id}/ask`, { question: 'Heeft De Vries gelijk?' })
    },
    data: { of: 'dispute', askedBy: 'office', due: '2026-01-29' },
  },
  'complaint.created': { act: complain, data: { status: 'new', file: '2026-000001' } },
  'complaint.status_changed': {
    async act(api, desk) {
      const { id } = await complain(api, desk)
      await forget(api)
      await done(api.as(legal).post(`${complaint.api}/${id}/confirm`, { by: 'post' }))
    },
    data: { status: 'confirmed' },
  },
}

test('every event that is offered has an occasion', () => {
  expect(Object.keys(occasions).sort()).toEqual([...offered].sort())
})

test.for(Object.entries(occasions))('%s is told to the client’s webhooks', async (given, { api, desk }) => {
  const [event, { act, data, also = [] }] = given
  await act(api, desk)
  const told = await toldOf(api)
  expect(told.map(({ type }) => type).sort()).toEqual([event, ...also].sort())
  const one = told.find(({ type }) => type === event)
  expect(one).toMatchObject({ type: event, data })
  expect(one?.file).toBe(one?.data.file)
  expect((await api.rows('customer')).find(({ id }) => id === one?.customer)?.number).not.toBe('C-2')
  // Names, addresses, texts and names of documents stay with the office.
  expect(JSON.stringify(told)).not.toMatch(/vries|saar|boos/i)
})

test('what the client may not see is not told: hidden documents, notes of the office', async ({ api, desk }) => {
  const { file } = desk
  await addPaper(api, api.as('admin'), file)
  await post(api, 'file/logs', { file, subject: 'Belnotitie', category: 'contact', channel: 'phone_in' })
  await change(api, `file/${file}`, { notes: 'Let op' })
  expect(await eventsOf(api)).toEqual([])
  const [hidden] = await api.rows('document')
  await change(api, `document/${String(hidden?.id)}`, { visibleToClient: true })
  expect(await toldOf(api)).toMatchObject([{ type: 'document.added', data: { id: hidden?.id, kind: 'contract' } }])
})

test('a question of the client itself is told too, with who asked', async ({ api, desk }) => {
  const client = api.as(['ROLE_CUSTOMER'], { customerIds: [desk.customer] })
  await done(client.post('/api/v4/file/logs', { file: desk.file, subject: 'Nieuws over De Vries?' }))
  const [{ type, data } = { type: '', data: {} }] = await toldOf(api)
  expect([type, data]).toMatchObject(['question.asked', { of: 'file-log', askedBy: 'client', fileId: desk.file }])
})

test('what is refused is told to nobody', async ({ api, desk }) => {
  const { id } = await complain(api, desk)
  await forget(api)
  expect((await api.as(legal).post(`${complaint.api}/${id}/close`, {})).statusCode).toBe(400)
  expect((await api.as('admin').post(`/api/v4/file/${desk.file}/close`, {})).statusCode).toBe(400)
  expect((await api.as('admin').post(`/api/v4/file/${desk.file}/payments`, { date: '2099-01-01' })).statusCode).toBe(
    400,
  )
  expect(await eventsOf(api)).toEqual([])
})

test('an event that nothing emits is not offered', async ({ api, desk }) => {
  const body = { customer: desk.customer, url: 'https://hooks.example.com/in', events: ['invoice.created'] }
  const answer = await api.as('admin').post('/api/v4/webhook', body)
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['events']])
})
