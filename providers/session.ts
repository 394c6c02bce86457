/** The current user, as last told by the server. */
import { actingRole } from '#domain/access/impersonation.ts'
import type { Locale } from '#schemas/entity.ts'
import { locales } from '#schemas/product.ts'
import { call } from './http.ts'
import { ForbiddenError, CallError, isObject } from './callErrors.ts'
import { setHeldSince } from './heldSince.ts'
import { adoptPreferences, type Preferences } from './preferences.ts'

export type User = {
  id: number | string
  username: string
  name: string
  /** Absent if the server does not tell. */
  email?: string
  /** Language of mail. */
  locale?: Locale
  acl: readonly string[]
  /** Name of the user acting as this one, if the server tells. */
  impersonator?: string
  /** Must set up a second factor before any other request is answered. */
  mustEnrol?: boolean
  /** Absent if the server stores none. */
  preferences?: Preferences
  /** Since when mail and webhooks are held after a restore. */
  heldSince?: string
}

let user: User | null = null

/**
 * Remembers that somebody signed in, so that the next start can request the menu without waiting for the user; and
 * which account, for the other tabs.
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
    // Storage is switched off: the start waits for one more answer.
  }
}

const markOf = ({ id, acl }: User): string => [id, ...acl.filter((role) => role === actingRole)].join(' ')

/**
 * Reports that another tab signed in to another account, which every request of this tab then belongs to. Signing out
 * is not reported: input here waits for the next sign-in.
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

/** Whether somebody was signed in here last: a guess that the server corrects. */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(hint) !== null
  } catch {
    return false
  }
}

/** Loads the current user; null if there is no session. */
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
