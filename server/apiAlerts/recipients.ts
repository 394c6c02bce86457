/** Who is told what a rule found: those it names, as far as they are active and may see the calls that it counts. */
import { matches } from '#domain/condition.ts'
import { may } from '#domain/roles.ts'
import { apiLog } from '#schemas/generated/api-log.ts'
import type { Locale } from '#schemas/entity.ts'
import { visibleRows } from '#server/crud/rights.ts'
import type { Trx } from '#server/db/engine.ts'
import { isLocale } from '#server/messages.ts'
import { effectiveRoles } from '#server/sessions/effectiveRoles.ts'

export type Recipient = { name: string; email: string; locale: Locale }
type Row = {
  ruleId: number
  customerId: number | null
  name: string
  email: string
  locale: string | null
  acl: string[]
  customerIds: number[]
}

const text = `select r.id as "ruleId", r.customer_id as "customerId", u.name, u.email, u.locale, to_json(${effectiveRoles('u')}) as acl,
    coalesce((select json_agg(c.target_id) from app_user_customers c where c.owner_id = u.id), '[]') as "customerIds"
  from api_alert_rule r join api_alert_rule_recipients l on l.owner_id = r.id join app_user u on u.id = l.target_id and u.active
  where r.id = any($1::bigint[]) order by r.id, u.id`

/** @returns By the id of the rule. */
export async function recipientsOf(
  ruleIds: readonly number[],
  trx: Trx,
  now: number,
): Promise<Map<number, Recipient[]>> {
  const { rows } = await trx.query<Row>({ text, values: [ruleIds] })
  const found = new Map<number, Recipient[]>()
  for (const row of rows) {
    if (!maySee(row, now)) continue
    const { ruleId, name, email, locale } = row
    found.set(ruleId, [...(found.get(ruleId) ?? []), { name, email, locale: isLocale(locale) ? locale : 'nl' }])
  }
  return found
}

/** The rows of the log that this person sees must hold all that the rule counts: those of its customer, or everybody's. */
function maySee({ customerId, acl, customerIds }: Row, now: number): boolean {
  if (!may(acl, apiLog.access.read)) return false
  const rows = visibleRows(apiLog, { may: (expression) => may(acl, expression) })
  if (rows === true) return true
  const asker = { me: { acl, customerIds }, asOf: new Date(now).toISOString() }
  return customerId !== null && matches(rows, { customer: { id: customerId } }, asker)
}
