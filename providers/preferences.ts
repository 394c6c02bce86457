/**
 * Preferences of a user: appearance, density, columns per page. Stored per account on the server, which sends them
 * with the account; in this browser for visitors and other servers. While acting as another user that user's
 * preferences apply and cannot be changed.
 */
import { actingRole } from '#domain/access/impersonation.ts'
import { CallError, isObject } from './callErrors.ts'
import { call } from './http.ts'

export type Preferences = Readonly<Record<string, unknown>>
type Owner = { id: number | string; acl: readonly string[]; preferences?: Preferences }

/** Milliseconds in which changes are collected before they are sent. */
const delay = 500

let kept: 'server' | 'browser' | 'nowhere' = 'browser'
let owner = ''
let values: Preferences = {}
/** Changes not saved yet; null removes a value. */
let unsaved: Preferences = {}
let timer: ReturnType<typeof setTimeout> | undefined
/** The save under way. */
let saving: Promise<void> | undefined
const listeners = new Set<() => void>()

export const preference = (name: string): unknown => values[name]

/** @returns A function that stops listening. */
export function onPreferences(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Applies at once and is saved soon; of two browsers the last to write a name wins. */
export function setPreference(name: string, value: unknown): void {
  change({ ...values, [name]: value })
  if (kept === 'browser') store()
  if (kept !== 'server') return
  unsaved = { ...unsaved, [name]: value ?? null }
  clearTimeout(timer)
  timer = setTimeout(() => void savePreferences(), delay)
}

/** Adopts the preferences of the current user; null: visitor. Unsaved changes stay. */
export function adoptPreferences(user: Owner | null): void {
  const next = user ? String(user.id) : ''
  if (next !== owner) {
    unsaved = {}
    // Saves of another user are not waited for.
    saving = undefined
  }
  owner = next
  kept = user?.acl.includes(actingRole) ? 'nowhere' : user?.preferences ? 'server' : 'browser'
  change({ ...(user?.preferences ?? stored()), ...unsaved })
  if (Object.keys(unsaved).length > 0) void savePreferences()
  globalThis.addEventListener?.('pagehide', saveWhileLeaving)
}

/** Sends unsaved changes, one save after the other to keep their order; never rejects, because nobody waits for it. */
export async function savePreferences(): Promise<void> {
  clearTimeout(timer)
  while (saving) await saving
  const own = send()
  saving = own
  await own
  if (saving === own) saving = undefined
}

async function send(leaving?: 'leaving'): Promise<void> {
  const [body, whose] = [unsaved, owner]
  unsaved = {}
  if (kept !== 'server' || Object.keys(body).length === 0) return
  // Too late to fetch a token: the request relies on the cookie's.
  const inTime = leaving ? ({ keepalive: true, csrf: false } as const) : {}
  await call('PUT', '/api/v4/users/preferences', { body, signIn: false, ...inTime }).catch((error: unknown) => {
    // The user has changed meanwhile.
    if (whose !== owner) return
    const status = error instanceof CallError ? error.status : 0
    if (status === 404) kept = 'browser'
    // Sent with the next change, or after the next sign-in.
    else if (status !== 400) unsaved = { ...body, ...unsaved }
    if (kept === 'browser') store()
  })
}

const saveWhileLeaving = () => {
  clearTimeout(timer)
  void send('leaving')
}

function change(next: Preferences): void {
  values = next
  for (const listener of listeners) listener()
}

const place = () => (owner === '' ? 'preferences' : `preferences.${owner}`)

function store(): void {
  try {
    localStorage.setItem(place(), JSON.stringify(values))
  } catch {
    // Storage is full or switched off: the preference holds until the page is left.
  }
}

function stored(): Preferences {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place()) ?? '{}')
    return isObject(found) ? found : {}
  } catch {
    return {}
  }
}
