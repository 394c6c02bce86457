/** Access to another person's account, for whoever manages accounts. */
import type { Access } from '#server/foundation/access.ts'
import { idFrom } from '#server/sql/id.ts'
import type { Trx } from '#server/db/engine.ts'
import { NotAllowed, NotFound, Refused } from '#server/errors.ts'
import { accountColumns, type Account } from './account.ts'
import { rankRefusal } from './accountRoles.ts'
import { effectiveRoles } from '#server/foundation/effectiveRoles.ts'
import { outranks } from './userHooks.ts'
import { names } from '#server/sql/names.ts'

const u = names('app_user', 'u')

const text = `select ${accountColumns}, to_json(${effectiveRoles('u')}) as roles
  from app_user u where ${u.id} = $1::bigint for update`

/**
 * Locks the account until the transaction ends, so that its rights stay as checked.
 *
 * @param id Id in the path.
 * @param reach `sign-in`: to change how it signs in, which requires all of its rights. `shut-out`: to sign it
 * out, allowed
 * for all but administrators. `let-in`: to mail its owner a link or clear failed attempts, allowed for anybody
 * because
 * it gives the person who does it nothing.
 * @throws {NotFound} If it does not exist.
 * @throws {Refused} If it has rights that the person lacks, or is the account that somebody works as.
 */
export async function holdOther(
  trx: Trx,
  id: string,
  { person, impersonator }: Access,
  reach: 'sign-in' | 'shut-out' | 'let-in',
): Promise<Account> {
  if (!person) throw new NotAllowed()
  const { rows } = await trx.query<Account & { roles: string[] }>({ text, values: [idFrom(id)] })
  const [found] = rows
  if (!found) throw new NotFound()
  const rank = reach === 'sign-in' ? rankRefusal(found.roles, person.acl) : undefined
  if (rank) throw new Refused(rank)
  if (reach !== 'let-in' && outranks(found, person)) throw new Refused({ key: 'error.administrator' })
  if (impersonator && found.id === person.id) throw new Refused({ key: 'error.whileActing' })
  return found
}
