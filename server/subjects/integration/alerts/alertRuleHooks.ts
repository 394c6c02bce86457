/**
 * What a schema cannot say of alert rules: the limits of each kind of threshold, that who is told may see what is told, and
 * that a changed rule begins anew.
 */
import { highest } from '#domain/apiLog/alert.ts'
import type { DraftOf, Hooks, WriteContext } from '#server/records/hooks.ts'
import { FieldErrors } from '#server/errors.ts'
import { blindTo } from './recipients.ts'
import { names } from '#server/sql/names.ts'

const apiAlertRuleNames = names('api_alert_rule')

/** What was found with another of these says nothing any more. */
const watched = ['metric', 'threshold', 'windowMinutes', 'minimumCalls', 'customer', 'active'] as const

export const alertRuleHooks = (): Hooks<'api-alert-rule'> => ({
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
    const text = `update api_alert_rule set ${apiAlertRuleNames.over_since} = null, ${apiAlertRuleNames.last_value} = null, ${apiAlertRuleNames.last_checked_at} = null where ${apiAlertRuleNames.id} = $1`
    await trx.query({ text, values: [id] })
  },
})

type Rule = Partial<DraftOf<'api-alert-rule'>>

const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) !== JSON.stringify(other ?? null)

function checkThreshold({ metric = 'errorShare', threshold }: Rule): void {
  const most = highest[metric]
  if (typeof threshold !== 'number' || threshold <= most) return
  throw new FieldErrors({ threshold: [{ key: 'validation.maximum', values: { limit: most } }] })
}

async function checkRecipients({ recipients, customer = null }: Rule, { trx, now }: WriteContext): Promise<void> {
  if (!recipients?.length) return
  const names = await blindTo(customer, recipients, trx, now)
  if (names.length === 0) return
  throw new FieldErrors({ recipients: [{ key: 'error.alertRecipient', values: { names: names.join(', ') } }] })
}
