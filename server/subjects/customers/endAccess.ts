/** Ends what a contact person may see of the customer, on the next request. */
import type { FastifyInstance } from 'fastify'
import { user } from '#schemas/generated/user.ts'
import type { StoredOf, WriteContext } from '#server/records/hooks.ts'
import { holdById, isContactPersons } from './account.ts'
import { onBehalf } from './giveAccess.ts'
import { names } from '#server/sql/names.ts'

const contactPersonNames = names('contact_person')

/**
 * Takes the customer from the account, unless another contact person of this customer uses it too. An account that is a
 * contact person's alone is closed with the last access; that of somebody who signs in for other reasons stays.
 *
 * @param before The contact person who had access.
 */
export async function endAccess(
  { records }: Pick<FastifyInstance, 'records'>,
  before: StoredOf<'contact-person'>,
  within: WriteContext,
): Promise<void> {
  const { trx } = within
  const account = await holdById(trx, before.user)
  if (!account) return
  const text = `select ${contactPersonNames.customer_id} as customer from contact_person
    where ${contactPersonNames.user_id} = $1 and ${contactPersonNames.id} <> $2::bigint and ${contactPersonNames.portal_access} and coalesce(${contactPersonNames.active}, true)`
  const { rows } = await trx.query<{ customer: number }>({ text, values: [account.id, before.id] })
  const left = rows.map(({ customer }) => Number(customer))
  if (left.includes(before.customer)) return
  // Somebody who signs in as the customer was bound to it by whoever manages employees.
  if (!isContactPersons(account)) return
  const customers = account.customers.filter((id) => id !== before.customer)
  const active = account.active && left.length > 0
  await records.update(trx, user, account.id, { customers, active }, onBehalf(within))
}
