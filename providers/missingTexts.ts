/**
 * Keys that a page asked for and the server has no text for: told to the server a while later, many at once, so that
 * developers find them in a list. A server that keeps no such list answers 404, and that is that.
 */
import { may } from '#domain/access/roles.ts'
import type { Locale } from '#schemas/entity.ts'
import { keyPattern, staff } from '#schemas/textKey.ts'
import { callIfOffered } from './http.ts'
import { currentUser } from './session.ts'

type Missing = { locale: Locale; key: string; page: string }

/** Per loaded page: a mistake in a loop is worth a few rows, not a stream of calls. */
const most = 200
/** Milliseconds; a page that is being drawn misses several keys. */
const pause = 2000

/** These every entity has, whatever is given for the case that it has not. */
const isOfEntity = /^resources\.[\w-]+\.(?:name|fields\.[\w-]+|values\.[\w-]+\.[\w-]+)$/
/** Of values only those of a property that has words for some: others are whatever somebody typed, or rights. */
const ofValues = /^resources\.[\w-]+\.values\.[\w-]+\./

const noted = new Set<string>()
let waiting: Missing[] = []

/**
 * Whether it must be a key: the server's sentences come the same way, with themselves as the default.
 *
 * @param own Every text there is, by its key.
 * @param fallback What is shown otherwise. react-admin asks for many a text that is welcome to be absent, and gives one.
 */
export function isTextKey(key: string, own: Readonly<Record<string, string>>, fallback: string | undefined): boolean {
  if (!keyPattern.test(key)) return false
  if (fallback === undefined) return true
  const root = ofValues.exec(key)?.[0] ?? key.slice(0, key.indexOf('.') + 1)
  return (fallback === key || isOfEntity.test(key)) && Object.keys(own).some((known) => known.startsWith(root))
}

/** Remembers it once per language; drawing may call this as often as it draws. */
export function noteMissing(locale: Locale, key: string): void {
  const id = `${locale} ${key}`
  if (noted.has(id) || noted.size >= most) return
  noted.add(id)
  if (waiting.length === 0) setTimeout(() => void send(), pause)
  waiting.push({ locale, key, page: location.pathname.slice(0, 200) })
}

/** A page that is loaded begins anew. */
export function forgetNoted(): void {
  noted.clear()
  waiting = []
}

async function send(): Promise<void> {
  const items = waiting
  waiting = []
  if (!may(currentUser()?.acl ?? [], staff)) return
  await callIfOffered('POST', '/api/v4/texts/missing', { body: { items } }).catch(() => undefined)
}
