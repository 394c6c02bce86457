/** Rules of customers that a schema cannot say. */
import type { Hooks } from '#server/records/hooks.ts'
import { isOpen } from '#server/ownership/openAccount.ts'
import { names } from '#server/sql/names.ts'

const l = names('app_user_customers', 'l')
const u = names('app_user', 'u')

export const customerHooks = (): Hooks<'customer'> => ({
  /** Whoever is of this customer alone is signed out, and stays so when it is active again. */
  async afterWrite({ action, id, after }, { trx }) {
    if (action !== 'update' || after?.active === true) return
    const text = `delete from session s using app_user u
      where ${u.id} = s.user_id and not ${isOpen('u')} and exists (select from app_user_customers l where ${l.owner_id} = ${u.id} and ${l.target_id} = $1)`
    await trx.query({ text, values: [id] })
  },
})
