import { Webhook } from 'standardwebhooks'
import { afterAll, beforeEach, expect } from 'vitest'
import { createOutbound } from '#server/subjects/integration/webhooks/outbound.ts'
import { createWebhooks } from '#server/subjects/integration/webhooks/webhooks.ts'
import { unique } from '#tests/support/unique.ts'
import { test, type Api } from '#tests/support/api.ts'
import { looseRules, startReceiver } from './receiver.ts'

const receiver = await startReceiver()
afterAll(() => receiver.stop())
beforeEach(() => {
  receiver.received.length = 0
  receiver.answer = { status: 204 }
})

const minute = 60_000
const hour = 60 * minute
/** Replaces the server's own sender, which other tests share and which calls no local server. */
const own = new Map<Api['app'], Api['app']['webhooks']>()
afterAll(() => {
  for (const [app, webhooks] of own) Object.assign(app.webhooks, webhooks)
})
function workerOf({ app }: Api) {
  if (!own.has(app)) own.set(app, { ...app.webhooks })
  return Object.assign(app.webhooks, createWebhooks({ app, outbound: createOutbound(looseRules) }))
}

/** A webhook of a new customer with a secret, pointing at the receiver. */
async function add(api: Api, more: { events?: string[] } = {}) {
  const customer = await api.create('customer', {
    number: `C-${unique().toUpperCase()}`,
    company: 'Aalbers',
  })
  const body = { customer: customer.id, url: 'https://hooks.example.com/in', events: ['complaint.created'], ...more }
  const { id } = await api.create('webhook', body)
  await api.engine.query({ text: 'update webhook set url = $2 where id = $1', values: [id, receiver.url] })
  const answer = await api.as('admin').post(`/api/v4/webhook/${id}/secret`)
  return { id, customerId: customer.id, secret: answer.json<{ secret: string }>().secret }
}

const event = (customer: number) => ({
  event: 'complaint.created' as const,
  customer,
  data: { amount: 1250 },
  number: '2026-0001',
})

test('an event is signed and sent once its transaction is committed, and only to those who asked for it', async ({
  api,
}) => {
  const { customerId, secret } = await add(api)
  await add(api)
  const worker = workerOf(api)
  await api.engine.transaction(async (trx) => {
    worker.emit(trx, event(customerId))
    worker.emit(trx, { ...event(customerId), event: 'complaint.status_changed' as const })
    expect(receiver.received).toEqual([])
  })
  await api.runDue()
  expect(receiver.received).toHaveLength(1)
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.received
  const signature = headers as Record<string, string>
  expect(new Webhook(secret).verify(body, signature)).toMatchObject({
    type: 'complaint.created',
    data: { amount: 1250 },
  })
  expect(await api.rows('webhook_delivery')).toMatchObject([
    { status: 'delivered', attempts: 1, http_status: 204, problem: null, file: '2026-0001', next_try_at: null },
  ])
  expect(await api.rows('webhook')).toMatchObject([
    { last_status: 'delivered', failing_since: null },
    { last_status: null },
  ])
})

test('the webhooks of an inactive customer send nothing, neither what happens nor what waits', async ({ api }) => {
  const { customerId } = await add(api)
  const worker = workerOf(api)
  const set = (active: boolean) =>
    api.engine.query({ text: 'update customer set active = $2 where id = $1', values: [customerId, active] })
  const tell = () => api.engine.transaction(async (trx) => worker.emit(trx, event(customerId)))
  await tell()
  await set(false)
  await api.runDue()
  await tell()
  await api.runDue()
  expect(receiver.received).toEqual([])
  expect(await api.rows('webhook_delivery')).toMatchObject([{ status: 'pending', attempts: 0 }])
  await set(true)
  await api.doJob('webhook.waiting', {})
  expect(receiver.received).toHaveLength(1)
})

test('nothing is told of what was rolled back', async ({ api }) => {
  const { customerId } = await add(api)
  const worker = workerOf(api)
  const work = api.engine.transaction(async (trx) => {
    worker.emit(trx, event(customerId))
    throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
  await api.runDue()
  expect(receiver.received).toEqual([])
  expect(await api.rows('webhook_delivery')).toEqual([])
})

test('for a day after a change the old secret signs along, then it does not', async ({ api }) => {
  const { id, customerId, secret } = await add(api)
  const worker = workerOf(api)
  const renewed = (await api.as('admin').post(`/api/v4/webhook/${id}/secret`)).json<{ secret: string }>().secret
  expect(renewed).not.toBe(secret)
  const sendOne = async () => {
    await api.engine.transaction(async (trx) => worker.emit(trx, event(customerId)))
    await api.runDue()
    return String(receiver.received.at(-1)?.headers['webhook-signature']).split(' ').length
  }
  expect(await sendOne()).toBe(2)
  api.advance(24 * hour + minute)
  expect(await sendOne()).toBe(1)
})

test('what fails is tried again by the schedule, with the same id, until it is taken', async ({ api }) => {
  const { customerId } = await add(api)
  const worker = workerOf(api)
  receiver.answer = { status: 500, body: 'later, please' }
  await api.engine.transaction(async (trx) => worker.emit(trx, event(customerId)))
  await api.runDue()
  expect(await api.rows('webhook_delivery')).toMatchObject([
    { status: 'pending', attempts: 1, problem: 'status', http_status: 500 },
  ])
  api.advance(minute - 5000)
  await api.runDue()
  expect(receiver.received).toHaveLength(1)
  api.advance(10_000)
  receiver.answer = { status: 200 }
  await api.runDue()
  expect(await api.rows('webhook_delivery')).toMatchObject([{ status: 'delivered', attempts: 2, problem: null }])
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(new Set(ids).size).toBe(1)
  expect(await api.rows('webhook')).toMatchObject([{ failing_since: null }])
})

test('after five days of failing a webhook is off, its owner is told, and nothing more is sent', async ({ api }) => {
  const { id, customerId } = await add(api)
  const worker = workerOf(api)
  receiver.answer = { status: 410 }
  await api.engine.transaction(async (trx) => worker.emit(trx, event(customerId)))
  await api.runDue()
  for (const wait of [1, 5, 30, 120, 720, 1440, 1440, 1440, 1440, 1440]) {
    api.advance(wait * minute + 1000)
    await api.runDue()
  }
  expect(await api.rows('webhook')).toMatchObject([{ id, active: false, last_status: 'failed' }])
  expect((await api.rows('audit_log')).filter(({ action }) => action === 'switchOff')).toMatchObject([
    { entity: 'webhook', record_id: id, actor_name: 'system:webhooks', changes: { active: { from: true, to: false } } },
  ])
  expect(await api.rows('webhook_delivery')).toMatchObject([{ status: 'failed', attempts: 11, next_try_at: null }])
  expect(await api.rows('mail')).toMatchObject([{ recipient: 'admin@example.test', subject: 'Uw webhook is uitgezet' }])
  await api.engine.transaction(async (trx) => worker.emit(trx, event(customerId)))
  expect(await api.rows('webhook_delivery')).toHaveLength(1)
})

test('two processes do not send one event twice', async ({ api }) => {
  const webhooks = await Promise.all([add(api), add(api), add(api)])
  const [first, second] = [{ ...workerOf(api) }, { ...workerOf(api) }]
  await api.engine.transaction(async (trx) => {
    for (const { customerId } of [...webhooks, ...webhooks]) first.emit(trx, event(customerId))
  })
  for (const { id } of await api.rows('webhook_delivery'))
    await Promise.all([first.send(Number(id)), second.send(Number(id))])
  await api.runDue()
  expect(receiver.received).toHaveLength(6)
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(6)
})

test('a test is sent at once and not again; a replay keeps the id of the event', async ({ api }) => {
  const { id, customerId } = await add(api)
  const worker = workerOf(api)
  receiver.answer = { status: 404 }
  await worker.test(id)
  expect(await api.rows('webhook_delivery')).toMatchObject([
    { event: 'webhook.test', status: 'failed', attempts: 1, next_try_at: null },
  ])
  receiver.answer = { status: 200 }
  await api.engine.transaction(async (trx) => worker.emit(trx, event(customerId)))
  await api.runDue()
  const sent = receiver.received.at(-1)
  await api.engine.transaction((trx) => worker.replay(trx, 2))
  await api.runDue()
  const again = receiver.received.at(-1)
  expect(receiver.received).toHaveLength(3)
  expect(again?.body).toBe(sent?.body)
  expect(again?.headers['webhook-id']).toBe(sent?.headers['webhook-id'])
})

test('the secret is told once, kept sealed, and in no answer', async ({ api }) => {
  const { id, secret } = await add(api)
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
  const [kept] = await api.rows('webhook_secret')
  expect(kept?.sealed).not.toContain(secret.slice(6))
  expect((await api.as('admin').get(`/api/v4/webhook/${id}`)).body).not.toContain(secret)
  const audit = JSON.stringify(await api.rows('audit_log'))
  expect(audit).toContain('"secret"')
  expect(audit).not.toContain(secret)
})

const refused = [
  ['http://hooks.example.com/', 'https://'],
  ['https://127.0.0.1/', 'openbaar'],
  ['https://[fd00::1]/', 'openbaar'],
  ['https://localhost/', 'openbaar'],
  ['https://hooks.example.com:22/', '8443'],
] as const

test('a webhook to where none may go is refused at its field', async ({ api }) => {
  const customer = await api.create('customer', { number: 'C-1', company: 'Aalbers' })
  for (const [url, word] of refused) {
    const answer = await api
      .as('admin')
      .post('/api/v4/webhook', { customer: customer.id, url, events: ['complaint.created'] })
    expect(answer.statusCode, url).toBe(400)
    expect(answer.json<{ errors: { url: string[] } }>().errors.url[0]).toContain(word)
  }
  expect(await api.rows('webhook')).toEqual([])
})

test('a customer reaches its own webhooks and deliveries, and no others', async ({ api }) => {
  const own = await add(api)
  const other = await add(api)
  const worker = workerOf(api)
  await api.engine.transaction(async (trx) => {
    for (const { customerId } of [own, other]) worker.emit(trx, event(customerId))
  })
  await api.runDue()
  const customer = api.as(['ROLE_CUSTOMER', 'ROLE_API_LOG_VIEW'], { customerIds: [own.customerId] })
  const ids = async (url: string) =>
    (await customer.get(url)).json<{ items: { id: number }[] }>().items.map(({ id }) => id)
  expect(await ids('/api/v4/webhook')).toEqual([own.id])
  const deliveries = await ids('/api/v4/webhook-delivery')
  expect(deliveries).toHaveLength(1)
  const foreign = (await api.rows('webhook_delivery')).find(({ id }) => id !== deliveries[0])
  const before = [await api.rows('webhook_secret'), await api.rows('webhook_delivery'), await api.rows('audit_log')]
  const refusals = [
    await customer.post(`/api/v4/webhook/${other.id}/secret`),
    await customer.post(`/api/v4/webhook/${other.id}/test`),
    await customer.get(`/api/v4/webhook-delivery/${String(foreign?.id)}/exchange`),
    await customer.post(`/api/v4/webhook-delivery/${String(foreign?.id)}/replay`),
    await customer.get(`/api/v4/webhook-delivery/${String(foreign?.id)}`),
  ]
  expect(refusals.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
  const moved = await customer.post('/api/v4/webhook', {
    customer: other.customerId,
    url: 'https://hooks.example.com/',
    events: ['complaint.created'],
  })
  expect(moved.statusCode).toBe(400)
  expect([await api.rows('webhook_secret'), await api.rows('webhook_delivery'), await api.rows('audit_log')]).toEqual(
    before,
  )
  const exchange = await customer.get(`/api/v4/webhook-delivery/${deliveries[0]}/exchange`)
  expect(exchange.json()).toMatchObject({ request: expect.stringContaining('1250'), response: '' })
})

test('a webhook stays with its customer: what waits to be sent would go to another', async ({ api }) => {
  const { id } = await add(api)
  const other = await api.create('customer', { number: 'C-9', company: 'Ander' })
  const admin = api.as('admin')
  const { _version } = (await admin.get(`/api/v4/webhook/${id}`)).json<{ _version: number }>()
  const before = await api.rows('webhook')
  const moved = await admin.put(`/api/v4/webhook/${id}`, { customer: other.id, _version })
  expect([moved.statusCode, Object.keys(moved.json().errors)]).toEqual([400, ['customer']])
  expect(await api.rows('webhook')).toEqual(before)
})

test('who names no webhook finds it by its address, until it has a name of its own', async ({ api }) => {
  const customer = await api.create('customer', { number: 'C-1', company: 'Aalbers' })
  const url = 'https://hooks.example.com/v1/in?key=secret'
  const { id } = await api.create('webhook', { customer: customer.id, url, events: ['complaint.created'] })
  const put = async (_version: number, body: object) =>
    (await api.as('admin').put(`/api/v4/webhook/${id}`, { _version, ...body })).json<{ name: string }>().name
  expect((await api.rows('webhook'))[0]).toMatchObject({ name: 'hooks.example.com/…/in' })
  expect(await put(1, { url: 'https://new.example.com/in' })).toBe('new.example.com/in')
  expect(await put(2, { name: 'Our CRM' })).toBe('Our CRM')
  expect(await put(3, { url })).toBe('Our CRM')
  expect(await put(4, { name: null })).toBe('hooks.example.com/…/in')
})
