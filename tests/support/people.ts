/** People who sign in during tests: the demo logins, and anyone with given roles. */
import { staffRolesIn } from '#domain/access/portalRoles.ts'
import { logins } from '#server/seed/invented/people.ts'

/** Roles of the demo logins, by username. */
export const people: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  logins.map(({ username, roles }) => [username, roles]),
)

/** Kind of account for these roles: staff if one of them is a right of staff. */
export const kindOf = (acl: readonly string[]): 'employee' | 'customer' | 'contact_person' => {
  if (staffRolesIn(acl).length > 0) return 'employee'
  if (acl.includes('ROLE_CUSTOMER')) return 'customer'
  return acl.includes('ROLE_CONTACT_PERSON') ? 'contact_person' : 'employee'
}
