/**
 * Rights of the people of a customer, who sign in to the portal with an account of kind customer or contact person. All
 * other rights are for staff: what they open shows every customer.
 */
import areas from '#schemas/roles.json' with { type: 'json' }

/** Of other areas, but limited to one's own customers by the rows of each entity that they open. */
const limitedToOwn = ['ROLE_API_LOG_VIEW', 'ROLE_STATISTIC_DASHBOARD_CLIENT']

/** All that an account of the portal may have. */
export const portalRoles: readonly string[] = Object.entries(areas).flatMap(([role, area]) =>
  area === 'portal' || limitedToOwn.includes(role) ? [role] : [],
)

/** The kind of an account of staff; accounts of any other kind are of the portal. */
export const staffKind = 'employee'

/** Which of the rights are for staff only. */
export const staffRolesIn = (roles: readonly string[]): string[] => roles.filter((role) => !portalRoles.includes(role))

/** The rights that count for an account of this kind, whatever was written into it. */
export const rolesThatCount = (kind: unknown, roles: readonly string[]): string[] =>
  roles.filter((role) => kind === staffKind || portalRoles.includes(role))
