/** Every webhook event is written in the transaction of its cause. */
import { expect } from 'vitest'
import { webhook } from '#schemas/generated/webhook.ts'
import { complaint } from '#schemas/generated/complaint.ts'
import type { WebhookEventName } from '#server/subjects/integration/webhooks/webhooks.ts'
import { test, type Api } from '#tests/support/api.ts'

const legal = ['ROLE_EMPLOYEE', 'ROLE_EMPLOYEE_LEGAL_COUNCIL']

const addComplaint = async (api: Api, customer: number) => {
  const body = {
    receivedAt: '2026-11-20',
    channel: 'email',
    complainant: 'debtor',
    complainantName: 'A. de Vries',
    complainantEmail: 'a.devries@example.nl',
    subject: 'Toon van het gesprek',
    category: 'treatment',
    fileNumber: '2026-000001',
    customer,
  }
  const answer = await api.as(legal).post(complaint.api, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<{ id: number }>()
}

/** The cause of each event: a missing one does not compile. */
const occasions: Record<WebhookEventName, { act(api: Api, customer: number): Promise<unknown>; data: object }> = {
  'complaint.created': { act: addComplaint, data: { status: 'new', file: '2026-000001' } },
  'complaint.status_changed': {
    act: async (api, customer) => {
      const { id } = await addComplaint(api, customer)
      const answer = await api.as(legal).post(`${complaint.api}/${id}/confirm`, { by: 'post' })
      expect(answer.statusCode, answer.body).toBe(200)
    },
    data: { status: 'confirmed' },
  },
}

/** A webhook of a new customer, with a secret. */
async function addWebhook(api: Api, events: string[], number: string): Promise<number> {
  const { id } = await api.create('customer', { number, company: number })
  const made = await api.create('webhook', { customer: id, url: 'https://hooks.example.com/in', events })
  await api.as('admin').post(`${webhook.api}/${made.id}/secret`)
  return id
}

const offered = webhook.properties.find(({ name }) => name === 'events')?.values ?? []

test('every event that is offered has an occasion', () => {
  expect(Object.keys(occasions).sort()).toEqual([...offered].sort())
})

test.for(Object.entries(occasions))(
  '%s is told to the webhooks of the customer that ask for it',
  async (given, { api }) => {
    const [event, { act, data }] = given
    const customer = await addWebhook(api, [event], 'C-1')
    await addWebhook(api, [event], 'C-2')
    await act(api, customer)
    const told = (await api.rows('webhook_delivery')).filter((row) => row.event === event)
    expect(told).toMatchObject([{ customer_id: customer, status: 'pending' }])
    const [sent] = (await api.rows('webhook_exchange')).filter(({ delivery_id: id }) => id === told[0]?.id)
    expect(JSON.parse(String(sent?.request))).toMatchObject({ type: event, data })
    expect(String(sent?.request)).not.toContain('Vries')
  },
)

test('what is refused is told to nobody', async ({ api }) => {
  const customer = await addWebhook(api, [...offered], 'C-1')
  const { id } = await addComplaint(api, customer)
  await api.engine.query({ text: 'delete from webhook_delivery' })
  expect((await api.as(legal).post(`${complaint.api}/${id}/close`, {})).statusCode).toBe(400)
  await api.engine.query({ text: 'update complaint set complainant_email = null' })
  expect((await api.as(legal).post(`${complaint.api}/${id}/confirm`, { by: 'email' })).statusCode).toBe(400)
  expect(await api.rows('webhook_delivery')).toEqual([])
})

test('an event that nothing emits is not offered', async ({ api }) => {
  const { id } = await api.create('customer', { number: 'C-1', company: 'A' })
  const body = { customer: id, url: 'https://hooks.example.com/in', events: ['payment.created'] }
  const answer = await api.as('admin').post(webhook.api, body)
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['events']])
})
