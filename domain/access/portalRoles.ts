/**
 * Rights of portal accounts, which belong to people of an owner. All other rights are for staff and show the
 * records of every owner.
 */
import { owner } from '#schemas/owner.ts'
import areas from '#schemas/roles.json' with { type: 'json' }

/** All rights that a portal account may have. */
export const portalRoles: readonly string[] = Object.entries(areas).flatMap(([role, area]) =>
  area === 'portal' || owner?.roles.includes(role) ? [role] : [],
)

/** The kind of staff accounts; accounts of other kinds belong to the portal. */
export const staffKind = 'employee'

/** Rights among these that are for staff only. */
export const staffRolesIn = (roles: readonly string[]): string[] => roles.filter((role) => !portalRoles.includes(role))

/** The rights that take effect for an account of this kind, whatever is stored in it. */
export const rolesThatCount = (kind: unknown, roles: readonly string[]): string[] =>
  roles.filter((role) => kind === staffKind || portalRoles.includes(role))
