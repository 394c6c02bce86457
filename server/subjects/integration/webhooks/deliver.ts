/**
 * Attempts one delivery. Several processes may do so at once: a delivery is claimed by postponing its next
 * attempt, so one held by a process that dies is tried again. An event therefore arrives at least once.
 */
import type { FastifyInstance } from 'fastify'
import { mayLeave } from '#server/restored/servedAs.ts'
import type { Outbound } from './outbound.ts'
import { writeOutcome, type Outcome, type Tried } from './outcome.ts'
import type { WebhookSecrets } from './secrets.ts'
import { signed } from './sign.ts'
import { names } from '#server/sql/names.ts'

const c = names('customer', 'c')
const d = names('webhook_delivery', 'd')
const delivery = names('webhook_delivery')
const m = names('webhook_delivery', 'm')
const w = names('webhook', 'w')

export type Delivering = {
  app: Pick<FastifyInstance, 'engine' | 'config' | 'now' | 'jobs' | 'records'>
  outbound: Outbound
  secrets: WebhookSecrets
}
export type Claimed = Tried & { eventId: string; url: string; body: string }

/** Milliseconds after which a claimed delivery is free again; longer than any attempt takes. */
export const claimFor = 60_000

/** SQL for deliveries of active webhooks and customers, and for those that may be sent at `$1`. */
export const sendable = `webhook_delivery d join webhook w on ${w.id} = ${d.webhook_id} and ${w.active}
  join customer c on ${c.id} = ${w.customer_id} and ${c.active}`
export const isDue = `${d.status} = 'pending' and ${d.next_try_at} <= $1 and ${mayLeave}`

/** @returns undefined for a delivery that was sent, that another process has claimed, or that is held. */
export async function claim({ app }: Delivering, id: number): Promise<Claimed | undefined> {
  const now = app.now()
  const { rows } = await app.engine.query<Claimed>({
    text: `with mine as (
        update webhook_delivery set ${delivery.attempts} = ${delivery.attempts} + 1, ${delivery.tried_at} = $1, ${delivery.next_try_at} = $2
        where ${delivery.id} = (
          select ${d.id} from ${sendable}
          where ${d.id} = $3 and ${isDue} for update of d skip locked
        )
        returning *
      )
      select ${m.id}, ${m.webhook_id} as "webhookId", ${m.event_id} as "eventId", ${m.attempts}, ${w.url}, x.request as body,
        extract(epoch from ${m.at})::float8 * 1000 as begun, ${m.event} = 'webhook.test' as "isTest"
      from mine m join webhook w on ${w.id} = ${m.webhook_id} join webhook_exchange x on x.delivery_id = ${m.id}`,
    values: [iso(now), iso(now + claimFor), id],
  })
  return rows[0]
}

export async function deliver({ app, outbound, secrets }: Delivering, claimed: Claimed): Promise<void> {
  const started = performance.now()
  const signingSecrets = await secrets.of(app.engine, claimed.webhookId)
  const outcome: Omit<Outcome, 'durationMs'> =
    signingSecrets.length > 0 ? await send(signingSecrets) : { problem: 'secret' }
  await writeOutcome(app, claimed, { ...outcome, durationMs: Math.round(performance.now() - started) })

  async function send(by: readonly string[]): Promise<Omit<Outcome, 'durationMs'>> {
    const { eventId, url, body } = claimed
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'dossier-webhooks/1',
      ...signed(by, eventId, app.now(), body),
    }
    const answer = await outbound(url, headers, body)
    if ('problem' in answer) return answer
    return { ...answer, problem: problemOf(answer.status) }
  }
}

const problemOf = (status: number): string | undefined =>
  status >= 200 && status < 300 ? undefined : status >= 300 && status < 400 ? 'redirect' : 'status'

const iso = (time: number): string => new Date(time).toISOString()
