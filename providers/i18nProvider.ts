/**
 * Texts in the chosen language, including changes by administrators. All come from the server; missing ones (another
 * server, a newer page) come from the built-in texts, in the reader's language or else in English. A provider holds
 * one language; another language is another provider, so that react-admin re-renders instead of remounting the page
 * and losing input.
 */
import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider } from 'react-admin'
import type { Locale } from '#schemas/entity.ts'
import { languageNames, locales } from '#schemas/product.ts'
import { programs } from '#providers/messages/programs.ts'
import { isObject } from './callErrors.ts'
import { call } from './http.ts'
import { isTextKey, noteMissing } from './missingTexts.ts'

/** Texts by their path, `a.b.c`. */
export type Phrases = Readonly<Record<string, string>>
export type Texts = I18nProvider & {
  /** Resolves after a missing text was noticed: the same texts, completed by those of the program. */
  completed: Promise<Texts>
}

/** Built-in texts, enough to report that the others did not load. */
export const loadShellTexts = async (locale: Locale): Promise<I18nProvider> =>
  toProvider(locale, await ofProgram(locale))

/** @throws {CallError} If the server sends no texts. */
export async function loadI18n(locale: Locale): Promise<Texts> {
  const answer = phrasesOf(await call('GET', '/api/v3/translate/get', { query: { lang: locale }, signIn: false }))
  const isOurs = Object.hasOwn(answer, 'ra.action.save')
  return isOurs
    ? toProvider(locale, answer, [...new Set<Locale>([locale, 'en'])])
    : toProvider(locale, { ...(await ofProgram(locale)), ...answer }, ['en'])
}

const ofProgram = async (locale: Locale): Promise<Phrases> => phrasesOf((await programs[locale]()).messages)

/**
 * @param behind Built-in languages to search, in order, for a missing text.
 * @param own Texts from the server; a text that is not among them is reported as missing.
 */
function toProvider(locale: Locale, phrases: Phrases, behind: readonly Locale[] = [], own = phrases): Texts {
  const languages = locales.map((one) => ({ locale: one, name: languageNames[one] }))
  const polyglot = polyglotI18nProvider(() => phrases as never, locale, languages, { allowMissing: true })
  const { promise: completed, resolve } = Promise.withResolvers<Texts>()
  const [next, ...rest] = behind

  const complete = async (from: Locale) =>
    resolve(toProvider(locale, { ...(await ofProgram(from)), ...phrases }, rest, own))

  let isCompleting = false
  const miss = (key: string) => {
    noteMissing(locale, key)
    if (next === undefined || isCompleting || Object.hasOwn(phrases, key)) return
    isCompleting = true
    // A failure leaves humanised keys on the page.
    complete(next).catch(() => undefined)
  }

  return {
    ...polyglot,
    completed,
    translate(key: string, options: { _?: string } = {}) {
      const isMissing = !Object.hasOwn(own, key) && isTextKey(key, own, options._)
      if (isMissing) miss(key)
      const isPlain = !isMissing || (options._ !== undefined && options._ !== key)
      return polyglot.translate(key, isPlain ? options : { ...options, _: humanised(key) })
    },
  }
}

/** `shell.signIn.lead` → "Lead". */
function humanised(key: string): string {
  const words = key.slice(key.lastIndexOf('.') + 1).replace(/[_-]+|(?<=[a-z\d])(?=[A-Z])/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

/** Nested or flat; `%name%` becomes ra-i18n-polyglot's `%{name}`; "100% ok" stays. */
export function phrasesOf(answer: unknown): Phrases {
  const phrases: Record<string, string> = {}
  // Writes into a single object: half of the time went into copying each level into the one above.
  const collect = (texts: unknown, path: string) => {
    if (!isObject(texts)) return
    for (const [key, text] of Object.entries(texts)) {
      if (typeof text === 'string') phrases[path + key] = text.replace(/%([A-Za-z_]\w*)%/g, '%{$1}')
      else collect(text, `${path}${key}.`)
    }
  }
  collect(answer, '')
  return phrases
}
