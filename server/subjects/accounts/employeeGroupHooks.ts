/**
 * Rules for a group's rights. Nobody gives its members rights that they lack themselves. Nobody changes their
 * own group. Only an administrator changes a group of administrators.
 */
import { actingRole } from '#domain/access/impersonation.ts'
import type { Body } from '#server/records/values/body.ts'
import type { Hooks, WriteContext } from '#server/records/hooks.ts'
import { NotAllowed, Refused } from '#server/errors.ts'
import { changedRoles, listOf } from './accountRoles.ts'
import { checkHeld, outranks } from './userHooks.ts'
import { names } from '#server/sql/names.ts'

const appUserNames = names('app_user')

export const employeeGroupHooks = (): Hooks<'employee-group'> => ({
  confirm: {
    create: (body) => listOf(body.roles).length > 0,
    update: ({ roles, active }) => roles !== undefined || active === true,
  },

  beforeCreate(body, { access }) {
    if (access.system !== undefined) return body
    if (!access.person) throw new NotAllowed()
    checkHeld(rolesIn(body), access.person, 'roles')
    return body
  },

  async beforeUpdate(body, before, within) {
    const changed = changedRoles(rolesIn(before), rolesIn({ ...before, ...body }))
    await checkChange(changed, before, within)
    return body
  },

  beforeDelete: (before, within) => checkChange(rolesIn(before), before, within),
})

/** An inactive group gives no rights. */
export const rolesIn = ({ roles, active }: Body): readonly string[] => (active === false ? [] : listOf(roles))

async function checkChange(changed: readonly string[], before: Body, { access, trx }: WriteContext): Promise<void> {
  if (access.system !== undefined) return
  const { person } = access
  if (!person) throw new NotAllowed()
  if (changed.length === 0) return
  checkHeld(changed, person, 'roles')
  if (outranks(before, person)) throw new Refused({ key: 'error.administrator' })
  const text = `select 1 from app_user where ${appUserNames.id} = $1 and ${appUserNames.employee_group_id} = $2::bigint`
  const isOwn = (await trx.query({ text, values: [person.id, before.id] })).rows.length > 0
  if (isOwn || person.acl.includes(actingRole)) {
    throw new Refused({ key: isOwn ? 'error.ownRoles' : 'error.whileActing' })
  }
}
