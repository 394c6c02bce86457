/** Whoever loses access, is deactivated or deleted, or goes to another customer sees nothing more of the one from before. */
import type { FastifyInstance } from 'fastify'
import { user } from '#schemas/generated/user.ts'
import type { Listener } from '#server/records/hooks.ts'
import { endSessionsOf } from '#server/subjects/accounts/sessions/sessions.ts'
import { holdById, isContactPersons } from './account.ts'
import { onBehalf } from './giveAccess.ts'
import { hasAccess } from './hasAccess.ts'
import { names } from '#server/sql/names.ts'

const p = names('contact_person')

/** Customers for which an account is used by somebody with access. */
const text = `select ${p.customer_id} as customer from contact_person
  where ${p.user_id} = $1 and ${p.portal_access} and coalesce(${p.active}, true)`

/**
 * Takes the customer from the account, unless another contact person of this customer uses it too. An account that is a
 * contact person's alone is closed with the last access; that of somebody who signs in for other reasons stays.
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
