/**
 * Writes the outcome of an attempt in one transaction: to the delivery, to its webhook, and switching that off
 * if needed.
 */
import type { FastifyInstance } from 'fastify'
import { isToSwitchOff, nextTry } from '#domain/webhooks/retry.ts'
import type {} from './deliveryJobs.ts'
import { switchOff } from './switchOff.ts'
import { names } from '#server/sql/names.ts'

const webhookDeliveryNames = names('webhook_delivery')
const w = names('webhook')

export type Tried = {
  id: number
  webhookId: number
  /** The number of this attempt, from 1. */
  attempts: number
  /** Start of the delivery, in milliseconds since 1970. */
  begun: number
  /** A test is not repeated and does not count as a failure of the webhook: a person watches it. */
  isTest: boolean
}
export type Outcome = { durationMs: number; status?: number; problem?: string; body?: string }

type App = Pick<FastifyInstance, 'engine' | 'now' | 'jobs' | 'records'>

/** A delivery that another process has taken over keeps that process's outcome. */
export async function writeOutcome(app: App, tried: Tried, outcome: Outcome): Promise<void> {
  const now = app.now()
  const isDelivered = outcome.problem === undefined
  const again = isDelivered || tried.isTest ? undefined : nextTry(tried.attempts, tried.begun, now)
  const state = isDelivered ? 'delivered' : again === undefined ? 'failed' : 'pending'
  await app.engine.transaction(async (trx) => {
    const { rowCount } = await trx.query({
      text: `update webhook_delivery set ${webhookDeliveryNames.status} = $3, ${webhookDeliveryNames.http_status} = $4, ${webhookDeliveryNames.duration_ms} = $5, ${webhookDeliveryNames.problem} = $6, ${webhookDeliveryNames.next_try_at} = $7
        where ${webhookDeliveryNames.id} = $1 and ${webhookDeliveryNames.attempts} = $2 and ${webhookDeliveryNames.status} = 'pending'`,
      values: [
        tried.id,
        tried.attempts,
        state,
        outcome.status ?? null,
        outcome.durationMs,
        outcome.problem ?? null,
        at(again),
      ],
    })
    if (rowCount === 0) return
    if (again !== undefined) {
      const data = { delivery: tried.id, webhook: tried.webhookId }
      await app.jobs.enqueue(trx, 'webhook.deliver', data, again)
    }
    await trx.query({
      text: 'update webhook_exchange set response = $2 where delivery_id = $1',
      values: [tried.id, outcome.body ?? null],
    })
    const { rows } = await trx.query<{ failingSince: string | null; active: boolean }>({
      text: `update webhook set ${w.last_delivery_at} = $2, ${w.last_status} = $3,
          ${w.failing_since} = case when $3 = 'delivered' then null when $4 then ${w.failing_since} else coalesce(${w.failing_since}, $2) end
        where ${w.id} = $1 returning ${w.failing_since} as "failingSince", ${w.active}`,
      values: [tried.webhookId, at(now), isDelivered ? 'delivered' : 'failed', tried.isTest],
    })
    const [webhook] = rows
    const since = webhook?.failingSince ? Date.parse(webhook.failingSince) : undefined
    if (!isDelivered && webhook?.active && !tried.isTest && isToSwitchOff(since, now))
      await switchOff(app, trx, tried.webhookId)
  })
}

const at = (time: number | undefined): string | null => (time === undefined ? null : new Date(time).toISOString())
