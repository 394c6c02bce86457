/**
 * What a schema cannot say of alert rules: the limits of each kind of threshold, that who is told may see what is told, and
 * that a changed rule begins anew.
 */
import { highest, type Metric } from '#domain/apiLog/alert.ts'
import type { Body } from '#server/records/values/body.ts'
import type { Hooks, WriteContext } from '#server/records/hooks.ts'
import { FieldErrors } from '#server/errors.ts'
import { blindTo } from './recipients.ts'

/** What was found with another of these says nothing any more. */
const watched = ['metric', 'threshold', 'windowMinutes', 'minimumCalls', 'customer', 'active']

export const alertRuleHooks = (): Hooks => ({
  async beforeCreate(body, within) {
    checkThreshold(body)
    await checkRecipients(body, within)
    return body
  },
  async beforeUpdate(body, before, within) {
    checkThreshold({ ...before, ...body })
    // Who lost the right meanwhile is told nothing, and stands in the way of no other change.
    if ('recipients' in body || 'customer' in body) await checkRecipients({ ...before, ...body }, within)
    return body
  },
  /** Beside the write, not in it: the history tells what people changed. */
  async afterWrite({ action, id, before, after }, { trx }) {
    if (action !== 'update' || !watched.some((name) => differs(before?.[name], after?.[name]))) return
    const text = 'update api_alert_rule set over_since = null, last_value = null, last_checked_at = null where id = $1'
    await trx.query({ text, values: [id] })
  },
})

const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) !== JSON.stringify(other ?? null)

function checkThreshold({ metric = 'errorShare', threshold }: Body): void {
  const most = highest[metric as Metric]
  if (typeof threshold !== 'number' || threshold <= most) return
  throw new FieldErrors({ threshold: [{ key: 'validation.maximum', values: { limit: most } }] })
}

async function checkRecipients({ recipients, customer }: Body, { trx, now }: WriteContext): Promise<void> {
  const ids = Array.isArray(recipients) ? recipients.filter((id) => typeof id === 'number') : []
  if (ids.length === 0) return
  const names = await blindTo(typeof customer === 'number' ? customer : null, ids, trx, now)
  if (names.length === 0) return
  throw new FieldErrors({ recipients: [{ key: 'error.alertRecipient', values: { names: names.join(', ') } }] })
}
