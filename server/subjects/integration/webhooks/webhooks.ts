/**
 * Webhooks: an event writes one delivery per subscribed webhook, in the transaction of the event, so that
 * nothing is lost and nothing rolled back is sent. After the commit each delivery is sent by a job.
 */
import type { Trx } from '#server/db/engine.ts'
import { claim, claimFor, deliver, isDue, sendable, type Delivering } from './deliver.ts'
import { newEventId, tellWebhooks } from './emit.ts'
import { createOutbound, rulesBeside, type Outbound } from './outbound.ts'
import { createWebhookSecrets, type WebhookSecrets } from './secrets.ts'
import { names } from '#server/sql/names.ts'
import type { WebhookEvent } from './webhookEvent.ts'

const a = names('webhook_delivery', 'a')
const webhookDeliveryNames = names('webhook_delivery')
const d = names('webhook_delivery', 'd')
const w = names('webhook', 'w')

export type Webhooks = {
  secrets: WebhookSecrets
  /**
   * Writes a delivery for every webhook of the customer that subscribes to the event, at the end of the transaction
   * with all its other events; they are sent after the commit.
   */
  emit(trx: Trx, event: WebhookEvent): void
  /** Sends a test event at once, and returns the id of its delivery. */
  test(webhookId: number): Promise<number>
  /** Repeats a delivery with the same event id; returns the id of the new delivery. */
  replay(trx: Trx, deliveryId: number): Promise<number>
  /** Sends a waiting delivery, if it is due and not held. */
  send(deliveryId: number): Promise<void>
  /** Enqueues due deliveries that have no job: after a process died, a customer was inactive, or a copy was held. */
  sendWaiting(trx: Trx): Promise<void>
}

/** Maximum deliveries enqueued at a time. */
const mostWaiting = 500

type Options = { app: Delivering['app']; outbound?: Outbound }

export function createWebhooks({ app, outbound: given }: Options): Webhooks {
  const outbound = given ?? createOutbound(rulesBeside(app.config.publicUrl?.hostname))
  const secrets = createWebhookSecrets(app.config.sessionSecret, app.now)
  const delivering: Delivering = { app, outbound, secrets }
  const iso = (later = 0) => new Date(app.now() + later).toISOString()
  const bodyOf = (event: string, data: object) => JSON.stringify({ type: event, timestamp: iso(), data })

  const tell = (all: readonly WebhookEvent[], trx: Trx) => tellWebhooks(app, all, trx)
  const enqueue = (trx: Trx, waiting: readonly { id: number; webhook: number }[]) =>
    app.jobs.enqueueAll(
      trx,
      'webhook.deliver',
      waiting.map(({ id, webhook }) => ({ delivery: id, webhook })),
    )

  return {
    secrets,

    async send(deliveryId) {
      const claimed = await claim(delivering, deliveryId)
      if (claimed) await deliver(delivering, claimed)
    },

    async sendWaiting(trx) {
      const text = `select ${d.id}, ${d.webhook_id} as webhook from ${sendable} where ${isDue} order by ${d.next_try_at}, ${d.id} limit ${mostWaiting}`
      await enqueue(trx, (await trx.query<{ id: number; webhook: number }>({ text, values: [iso()] })).rows)
    },

    emit: (trx, event) => trx.beforeCommit(tell, event),

    async test(webhookId) {
      const body = bodyOf('webhook.test', { webhook: webhookId })
      const { rows } = await app.engine.query<{ id: number; eventId: string; url: string }>({
        text: `with added as (
            insert into webhook_delivery (${webhookDeliveryNames.at}, ${webhookDeliveryNames.webhook_id}, ${webhookDeliveryNames.customer_id}, ${webhookDeliveryNames.event}, ${webhookDeliveryNames.event_id}, ${webhookDeliveryNames.attempts}, ${webhookDeliveryNames.tried_at}, ${webhookDeliveryNames.next_try_at})
            select $1, ${w.id}, ${w.customer_id}, 'webhook.test', $2, 1, $1, $3 from webhook w where ${w.id} = $4
            returning *
          ), kept as (insert into webhook_exchange (delivery_id, request) select ${a.id}, $5 from added a)
          select ${a.id}, ${a.event_id} as "eventId", ${w.url} from added a join webhook w on ${w.id} = ${a.webhook_id}`,
        values: [iso(), newEventId(), iso(claimFor), webhookId, body],
      })
      const [added] = rows
      if (!added) throw new Error(`There is no webhook ${webhookId}.`)
      await deliver(delivering, { ...added, webhookId, body, attempts: 1, begun: app.now(), isTest: true })
      return added.id
    },

    async replay(trx, deliveryId) {
      const { rows } = await trx.query<{ id: number; webhook: number }>({
        text: `with added as (
            insert into webhook_delivery (${webhookDeliveryNames.at}, ${webhookDeliveryNames.webhook_id}, ${webhookDeliveryNames.customer_id}, ${webhookDeliveryNames.event}, ${webhookDeliveryNames.event_id}, ${webhookDeliveryNames.file}, ${webhookDeliveryNames.next_try_at})
            select $1, ${d.webhook_id}, ${d.customer_id}, ${d.event}, ${d.event_id}, ${d.file}, $1 from webhook_delivery d where ${d.id} = $2
            returning *
          ), kept as (
            insert into webhook_exchange (delivery_id, request)
            select ${a.id}, x.request from added a, webhook_exchange x where x.delivery_id = $2
          )
          select ${a.id}, ${a.webhook_id} as webhook from added a`,
        values: [iso(), deliveryId],
      })
      await enqueue(trx, rows)
      return rows[0]?.id ?? 0
    },
  }
}
