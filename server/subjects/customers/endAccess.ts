/** Removes access from contact persons who lose it, are deactivated or deleted, or move to another customer. */
import type { FastifyInstance } from 'fastify'
import { user } from '#schemas/generated/user.ts'
import type { Listener } from '#server/records/hooks.ts'
import { endSessionsOf } from '#server/subjects/accounts/sessions/sessions.ts'
import { holdById, isContactPersons } from './account.ts'
import { onBehalf } from './giveAccess.ts'
import { hasAccess } from './hasAccess.ts'
import { names } from '#server/sql/names.ts'

const p = names('contact_person')

/** Customers for which somebody with access uses the account. */
const text = `select ${p.customer_id} as customer from contact_person
  where ${p.user_id} = $1 and ${p.portal_access} and coalesce(${p.active}, true)`

/**
 * Removes the customer from the account, unless another contact person of this customer uses the account too.
 * An account of contact persons only is closed with its last access; one that exists for other reasons stays.
 */
export const endAccess =
  ({ records }: FastifyInstance): Listener<'contact-person'> =>
  async ({ before, after }, within) => {
    if (!before || !hasAccess(before)) return
    if (after && hasAccess(after) && after.customer === before.customer && after.user === before.user) return
    const { trx } = within
    const account = await holdById(trx, before.user)
    // A customer's own account was bound to it by an employee manager, and stays so.
    if (!account || !isContactPersons(account)) return
    const { rows } = await trx.query<{ customer: number }>({ text, values: [account.id] })
    const left = rows.map(({ customer }) => Number(customer))
    if (left.includes(before.customer)) return
    const customers = account.customers.filter((id) => id !== before.customer)
    await endSessionsOf(trx, account.id)
    await records.update(
      trx,
      user,
      account.id,
      { customers, active: account.active && left.length > 0 },
      onBehalf(within),
    )
  }
