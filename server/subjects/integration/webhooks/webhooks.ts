/**
 * Webhooks: what happens to a customer's records is written for each webhook that asks for it, in the transaction of what
 * happened, so that nothing is told that was undone and nothing is lost; sent once that is committed.
 */
import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Webhook } from '#schemas/generated/webhook.ts'
import type { Trx } from '#server/db/engine.ts'
import { claim, claimFor, deliver, type Claimed, type Delivering } from './deliver.ts'
import { createOutbound, rulesBeside, type Outbound } from './outbound.ts'
import { createWebhookSecrets, type WebhookSecrets } from './secrets.ts'

export type WebhookEventName = Webhook['events'][number]

export type WebhookEvent = {
  event: WebhookEventName
  customerId: number
  /** What is told, as JSON. */
  data: object
  /** Number of the file that it is about. */
  file?: string
}

export type Webhooks = {
  secrets: WebhookSecrets
  /** Writes a delivery for every webhook of the customer that asks for the event; they leave when the transaction is committed. */
  emit(trx: Trx, event: WebhookEvent): Promise<void>
  /** Sends an event that means nothing, at once, and returns the id of its delivery. */
  test(webhookId: number): Promise<number>
  /** Sends what was sent before again, with the same event id; returns the id of the new delivery. */
  replay(trx: Trx, deliveryId: number): Promise<number>
  /** Sends what is due now; ends when nothing is. */
  send(): Promise<void>
  /** Looks for what is due at once and from time to time. */
  start(): void
  /** Waits for what is on its way. */
  stop(): Promise<void>
}

/** Milliseconds. What another process left behind, or what has to be tried again, waits at most this long. */
const lookEvery = 15_000
/** Deliveries that one process has on their way at the same time, each to another webhook. */
const atOnce = 8

type Options = { app: Delivering['app'] & { log: FastifyBaseLogger }; outbound?: Outbound }

export function createWebhooks({ app, outbound: given }: Options): Webhooks {
  const outbound = given ?? createOutbound(rulesBeside(app.config.publicUrl?.hostname))
  const secrets = createWebhookSecrets(app.config.sessionSecret, app.now)
  const delivering: Delivering = { app, outbound, secrets }
  const busy = new Set<number>()
  let claiming: Promise<unknown> = Promise.resolve()
  let running: Promise<void> | undefined
  let again = false
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  /** One after the other, so that each sees whom the one before has begun to ask. */
  const claimNext = (): Promise<Claimed | undefined> => {
    const next = claiming.then(async () => {
      const claimed = stopped ? undefined : await claim(delivering, [...busy])
      if (claimed) busy.add(claimed.webhookId)
      return claimed
    })
    claiming = next.catch(() => undefined)
    return next
  }

  async function work(): Promise<void> {
    for (let next = await claimNext(); next; next = await claimNext()) {
      const { webhookId } = next
      await deliver(delivering, next).finally(() => busy.delete(webhookId))
    }
  }

  async function sendAll(): Promise<void> {
    try {
      do {
        again = false
        await Promise.all(Array.from({ length: atOnce }, work))
      } while (again && !stopped)
    } finally {
      running = undefined
    }
  }

  async function send(): Promise<void> {
    if (stopped) return
    again = true
    running ??= sendAll()
    await running
  }

  const wake = () => {
    send().catch((error: unknown) => app.log.error({ err: error }, 'webhooks were not sent'))
  }

  const iso = (later = 0) => new Date(app.now() + later).toISOString()
  const bodyOf = (event: string, data: object) => JSON.stringify({ type: event, timestamp: iso(), data })

  return {
    secrets,
    send,

    async emit(trx, { event, customerId, data, file }) {
      const { rows } = await trx.query({
        text: `with added as (
            insert into webhook_delivery (at, webhook_id, customer_id, event, event_id, file, next_try_at)
            select $1, w.id, w.customer_id, $2, $3, $4, $1 from webhook w
            where w.customer_id = $5 and w.active and w.events @> array[$2::text] and w.secret_at is not null
              and exists (select from customer c where c.id = w.customer_id and c.active)
            returning id
          )
          insert into webhook_exchange (delivery_id, request) select id, $6 from added returning delivery_id`,
        values: [iso(), event, newEventId(), file ?? null, customerId, bodyOf(event, data)],
      })
      if (rows.length > 0) trx.afterCommit(wake)
    },

    async test(webhookId) {
      const body = bodyOf('webhook.test', { webhook: webhookId })
      const { rows } = await app.engine.query<{ id: number; eventId: string; url: string }>({
        text: `with added as (
            insert into webhook_delivery (at, webhook_id, customer_id, event, event_id, attempts, tried_at, next_try_at)
            select $1, w.id, w.customer_id, 'webhook.test', $2, 1, $1, $3 from webhook w where w.id = $4
            returning id, event_id, webhook_id
          ), kept as (insert into webhook_exchange (delivery_id, request) select id, $5 from added)
          select a.id, a.event_id as "eventId", w.url from added a join webhook w on w.id = a.webhook_id`,
        values: [iso(), newEventId(), iso(claimFor), webhookId, body],
      })
      const [added] = rows
      if (!added) throw new Error(`There is no webhook ${webhookId}.`)
      await deliver(delivering, { ...added, webhookId, body, attempts: 1, begun: app.now(), isTest: true })
      return added.id
    },

    async replay(trx, deliveryId) {
      const { rows } = await trx.query<{ id: number }>({
        text: `with added as (
            insert into webhook_delivery (at, webhook_id, customer_id, event, event_id, file, next_try_at)
            select $1, d.webhook_id, d.customer_id, d.event, d.event_id, d.file, $1 from webhook_delivery d where d.id = $2
            returning id
          ), kept as (
            insert into webhook_exchange (delivery_id, request)
            select a.id, x.request from added a, webhook_exchange x where x.delivery_id = $2
          )
          select id from added`,
        values: [iso(), deliveryId],
      })
      trx.afterCommit(wake)
      return rows[0]?.id ?? 0
    },

    start() {
      wake()
      timer = setInterval(wake, lookEvery).unref()
    },

    async stop() {
      stopped = true
      clearInterval(timer)
      await running?.catch(() => {})
    },
  }
}

/** 128 random bits: the receiver knows by it what came before. */
const newEventId = (): string => `msg_${randomBytes(16).toString('base64url')}`
