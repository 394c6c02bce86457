/** Ends what a contact person may see of the customer, on the next request. */
import { user } from '#schemas/generated/user.ts'
import { auditStatement } from '#server/foundation/audit.ts'
import type { Body } from '#server/records/values/body.ts'
import type { WriteContext } from '#server/records/hooks.ts'
import { endSessionsOf } from '#server/subjects/accounts/sessions/sessions.ts'
import { holdById, isContactPersons } from './account.ts'

/**
 * Takes the customer from the account, unless another contact person of this customer uses it too. An account that is a
 * contact person's alone is closed with the last access; that of somebody who signs in for other reasons stays.
 *
 * @param before The contact person who had access.
 */
export async function endAccess(before: Body, { trx, access, requestId }: WriteContext): Promise<void> {
  const account = await holdById(trx, before.user)
  if (!account) return
  const text = `select customer_id as customer from contact_person
    where user_id = $1 and id <> $2::bigint and portal_access and coalesce(active, true)`
  const { rows } = await trx.query<{ customer: number }>({ text, values: [account.id, before.id] })
  const left = rows.map(({ customer }) => Number(customer))
  if (left.includes(Number(before.customer))) return
  // Somebody who signs in as the customer was bound to it by whoever manages employees.
  if (!isContactPersons(account)) return
  const values = [account.id, before.customer]
  await trx.query({ text: 'delete from app_user_customers where owner_id = $1 and target_id = $2::bigint', values })
  const customers = account.customers.filter((id) => id !== Number(before.customer))
  const isLast = left.length === 0
  await trx.query({
    text: 'update app_user set active = active and not $2, version = version + 1 where id = $1',
    values: [account.id, isLast],
  })
  if (isLast) await endSessionsOf(trx, account.id)
  const changes = {
    customers: { from: account.customers, to: customers },
    ...(isLast && account.active && { active: { from: true, to: false } }),
  }
  await trx.query(auditStatement({ access, action: 'update', entity: user, recordId: account.id, changes, requestId }))
}
