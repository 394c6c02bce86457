/** The recipients of a rule's alerts: those it names, if they are active and may see the calls that it counts. */
import { matches } from '#domain/condition.ts'
import { may } from '#domain/access/roles.ts'
import { apiLog } from '#schemas/generated/api-log.ts'
import type { Locale } from '#schemas/entity.ts'
import { visibleRows } from '#server/sql/rights.ts'
import { isOpen } from '#server/ownership/openAccount.ts'
import { ownOwners } from '#server/ownership/tree.ts'
import type { Trx } from '#server/db/engine.ts'
import { isLocale } from '#server/foundation/messages.ts'
import { effectiveRoles } from '#server/foundation/effectiveRoles.ts'
import { names } from '#server/sql/names.ts'

const l = names('api_alert_rule_recipients', 'l')
const r = names('api_alert_rule', 'r')
const u = names('app_user', 'u')

export type Recipient = { name: string; email: string; locale: Locale }
type Account = { name: string; email: string; locale: string | null; acl: string[]; customerIds: number[] }

/** Columns of `app_user`, alias `u`. */
const account = `${u.name}, ${u.email}, ${u.locale}, to_json(${effectiveRoles('u')}) as acl,
  ${ownOwners('u')} as "customerIds"`

/** @returns Recipients by the id of the rule. */
export async function recipientsOf(
  ruleIds: readonly number[],
  trx: Trx,
  now: number,
): Promise<Map<number, Recipient[]>> {
  const { rows } = await trx.query<Account & { ruleId: number; customerId: number | null }>({
    text: `select ${r.id} as "ruleId", ${r.customer_id} as "customerId", ${account}
      from api_alert_rule r join api_alert_rule_recipients l on ${l.owner_id} = ${r.id} join app_user u on ${u.id} = ${l.target_id} and ${isOpen('u')}
      where ${r.id} = any($1::bigint[]) order by ${r.id}, ${u.id}`,
    values: [ruleIds],
  })
  const recipientsByRule = new Map<number, Recipient[]>()
  for (const row of rows) {
    const { ruleId, customerId, name, email, locale } = row
    if (!maySee(row, customerId, now)) continue
    recipientsByRule.set(ruleId, [
      ...(recipientsByRule.get(ruleId) ?? []),
      { name, email, locale: isLocale(locale) ? locale : 'nl' },
    ])
  }
  return recipientsByRule
}

/** @returns Names of those among these accounts who may not see what a rule of this customer (null: of all) counts. */
export async function blindTo(
  customerId: number | null,
  userIds: readonly number[],
  trx: Trx,
  now: number,
): Promise<string[]> {
  const text = `select ${account} from app_user u where ${u.id} = any($1::bigint[]) order by ${u.name}`
  const { rows } = await trx.query<Account>({ text, values: [userIds] })
  return rows.filter((one) => !maySee(one, customerId, now)).map(({ name }) => name)
}

/** The person must see all API log rows that the rule counts: those of its customer, or all. */
function maySee({ acl, customerIds }: Account, customerId: number | null, now: number): boolean {
  if (!may(acl, apiLog.access.read)) return false
  const rows = visibleRows(apiLog, { may: (expression) => may(acl, expression) })
  if (rows === true) return true
  const asker = { me: { acl, customerIds }, asOf: new Date(now).toISOString() }
  return customerId !== null && matches(rows, { customer: { id: customerId } }, asker)
}
