/**
 * Consequences of switching off a webhook that failed for too long: waiting deliveries are cancelled, and its
 * creator gets a mail.
 */
import { forServer } from '#server/db/outsider.ts'
import type { FastifyInstance } from 'fastify'
import { webhook } from '#schemas/generated/webhook.ts'
import type { Trx } from '#server/db/engine.ts'
import { isLocale } from '#server/foundation/messages.ts'
import { system } from '#server/foundation/writer.ts'
import type {} from '#server/records/plugin.ts'
import type { Listener } from '#server/records/hooks.ts'
import { pageAddress } from '#server/subjects/mail/pageAddress.ts'
import { names } from '#server/sql/names.ts'

const c = names('customer', 'c')
const d = names('webhook_delivery')
const u = names('app_user', 'u')
const w = names('webhook', 'w')

const name = 'switchOff'

export const switchOff = ({ records }: Pick<FastifyInstance, 'records'>, trx: Trx, id: number): Promise<unknown> =>
  records.take(trx, webhook, id, name, {}, system('webhooks'))

const voiding = `update webhook_delivery set ${d.status} = 'failed', ${d.problem} = 'off', ${d.next_try_at} = null
  where ${d.webhook_id} = $1 and ${d.status} = 'pending'`

/**
 * Voids deliveries only when the program switches a webhook off: a person who does may switch it on again, and
 * waiting deliveries are sent then.
 */
export const voidDeliveries =
  (): Listener<'webhook'> =>
  async ({ action, id }, { trx }) => {
    if (action === name) await forServer(() => trx.query({ text: voiding, values: [id] }))
  }

const reader = `select coalesce(${u.email}, ${c.email}) as email, coalesce(${u.name}, ${c.company}) as name, coalesce(${u.locale}, ${c.language}) as locale
  from webhook w join customer c on ${c.id} = ${w.customer_id} left join app_user u on ${u.id} = ${w.created_by_id} and ${u.active}
  where ${w.id} = $1`

/** The creator, or the customer when that account is closed. */
export const tellOfSwitchOff =
  ({ mail, config }: FastifyInstance): Listener<'webhook'> =>
  async ({ action, id, after }, { trx }) => {
    if (action !== name || !after) return
    type Reader = { email: string | null; name: string; locale: string | null }
    const [found] = (await trx.query<Reader>({ text: reader, values: [id] })).rows
    if (!found?.email) return
    await mail.queue(trx, {
      to: { email: found.email, locale: isLocale(found.locale) ? found.locale : 'nl' },
      text: 'webhookOff',
      values: { name: found.name, url: after.url, link: pageAddress(config, `/webhook/${id}`) },
    })
  }
