/** Who is signed in, as the server told us last. */
import { call } from './http.ts'
import { ForbiddenError, CallError, isObject } from './callErrors.ts'

export type User = { id: number | string; username: string; name: string; acl: readonly string[] }

let user: User | null = null

/** null: nobody is signed in. */
export const currentUser = (): User | null => user

export function setUser(next: User | null): void {
  user = next
}

/** Asks the server who we are; null when it does not know us. */
export async function loadUser(): Promise<User | null> {
  user = await call('GET', '/api/v3/user/get', { signIn: false }).then(readUser, (error: unknown) => {
    if (error instanceof ForbiddenError) return null
    throw error
  })
  return user
}

function readUser(body: unknown): User | null {
  const found = isObject(body) && isObject(body.user) ? body.user : body
  if (found === null || found === undefined) return null
  if (!isObject(found) || !Array.isArray(found.acl)) throw new CallError('error.noUser', 200, body)
  const username = String(found.username ?? '')
  return {
    id: typeof found.id === 'string' || typeof found.id === 'number' ? found.id : username,
    username,
    name: String(found.name ?? username),
    acl: found.acl.map(String),
  }
}
