/**
 * Who may work as whom: only an administrator, and only as somebody who may do less, so that
 * switching never gives a right that was not there before.
 */
import { lackedRoles } from './rank.ts'
import { may } from './roles.ts'

/** The right to switch to another user at all. */
export const maySwitch = 'ROLE_ADMIN or ROLE_SUPER_ADMIN'

/** What a session holds that is used by somebody else; no account has it. */
export const actingRole = 'ROLE_PREVIOUS_ADMIN'

/** Who may give rights: nobody else ever works as one of them. */
export const administrators = ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_SETTINGS_ACL']

type Account = { id: number | string; acl: readonly string[] }

/** `right`: no administrator; `nested`: works as somebody already; `rank`: the other may do as much, or something else. */
export type SwitchRefusal = 'right' | 'nested' | 'self' | 'rank'

/**
 * @param from Who asks, with the roles of the session.
 * @param to The other account, with its own roles.
 * @returns Why not; undefined when `from` may work as `to`.
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
