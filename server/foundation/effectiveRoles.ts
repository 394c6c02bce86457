/**
 * The effective rights of an account: its own, plus those of its group while that is active. A portal account
 * has only the portal's rights, whatever is stored for it or its group.
 */
import { portalRoles, staffKind } from '#domain/access/portalRoles.ts'
import type { EmployeeGroupTable, UserTable } from '#schemas/generated/database.ts'

const of = (alias: string, column: keyof UserTable) => `${alias}.${column}`
const group = (column: keyof EmployeeGroupTable) => `g.${column}`

const ofPortal = portalRoles.map((role) => `'${role}'`).join(', ')

/**
 * SQL for the rights, sorted and without duplicates.
 *
 * @param alias Alias of `app_user` in the statement.
 */
export const effectiveRoles = (alias: string): string =>
  `array(select distinct role from unnest(coalesce(${of(alias, 'roles')}, '{}') || coalesce((select ${group('roles')} from employee_group g where ${group('id')} = ${of(alias, 'employee_group_id')} and ${group('active')}), '{}')) role
    where ${of(alias, 'kind')} = '${staffKind}' or role = any (array[${ofPortal}]::text[]) order by role)`
