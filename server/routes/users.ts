/**
 * Rules of the staff screen that a schema cannot say: nobody gives away a right they lack, nobody
 * changes their own rights or closes their own account, nobody closes or takes over the account of
 * an administrator who is not one, nobody gives rights while working as somebody else, and somebody
 * keeps the right to give rights.
 *
 * A new account has no password: nobody but its owner ever sets one, with the link that is mailed to them.
 */
import type { FastifyInstance } from 'fastify'
import { actingRole, administrators } from '#domain/impersonation.ts'
import { may } from '#domain/roles.ts'
import type { Person } from '#server/access.ts'
import type { Body } from '#server/crud/body.ts'
import type { Hooks, WriteContext } from '#server/crud/hooks.ts'
import { FieldErrors, NotAllowed, Refused } from '#server/errors.ts'
import { isLocale } from '#server/messages.ts'
import { invite } from '#server/passwords/linkMail.ts'
import { voidLinks } from '#server/passwords/links.ts'
import { changedRoles, keeper, keepOneKeeper, listOf, rolesOf } from '#server/sessions/accountRoles.ts'
import { endSessionsOf } from '#server/sessions/sessions.ts'

export const userHooks = (app: FastifyInstance): Hooks => ({
  async beforeCreate(body, { access, trx }) {
    checkHeld(await rolesOf(body, trx), personOf({ access }), fieldOf(body))
    return body
  },

  async beforeUpdate(body, before, { access, trx }) {
    const person = personOf({ access })
    const [held, wanted] = [await rolesOf(before, trx), await rolesOf({ ...before, ...body }, trx)]
    checkHeld(changedRoles(held, wanted), person, fieldOf(body))
    checkSelf(body, before, person, changedRoles(held, wanted).length > 0)
    checkAdministrator(body, before, person, held)
    return body
  },

  async beforeDelete(before, { access, trx }) {
    const person = personOf({ access })
    if (before.id === person.id) throw new Refused({ key: 'error.ownAccountDelete' })
    if (outranks({ roles: await rolesOf(before, trx) }, person)) throw new Refused({ key: 'error.administrator' })
  },

  async afterWrite({ action, id, before, after }, { trx, now }) {
    if (action === 'create') await invite(app, trx, id)
    else if (before?.active === true && (await rolesOf(before, trx)).includes(keeper)) await keepOneKeeper(trx)
    if (action !== 'update') return
    if (after?.active !== true) await endSessionsOf(trx, id)
    if (!before || before.email === after?.email) return
    // What was sent to the old address opens nothing any more, and whoever reads it there is told.
    await voidLinks(trx, id, now)
    const { name, username, email, locale } = before
    const to = { email: String(email), locale: isLocale(locale) ? locale : ('nl' as const) }
    await app.mail.queue(trx, { to, text: 'emailChanged', values: { name: String(name), username: String(username) } })
  },
})

const personOf = ({ access }: Pick<WriteContext, 'access'>): Person => {
  if (access.person === null) throw new NotAllowed()
  return access.person
}

/** Where it is said that a right cannot be given. */
const fieldOf = ({ roles }: Body): string => (roles === undefined ? 'employeeGroup' : 'roles')

/**
 * Whoever adds or takes away a role must hold it; a super administrator holds all.
 *
 * @param field At which it is said.
 * @throws {FieldErrors} With the roles that the person lacks.
 */
export function checkHeld(changed: readonly string[], { acl }: Person, field: string): void {
  if (changed.length && acl.includes(actingRole)) throw new FieldErrors({ [field]: [{ key: 'error.whileActing' }] })
  // The mark of a session is nobody's to give.
  const isHeld = (role: string) => role !== actingRole && (may(acl, 'ROLE_SUPER_ADMIN') || acl.includes(role))
  const lacking = changed.filter((role) => !isHeld(role))
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

/** A new address for the mail of an administrator, and the account is somebody else's. */
const keys = ['username', 'email', 'active']

/** An administrator whose rights the person lacks, who therefore leaves this account alone. */
export const outranks = ({ roles }: Body, { acl }: Person): boolean =>
  !acl.includes('ROLE_SUPER_ADMIN') &&
  listOf(roles).some((role) => administrators.includes(role) && !acl.includes(role))

function checkAdministrator(body: Body, before: Body, person: Person, roles: readonly string[]): void {
  const touched = keys.filter((name) => body[name] !== undefined && body[name] !== before[name])
  if (touched.length === 0 || !outranks({ roles }, person)) return
  throw new FieldErrors(Object.fromEntries(touched.map((name) => [name, [{ key: 'error.administrator' }]])))
}
