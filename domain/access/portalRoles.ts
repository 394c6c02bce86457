/**
 * Rights of the people of an owner, who sign in to the portal with an account of another kind than staff. All other rights
 * are for staff: what they open shows what belongs to every owner.
 */
import { owner } from '#schemas/owner.ts'
import areas from '#schemas/roles.json' with { type: 'json' }

/** All that an account of the portal may have. */
export const portalRoles: readonly string[] = Object.entries(areas).flatMap(([role, area]) =>
  area === 'portal' || owner?.roles.includes(role) ? [role] : [],
)

/** The kind of an account of staff; accounts of any other kind are of the portal. */
export const staffKind = 'employee'

/** Which of the rights are for staff only. */
export const staffRolesIn = (roles: readonly string[]): string[] => roles.filter((role) => !portalRoles.includes(role))

/** The rights that count for an account of this kind, whatever was written into it. */
export const rolesThatCount = (kind: unknown, roles: readonly string[]): string[] =>
  roles.filter((role) => kind === staffKind || portalRoles.includes(role))
