/**
 * How somebody likes to work: appearance, density, columns per page. The server keeps it per account and tells it
 * with the account itself; for visitors, and where a server keeps nothing, this browser does. Whoever works as
 * somebody else sees that person's choices and changes none of them.
 */
import { actingRole } from '#domain/access/impersonation.ts'
import { CallError, isObject } from './callErrors.ts'
import { call } from './http.ts'

export type Preferences = Readonly<Record<string, unknown>>
type Owner = { id: number | string; acl: readonly string[]; preferences?: Preferences }

/** Milliseconds in which changes are gathered before they are sent. */
const delay = 500

let kept: 'server' | 'browser' | 'nowhere' = 'browser'
let owner = ''
let values: Preferences = {}
/** Not yet with the server; null takes a value away. */
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

/** Holds at once, and reaches the server soon; of two browsers the last one to write a name wins. */
export function setPreference(name: string, value: unknown): void {
  change({ ...values, [name]: value })
  if (kept === 'browser') store()
  if (kept !== 'server') return
  unsaved = { ...unsaved, [name]: value ?? null }
  clearTimeout(timer)
  timer = setTimeout(() => void savePreferences(), delay)
}

/** Takes over what is known of whoever is here now; null: a visitor. What was chosen since and is not saved yet stays. */
export function adoptPreferences(user: Owner | null): void {
  const next = user ? String(user.id) : ''
  if (next !== owner) {
    unsaved = {}
    // Another's saves wait for none of theirs.
    saving = undefined
  }
  owner = next
  kept = user?.acl.includes(actingRole) ? 'nowhere' : user?.preferences ? 'server' : 'browser'
  change({ ...(user?.preferences ?? stored()), ...unsaved })
  if (Object.keys(unsaved).length > 0) void savePreferences()
  globalThis.addEventListener?.('pagehide', saveWhileLeaving)
}

/** Sends what was not sent yet, one save after the other, or none may overtake; never fails, because nobody waits for it. */
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
  // There is no time to fetch a token any more; the cookie's goes along with every call.
  const inTime = leaving ? ({ keepalive: true, csrf: false } as const) : {}
  await call('PUT', '/api/v4/users/preferences', { body, signIn: false, ...inTime }).catch((error: unknown) => {
    // Somebody else is here by now.
    if (whose !== owner) return
    const status = error instanceof CallError ? error.status : 0
    if (status === 404) kept = 'browser'
    // Sent along with the next change, or after signing in again.
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
    // Storage is full or switched off: the choice holds until the page is left.
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
