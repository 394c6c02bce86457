/**
 * Rules for alert rules that a schema cannot express: limits per kind of threshold, and recipients must be
 * allowed to see the calls.
 */
import { highest } from '#domain/apiLog/alert.ts'
import type { DraftOf, Hooks, WriteContext } from '#server/records/hooks.ts'
import { FieldErrors } from '#server/errors.ts'
import { blindTo } from './recipients.ts'

export const alertRuleHooks = (): Hooks<'api-alert-rule'> => ({
  async beforeCreate(body, within) {
    checkThreshold(body)
    await checkRecipients(body, within)
    return body
  },
  async beforeUpdate(body, before, within) {
    checkThreshold({ ...before, ...body })
    // A recipient who lost the right meanwhile gets no alerts, but does not block other changes.
    if ('recipients' in body || 'customer' in body) await checkRecipients({ ...before, ...body }, within)
    return body
  },
})

type Rule = Partial<DraftOf<'api-alert-rule'>>

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
