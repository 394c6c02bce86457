/** Who is signed in, as the server told us last. */
import { actingRole } from '#domain/access/impersonation.ts'
import { locales, type Locale } from '#schemas/entity.ts'
import { call } from './http.ts'
import { ForbiddenError, CallError, isObject } from './callErrors.ts'
import { setHeldSince } from './held.ts'
import { adoptPreferences, type Preferences } from './preferences.ts'

export type User = {
  id: number | string
  username: string
  name: string
  /** Absent where the server does not tell. */
  email?: string
  /** Language of mail. */
  locale?: Locale
  acl: readonly string[]
  /** Name of the one who is behind the screen, where the server tells it. */
  impersonator?: string
  /** Has to set up a second factor before anything else is answered. */
  mustEnrol?: boolean
  /** Absent where the server keeps none. */
  preferences?: Preferences
  /** Since when mail and webhooks are held after a restore. */
  heldSince?: string
}

let user: User | null = null

/**
 * Remembers that somebody signed in here, so that the next start can ask for the menu without waiting to hear who it is,
 * and which account it was, for the other tabs.
 */
const hint = 'dossier.signedIn'

/** null: nobody is signed in. */
export const currentUser = (): User | null => user

export function setUser(next: User | null): void {
  user = next
  adoptPreferences(next)
  setHeldSince(next?.heldSince)
  try {
    if (next) localStorage.setItem(hint, markOf(next))
    else localStorage.removeItem(hint)
  } catch {
    // Storage is switched off: the start takes one answer longer.
  }
}

const markOf = ({ id, acl }: User): string => [id, ...acl.filter((role) => role === actingRole)].join(' ')

/**
 * Tells when another tab of this browser came to belong to another account, and with it every call of this tab. Signing
 * out is no such case: what was typed here waits for whoever signs in again.
 *
 * @returns A function that stops listening.
 */
export function onOtherPerson(listener: () => void): () => void {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key === hint && newValue !== null && user && newValue !== markOf(user)) listener()
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}

/** Whether somebody was signed in here last; a guess, the server knows. */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(hint) !== null
  } catch {
    return false
  }
}

/** Asks the server who we are; null when it does not know us. */
export async function loadUser(): Promise<User | null> {
  const found = await call('GET', '/api/v3/user/get', { signIn: false }).then(readUser, (error: unknown) => {
    if (error instanceof ForbiddenError) return null
    throw error
  })
  setUser(found)
  return found
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
    ...(typeof found.email === 'string' && { email: found.email }),
    locale: locales.find((locale) => locale === found.locale),
    ...(isObject(found.impersonator) && { impersonator: String(found.impersonator.name) }),
    ...(found.mustEnrol === true && { mustEnrol: true }),
    ...(isObject(found.preferences) && { preferences: found.preferences }),
    ...(typeof found.heldSince === 'string' && { heldSince: found.heldSince }),
  }
}
