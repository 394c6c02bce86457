/** Deactivating a customer signs out people of this customer alone; reactivating does not restore their sessions. */
import type { Listener } from '#server/records/hooks.ts'
import { isOpen } from '#server/ownership/openAccount.ts'
import { names } from '#server/sql/names.ts'

const l = names('app_user_customers', 'l')
const u = names('app_user', 'u')

const text = `delete from session s using app_user u
  where ${u.id} = s.user_id and not ${isOpen('u')} and exists (select from app_user_customers l where ${l.owner_id} = ${u.id} and ${l.target_id} = $1)`

export const signOutPeople =
  (): Listener<'customer'> =>
  async ({ before, after }, { trx }) => {
    if (before?.active === true && after && after.active !== true) await trx.query({ text, values: [after.id] })
  }
