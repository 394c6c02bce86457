/**
 * The effective rights of an account: its own, plus those of its group while that is active. A portal account
 * has only the portal's rights, whatever is stored for it or its group.
 */
import { portalRoles, staffKind } from '#domain/access/portalRoles.ts'

const ofPortal = portalRoles.map((role) => `'${role}'`).join(', ')

/**
 * SQL for the rights, sorted and without duplicates.
 *
 * @param alias Alias of `app_user` in the statement.
 */
export const effectiveRoles = (alias: string): string =>
  `array(select distinct role from unnest(coalesce(${alias}.roles, '{}') || coalesce((select g.roles from employee_group g where g.id = ${alias}.employee_group_id and g.active), '{}')) role
    where ${alias}.kind = '${staffKind}' or role = any (array[${ofPortal}]::text[]) order by role)`
