/** A webhook that asks for everything, and what it is told. */
import { webhook } from '#schemas/generated/webhook.ts'
import type { WebhookEventName } from '#server/subjects/integration/webhooks/webhookEvent.ts'
import type { Api } from '#tests/support/api.ts'

/** The events that the schema offers. */
export const offered: readonly string[] = webhook.properties.find(({ name }) => name === 'events')?.values ?? []

/** Adds a webhook with a secret to a customer. */
export async function addWebhook(api: Api, customer: number, events: readonly string[] = offered): Promise<void> {
  const { id } = await api.create('webhook', { customer, url: 'https://hooks.example.com/in', events })
  const answer = await api.as('admin').post(`${webhook.api}/${id}/secret`)
  if (answer.statusCode !== 200) throw new Error(answer.body)
}

export type Told = { type: WebhookEventName; customer: number; file: string | null; data: Record<string, unknown> }

/** What was written for webhooks, the oldest first; the jobs that send it are there too. */
export async function toldOf(api: Api): Promise<Told[]> {
  const { rows } = await api.engine.query<{ customer: number; file: string | null; request: string }>({
    text: `select d.customer_id::int as customer, d.file, x.request from webhook_delivery d
      join webhook_exchange x on x.delivery_id = d.id order by d.id`,
  })
  return rows.map(({ request, ...row }) => ({ ...(JSON.parse(request) as Pick<Told, 'type' | 'data'>), ...row }))
}

export const eventsOf = async (api: Api): Promise<string[]> => (await toldOf(api)).map(({ type }) => type)

export const forget = (api: Api) => api.engine.query({ text: 'delete from webhook_delivery' })
