/**
 * Rules of the staff screen that a schema cannot say: nobody gives away a right they lack, nobody
 * changes their own rights or closes their own account, nobody closes or takes over the account of
 * an administrator who is not one, nobody gives rights while working as somebody else, and only
 * outsiders are bound to customers.
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
import { endSessionsOf } from '#server/sessions/sessions.ts'

export const userHooks = (app: FastifyInstance): Hooks => ({
  beforeCreate(body, { access }) {
    checkRoles(body, { roles: [] }, personOf({ access }))
    checkCustomers(body)
    return body
  },

  beforeUpdate(body, before, { access }) {
    const person = personOf({ access })
    checkRoles(body, before, person)
    checkSelf(body, before, person)
    checkAdministrator(body, before, person)
    checkCustomers({ ...before, ...body })
    return body
  },

  beforeDelete(before, { access }) {
    const person = personOf({ access })
    if (before.id === person.id) throw new Refused({ key: 'error.ownAccountDelete' })
    if (outranks(before, person)) throw new Refused({ key: 'error.administrator' })
  },

  async afterWrite({ action, id, before, after }, { trx, now }) {
    if (action === 'create') await invite(app, trx, id)
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

/** Whoever adds or takes away a role must hold it; a super administrator holds all. */
function checkRoles(body: Body, before: Body, { acl }: Person): void {
  const [wanted, held] = [listOf(body.roles ?? before.roles), listOf(before.roles)]
  const changed = [...wanted.filter((role) => !held.includes(role)), ...held.filter((role) => !wanted.includes(role))]
  if (changed.length && acl.includes(actingRole)) throw new FieldErrors({ roles: [{ key: 'error.whileActing' }] })
  // The mark of a session is nobody's to give.
  const isHeld = (role: string) => role !== actingRole && (may(acl, 'ROLE_SUPER_ADMIN') || acl.includes(role))
  const lacking = changed.filter((role) => !isHeld(role))
  if (lacking.length) {
    throw new FieldErrors({ roles: [{ key: 'error.roleNotHeld', values: { roles: lacking.join(', ') } }] })
  }
}

function checkSelf(body: Body, before: Body, person: Person): void {
  if (before.id !== person.id) return
  if (body.active !== undefined && body.active !== true) {
    throw new FieldErrors({ active: [{ key: 'error.ownAccountClose' }] })
  }
  if (body.roles !== undefined && !isSameSet(listOf(body.roles), listOf(before.roles))) {
    throw new FieldErrors({ roles: [{ key: 'error.ownRoles' }] })
  }
}

/** A new address for the mail of an administrator, and the account is somebody else's. */
const keys = ['username', 'email', 'active']

/** An administrator whose rights the person lacks, who therefore leaves this account alone. */
export const outranks = ({ roles }: Body, { acl }: Person): boolean =>
  !acl.includes('ROLE_SUPER_ADMIN') &&
  listOf(roles).some((role) => administrators.includes(role) && !acl.includes(role))

function checkAdministrator(body: Body, before: Body, person: Person): void {
  const touched = keys.filter((name) => body[name] !== undefined && body[name] !== before[name])
  if (touched.length === 0 || !outranks(before, person)) return
  throw new FieldErrors(Object.fromEntries(touched.map((name) => [name, [{ key: 'error.administrator' }]])))
}

function checkCustomers({ kind, customers }: Body): void {
  const isOutsider = kind === 'customer' || kind === 'contact_person'
  if (!isOutsider && listOf(customers).length) throw new FieldErrors({ customers: [{ key: 'error.customersOfStaff' }] })
}

const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])

const isSameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((value) => b.includes(value))
