/**
 * Who signs in during tests: the demo logins, and anyone with just the roles named.
 */
import { logins } from '#server/seed/people.ts'

/** Roles of the demo logins, by username. */
export const people: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  logins.map(({ username, roles }) => [username, roles]),
)

/** Kind of account that goes with the roles. */
export const kindOf = (acl: readonly string[]): 'employee' | 'customer' | 'contact_person' => {
  if (acl.includes('ROLE_EMPLOYEE')) return 'employee'
  if (acl.includes('ROLE_CUSTOMER')) return 'customer'
  return acl.includes('ROLE_CONTACT_PERSON') ? 'contact_person' : 'employee'
}
