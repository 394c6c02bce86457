/**
 * Rights of an account: its own, and those of its group while that is active. One of the portal has the portal's alone,
 * whatever was written into it or its group.
 */
import { portalRoles, staffKind } from '#domain/access/portalRoles.ts'

const ofPortal = portalRoles.map((role) => `'${role}'`).join(', ')

/**
 * SQL for them, in order, each once.
 *
 * @param alias Of `app_user` in the statement.
 */
export const effectiveRoles = (alias: string): string =>
  `array(select distinct role from unnest(coalesce(${alias}.roles, '{}') || coalesce((select g.roles from employee_group g where g.id = ${alias}.employee_group_id and g.active), '{}')) role
    where ${alias}.kind = '${staffKind}' or role = any (array[${ofPortal}]::text[]) order by role)`
