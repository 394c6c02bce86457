/** People who sign in during tests: the demo logins. */
import { logins } from '#server/seed/invented/people.ts'

/** Roles of the demo logins, by username. */
export const people: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  logins.map(({ username, roles }) => [username, roles]),
)
