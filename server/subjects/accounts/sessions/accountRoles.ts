/** What an account may do, beside the statement that reads sessions: for whoever changes an account or a group. */
import { rolesThatCount } from '#domain/access/portalRoles.ts'
import { lackedRoles } from '#domain/access/rank.ts'
import type { Body } from '#server/records/values/body.ts'
import type { Trx } from '#server/db/engine.ts'
import { Refused, type Text } from '#server/errors.ts'
import { effectiveRoles } from '#server/foundation/effectiveRoles.ts'
import { names } from '#server/sql/names.ts'

const employeeGroupNames = names('employee_group')
const u = names('app_user', 'u')

/** Own rights of an account and those of its group, as far as they count for its kind, as a record has them. */
export async function rolesOf({ roles, employeeGroup, kind }: Body, trx: Trx): Promise<string[]> {
  const all = [...new Set([...listOf(roles), ...(await rolesOfGroup(employeeGroup, trx))])]
  return rolesThatCount(kind, all)
}

/** @param group Id, or a relation as it is read; null for none. */
async function rolesOfGroup(group: unknown, trx: Trx): Promise<string[]> {
  const id = typeof group === 'object' && group !== null ? (group as { id?: unknown }).id : group
  if (id === null || id === undefined) return []
  const text = `select ${employeeGroupNames.roles} from employee_group where ${employeeGroupNames.id} = $1::bigint and ${employeeGroupNames.active} for share`
  const { rows } = await trx.query<{ roles: string[] | null }>({ text, values: [id] })
  return rows[0]?.roles ?? []
}

/** Rights that one list has and the other has not. */
export const changedRoles = (before: readonly string[], after: readonly string[]): string[] => [
  ...after.filter((role) => !before.includes(role)),
  ...before.filter((role) => !after.includes(role)),
]

export const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])

/**
 * Why somebody may not change how an account signs in.
 *
 * @param roles All that the account may do.
 * @param acl Roles of whoever wants to.
 * @returns undefined when they hold all of it.
 */
export function rankRefusal(roles: readonly string[], acl: readonly string[]): Text | undefined {
  const lacking = lackedRoles(acl, roles)
  return lacking.length > 0 ? { key: 'error.rank', values: { roles: lacking.join(', ') } } : undefined
}

/** The right to give rights: without anybody who has it nobody could ever give it again. */
export const keeper = 'ROLE_SETTINGS_ACL'

/**
 * To be called after a write that took the right to give rights from somebody; two who do so at once wait for each other.
 *
 * @throws {Refused} If nobody with an active account has it any more.
 */
export async function keepOneKeeper(trx: Trx): Promise<void> {
  await trx.query({ text: `select pg_advisory_xact_lock(hashtext('keeper'))` })
  const text = `select exists (select from app_user u where ${u.active} and '${keeper}' = any(${effectiveRoles('u')})) as kept`
  const { rows } = await trx.query<{ kept: boolean }>({ text })
  if (rows[0]?.kept !== true) throw new Refused({ key: 'error.lastKeeper' })
}
