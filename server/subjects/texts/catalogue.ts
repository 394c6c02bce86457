/** The catalogue of texts: each key in each language, as shipped and as changed. */
import type { Locale } from '#schemas/entity.ts'
import { locales } from '#schemas/product.ts'
import type { Messages } from '#schemas/translate.ts'
import type { Engine } from '#server/db/engine.ts'
import { originals } from '#server/foundation/messages.ts'
import { perLocale } from '#schemas/perLocale.ts'
import { isAccountMail, isNotice } from './accountMail.ts'
import { problemsOf } from './wording.ts'
import { names } from '#server/sql/names.ts'

const u = names('app_user', 'u')

/** `original` is null where the program lacks the text in that language. */
export type Wording = { original: string | null; changed: string | null; changedAt?: string; changedBy?: string | null }
/** People who may change a text: those who word texts, a super administrator only, or nobody. */
export type Guard = 'settings' | 'super-admin' | 'nobody'
export type TextItem = { key: string; area: string; guard: Guard; texts: Record<Locale, Wording> }

type Row = { locale: Locale; key: string; text: string; changed_at: string; name: string | null }

const flat = perLocale((locale) => flatten(originals[locale]))
const keys = [...new Set(locales.flatMap((locale) => [...flat[locale].keys()]))].sort()

/** Prefixes of keys, sorted: `shell`, `resources.merchant`. */
export const areas = [...new Set(keys.map(areaOf))]

/** The shipped text; English where the language lacks it; undefined for an unknown key. */
export const originalOf = (locale: Locale, key: string): string | undefined =>
  flat[locale].get(key) ?? flat.en.get(key) ?? locales.map((other) => flat[other].get(key)).find(Boolean)

export const guardOf = (key: string): Guard =>
  isNotice(key) ? 'nobody' : isAccountMail(key) || isRight(key) ? 'super-admin' : 'settings'

/**
 * Names of rights and their areas, which cannot be changed: under another name somebody would give a right by
 * mistake.
 */
export const isRight = (key: string): boolean => /^role(?:s|Areas)\./.test(key)

/**
 * Whether a stored change is used. A mail about an account outside its limits is not, however it was stored: by
 * an earlier release, or in the database directly.
 */
export function isSpoken({ locale, key, text }: { locale: Locale; key: string; text: string }): boolean {
  const guard = guardOf(key)
  return (
    guard === 'settings' || (guard !== 'nobody' && problemsOf(key, originalOf(locale, key) ?? '', text).length === 0)
  )
}

/** @param only A single key; absent: all, sorted. */
export async function readCatalogue(engine: Pick<Engine, 'query'>, only?: string): Promise<TextItem[]> {
  const { rows } = await engine.query<Row>({
    text: `select c.locale, c.key, c.text, c.changed_at, ${u.name} from changed_text c
      left join app_user u on ${u.id} = c.changed_by where $1::text is null or c.key = $1::text`,
    values: [only ?? null],
  })
  const changes = new Map(rows.filter(isSpoken).map((row) => [`${row.locale} ${row.key}`, row]))
  const wordingOf = (locale: Locale, key: string): Wording => {
    const change = changes.get(`${locale} ${key}`)
    const original = flat[locale].get(key) ?? null
    if (!change) return { original, changed: null }
    return { original, changed: change.text, changedAt: change.changed_at, changedBy: change.name }
  }
  return (only === undefined ? keys : keys.filter((key) => key === only)).map((key) => ({
    key,
    area: areaOf(key),
    guard: guardOf(key),
    texts: perLocale((locale) => wordingOf(locale, key)),
  }))
}

function areaOf(key: string): string {
  const [root = '', name = ''] = key.split('.')
  return root === 'resources' ? `${root}.${name}` : root
}

function flatten(messages: Messages, path = '', found = new Map<string, string>()): Map<string, string> {
  for (const [key, text] of Object.entries(messages)) {
    if (typeof text === 'string') found.set(path + key, text)
    else flatten(text, `${path}${key}.`, found)
  }
  return found
}
