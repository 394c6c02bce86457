/** The rights of an account, for code that changes accounts or groups outside the statement that reads sessions. */
import { rolesThatCount } from '#domain/access/portalRoles.ts'
import { lackedRoles } from '#domain/access/rank.ts'
import type { Body } from '#server/records/values/body.ts'
import type { Trx } from '#server/db/engine.ts'
import { Refused, type Text } from '#server/errors.ts'
import { effectiveRoles } from '#server/foundation/effectiveRoles.ts'
import { names } from '#server/sql/names.ts'

const employeeGroupNames = names('employee_group')
const u = names('app_user', 'u')

/** The effective rights of an account record: its own and those of its group, limited to those of its kind. */
export async function rolesOf({ roles, employeeGroup, kind }: Body, trx: Trx): Promise<string[]> {
  const all = [...new Set([...listOf(roles), ...(await rolesOfGroup(employeeGroup, trx))])]
  return rolesThatCount(kind, all)
}

/** @param group Id, or a relation as read; null for none. */
async function rolesOfGroup(group: unknown, trx: Trx): Promise<string[]> {
  const id = typeof group === 'object' && group !== null ? (group as { id?: unknown }).id : group
  if (id === null || id === undefined) return []
  const text = `select ${employeeGroupNames.roles} from employee_group where ${employeeGroupNames.id} = $1::bigint and ${employeeGroupNames.active} for share`
  const { rows } = await trx.query<{ roles: string[] | null }>({ text, values: [id] })
  return rows[0]?.roles ?? []
}

/** Rights that only one of the lists has. */
export const changedRoles = (before: readonly string[], after: readonly string[]): string[] => [
  ...after.filter((role) => !before.includes(role)),
  ...before.filter((role) => !after.includes(role)),
]

export const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])

/**
 * Why a person may not change how an account signs in.
 *
 * @param roles All rights of the account.
 * @param acl Roles of the person.
 * @returns undefined when the person holds all of them.
 */
export function rankRefusal(roles: readonly string[], acl: readonly string[]): Text | undefined {
  const lacking = lackedRoles(acl, roles)
  return lacking.length > 0 ? { key: 'error.rank', values: { roles: lacking.join(', ') } } : undefined
}

/** The right to give rights: if nobody held it, nobody could ever give it again. */
export const keeper = 'ROLE_SETTINGS_ACL'

/**
 * Call it after a write that may have taken the right to give rights from somebody; concurrent callers wait for
 * each other.
 *
 * @throws {Refused} If no active account has the right any more.
 */
export async function keepOneKeeper(trx: Trx): Promise<void> {
  await trx.query({ text: `select pg_advisory_xact_lock(hashtext('keeper'))` })
  const text = `select exists (select from app_user u where ${u.active} and '${keeper}' = any(${effectiveRoles('u')})) as kept`
  const { rows } = await trx.query<{ kept: boolean }>({ text })
  if (rows[0]?.kept !== true) throw new Refused({ key: 'error.lastKeeper' })
}
