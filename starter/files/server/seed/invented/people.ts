/** Demo accounts, one login per kind of work. */
import areas from '#schemas/roles.json' with { type: 'json' }

export type Login = {
  username: string
  name: string
  /** The rights that this login demonstrates, printed at start. */
  purpose: string
  roles: readonly string[]
}

const everyRole = Object.keys(areas).filter((role) => role !== 'ROLE_PREVIOUS_ADMIN')

/** Demo logins; their password is DEMO_PASSWORD, or the one printed at start. */
export const logins: readonly Login[] = [
  { username: 'admin', name: 'Anna Keeper', purpose: 'every right', roles: everyRole },
  { username: 'desk', name: 'Dirk Desk', purpose: 'books and loans', roles: ['ROLE_EMPLOYEE', 'ROLE_LIBRARY'] },
  { username: 'nobody', name: 'Noor Newman', purpose: 'an account without rights', roles: [] },
]

export const emailOf = (username: string): string => `${username}@library.example`
