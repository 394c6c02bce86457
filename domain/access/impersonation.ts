/**
 * Right to work as somebody else: only an administrator has it, and only for somebody with fewer rights, so that
 * switching never adds a right.
 */
import { lackedRoles } from './rank.ts'
import { may } from './roles.ts'

/** The right to work as somebody else at all. */
export const maySwitch = 'ROLE_ADMIN or ROLE_SUPER_ADMIN'

/** Role of a session that is used by somebody else; no account has it. */
export const actingRole = 'ROLE_PREVIOUS_ADMIN'

/** Roles of people who may give rights; nobody else may work as one of them. */
export const administrators = ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_SETTINGS_ACL']

type Account = { id: number | string; acl: readonly string[] }

/**
 * `right`: not an administrator; `nested`: already works as somebody; `rank`: the other account has as many
 * rights, or different ones.
 */
export type SwitchRefusal = 'right' | 'nested' | 'self' | 'rank'

/**
 * @param from The asker, with the roles of the session.
 * @param to The other account, with its own roles.
 * @returns The reason for a refusal; undefined when `from` may work as `to`.
 */
export function switchRefusal(from: Account, to: Account): SwitchRefusal | undefined {
  if (from.acl.includes(actingRole)) return 'nested'
  if (!may(from.acl, maySwitch)) return 'right'
  if (String(from.id) === String(to.id)) return 'self'
  const isWithin = lackedRoles(from.acl, to.acl).length === 0
  const isLess = from.acl.some((role) => !to.acl.includes(role))
  const isAdministrator = to.acl.some((role) => administrators.includes(role))
  return isWithin && isLess && !isAdministrator ? undefined : 'rank'
}
