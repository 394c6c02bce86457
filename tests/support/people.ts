/**
 * Who signs in during tests: the demo logins, and anyone with just the roles named.
 */
import { staffRolesIn } from '#domain/access/portalRoles.ts'
import { logins } from '#server/seed/invented/people.ts'

/** Roles of the demo logins, by username. */
export const people: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  logins.map(({ username, roles }) => [username, roles]),
)

/** Kind of account that goes with the roles: whoever has a right of staff is staff, whatever else they have. */
export const kindOf = (acl: readonly string[]): 'employee' | 'customer' | 'contact_person' => {
  if (staffRolesIn(acl).length > 0) return 'employee'
  if (acl.includes('ROLE_CUSTOMER')) return 'customer'
  return acl.includes('ROLE_CONTACT_PERSON') ? 'contact_person' : 'employee'
}
