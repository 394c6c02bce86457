/**
 * Rules for accounts that a schema cannot express. Nobody gives away a right that they lack. Nobody changes
 * their own rights or closes their own account. Only an administrator closes an administrator's account. Nobody
 * changes how an account with more rights signs in. Nobody gives rights while working as somebody else. A
 * portal account has no rights of staff.
 *
 * A new account has no password: only its owner ever sets one, with the link that is mailed to them.
 */
import { actingRole, administrators } from '#domain/access/impersonation.ts'
import { staffKind, staffRolesIn } from '#domain/access/portalRoles.ts'
import { lackedRoles } from '#domain/access/rank.ts'
import { user } from '#schemas/generated/user.ts'
import { owner } from '#schemas/owner.ts'
import type { Person } from '#server/foundation/access.ts'
import type { Body } from '#server/records/values/body.ts'
import type { Hooks, WriteContext } from '#server/records/hooks.ts'
import { defaultsOf } from '#server/records/conditionalProperties.ts'
import { FieldErrors, NotAllowed, Refused, type Text } from '#server/errors.ts'
import { changedRoles, listOf, rankRefusal, rolesOf } from './accountRoles.ts'

export const userHooks = (): Hooks<'user'> => ({
  confirm: {
    create: ({ roles, employeeGroup }) =>
      listOf(roles).length > 0 || (employeeGroup !== undefined && employeeGroup !== null),
    update: (body) => body.active === true || confirmed.some((name) => body[name] !== undefined),
  },

  async beforeCreate(body, { access, trx }) {
    // The record as it will be stored, because its kind decides which rights count.
    const whole = { ...defaultsOf(user), ...body }
    checkKind(body, whole)
    if (access.system === undefined) checkHeld(await rolesOf(whole, trx), personOf({ access }), fieldOf(body))
    return body
  },

  async beforeUpdate(body, before, { access, trx }) {
    checkKind(body, { ...before, ...body })
    // The program gives and takes rights without holding them.
    if (access.system !== undefined) return body
    const person = personOf({ access })
    const [held, wanted] = [await rolesOf(before, trx), await rolesOf({ ...before, ...body }, trx)]
    checkHeld(changedRoles(held, wanted), person, fieldOf(body))
    checkSelf(body, before, person, changedRoles(held, wanted).length > 0)
    checkRank(body, before, person, held)
    return body
  },

  async beforeDelete(before, { access, trx }) {
    if (access.system !== undefined) return
    const person = personOf({ access })
    if (before.id === person.id) throw new Refused({ key: 'error.ownAccountDelete' })
    if (outranks({ roles: await rolesOf(before, trx) }, person)) throw new Refused({ key: 'error.administrator' })
  },
})

const personOf = ({ access }: Pick<WriteContext, 'access'>): Person => {
  if (access.person === null) throw new NotAllowed()
  return access.person
}

/** Field at which a refused right is reported. */
const fieldOf = ({ roles, employeeGroup, kind }: Body): string =>
  roles !== undefined ? 'roles' : employeeGroup === undefined && kind !== undefined ? 'kind' : 'employeeGroup'

/**
 * A portal account may not have rights of staff, which show all customers.
 *
 * @param body Changed values. An account that already has such rights, which have no effect, may be changed
 * otherwise.
 * @throws {FieldErrors} At the rights, or at the kind that conflicts with them.
 */
function checkKind(body: Body, { kind, roles }: Body): void {
  if (kind === staffKind || (body.roles === undefined && body.kind === undefined)) return
  const staff = staffRolesIn(listOf(roles))
  if (staff.length === 0) return
  const field = body.roles === undefined ? 'kind' : 'roles'
  throw new FieldErrors({ [field]: [{ key: 'error.staffRole', values: { roles: staff.join(', ') } }] })
}

/**
 * A person who adds or removes a role must hold it; a super administrator holds all.
 *
 * @param field Field at which it is reported.
 * @throws {FieldErrors} With the roles that the person lacks.
 */
export function checkHeld(changed: readonly string[], { acl }: Person, field: string): void {
  if (changed.length && acl.includes(actingRole)) throw new FieldErrors({ [field]: [{ key: 'error.whileActing' }] })
  // The role that marks impersonation cannot be given.
  const lacking = changed.filter((role) => role === actingRole || lackedRoles(acl, [role]).length > 0)
  if (lacking.length) {
    throw new FieldErrors({ [field]: [{ key: 'error.roleNotHeld', values: { roles: lacking.join(', ') } }] })
  }
}

function checkSelf(body: Body, before: Body, person: Person, isRightsChange: boolean): void {
  if (before.id !== person.id) return
  if (body.active !== undefined && body.active !== true) {
    throw new FieldErrors({ active: [{ key: 'error.ownAccountClose' }] })
  }
  if (isRightsChange) throw new FieldErrors({ [fieldOf(body)]: [{ key: 'error.ownRoles' }] })
}

/** Fields with which the owner signs in: changing them may hand the account to somebody else. */
const signsIn = ['username', 'email']

/** Fields that decide what an account may do and see, and how its owner signs in. */
const confirmed = ['roles', 'employeeGroup', 'kind', ...(owner ? [owner.accounts] : []), ...signsIn]

/** Whether the account is an administrator with rights that the person lacks, who therefore may not shut it out. */
export const outranks = ({ roles }: Body, { acl }: Person): boolean =>
  lackedRoles(
    acl,
    listOf(roles).filter((role) => administrators.includes(role)),
  ).length > 0

function checkRank(body: Body, before: Body, person: Person, roles: readonly string[]): void {
  const isTouched = (name: string) => body[name] !== undefined && body[name] !== before[name]
  const rank = rankRefusal(roles, person.acl)
  const errors: Record<string, Text[]> = {}
  if (rank) for (const name of signsIn.filter(isTouched)) errors[name] = [rank]
  if (isTouched('active') && outranks({ roles }, person)) errors.active = [{ key: 'error.administrator' }]
  if (Object.keys(errors).length > 0) throw new FieldErrors(errors)
}
