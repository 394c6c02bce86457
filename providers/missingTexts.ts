/**
 * Reports text keys without a text to the server, in batches, so that developers see them in a list. A server without
 * such a list answers 404, which is ignored.
 */
import { may } from '#domain/access/roles.ts'
import type { Locale } from '#schemas/entity.ts'
import { keyPattern, staff } from '#schemas/textKey.ts'
import { callIfOffered } from './http.ts'
import { currentUser } from './session.ts'

type Missing = { locale: Locale; key: string; page: string }

/** Limit per loaded page: an error in a loop must not flood the server. */
const most = 200
/** Milliseconds in which reports are collected; a rendering page misses several keys. */
const pause = 2000

/** Every entity has these, even where a fallback is given. */
const isOfEntity = /^resources\.[\w-]+\.(?:name|fields\.[\w-]+|values\.[\w-]+\.[\w-]+)$/
/** Values of properties, which count only if the property has a label: others are free input or rights. */
const ofValues = /^resources\.[\w-]+\.values\.[\w-]+\./

const noted = new Set<string>()
let waiting: Missing[] = []

/**
 * Whether this is a text key: sentences of the server pass through the same function, with themselves as fallback.
 *
 * @param own All texts by key.
 * @param fallback Shown if the text is missing. react-admin asks for many optional texts with a fallback.
 */
export function isTextKey(key: string, own: Readonly<Record<string, string>>, fallback: string | undefined): boolean {
  if (!keyPattern.test(key)) return false
  if (fallback === undefined) return true
  const root = ofValues.exec(key)?.[0] ?? key.slice(0, key.indexOf('.') + 1)
  return (fallback === key || isOfEntity.test(key)) && Object.keys(own).some((known) => known.startsWith(root))
}

/** Reports a key once per language; rendering may call this repeatedly. */
export function noteMissing(locale: Locale, key: string): void {
  const id = `${locale} ${key}`
  if (noted.has(id) || noted.size >= most) return
  noted.add(id)
  if (waiting.length === 0) setTimeout(() => void send(), pause)
  waiting.push({ locale, key, page: location.pathname.slice(0, 200) })
}

/** Forgets noted keys, for a newly loaded page. */
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
