/**
 * Texts in the chosen language, those that admins changed among them. All come from the server; what it has not (another
 * server, a newer page) comes from the program, once it is missed: in the reader's language, otherwise in English.
 * A provider holds one language: choosing another makes another provider, so that react-admin redraws with new
 * texts instead of building the page anew and losing what was typed.
 */
import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider } from 'react-admin'
import type { Locale } from '#schemas/entity.ts'
import { isObject } from './callErrors.ts'
import { call } from './http.ts'
import { languageNames } from './language.ts'
import { isTextKey, noteMissing } from './missingTexts.ts'

/** Texts by their path, `a.b.c`. */
export type Phrases = Readonly<Record<string, string>>
export type Texts = I18nProvider & {
  /** Settles when a text was missed: the same texts, with those that the program brings behind them. */
  completed: Promise<Texts>
}

const programs = {
  nl: () => import('./messages/nl.ts'),
  en: () => import('./messages/en.ts'),
  fr: () => import('./messages/fr.ts'),
}

/** What the program brings by itself: enough to say that the rest did not come. */
export const loadShellTexts = async (locale: Locale): Promise<I18nProvider> =>
  toProvider(locale, await ofProgram(locale))

/** @throws {CallError} When the server does not give the texts. */
export async function loadI18n(locale: Locale): Promise<Texts> {
  const answer = phrasesOf(await call('GET', '/api/v3/translate/get', { query: { lang: locale }, signIn: false }))
  const isOurs = Object.hasOwn(answer, 'ra.action.save')
  return isOurs
    ? toProvider(locale, answer, [...new Set<Locale>([locale, 'en'])])
    : toProvider(locale, { ...(await ofProgram(locale)), ...answer }, ['en'])
}

const ofProgram = async (locale: Locale): Promise<Phrases> => phrasesOf((await programs[locale]()).messages)

/**
 * @param behind Languages of the program to look in, in this order, once a text is missed.
 * @param own What the server gave; a text that is not in there is missing, wherever else it is found.
 */
function toProvider(locale: Locale, phrases: Phrases, behind: readonly Locale[] = [], own = phrases): Texts {
  const languages = Object.entries(languageNames).map(([key, name]) => ({ locale: key, name }))
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
    // Without them the page has its humanised keys.
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

/** Nested or not; `%name%` → `%{name}`, which is how ra-i18n-polyglot writes it; "100% ok" stays. */
export function phrasesOf(answer: unknown, path = ''): Phrases {
  if (!isObject(answer)) return {}
  const phrases: Record<string, string> = {}
  for (const [key, text] of Object.entries(answer)) {
    if (typeof text === 'string') phrases[path + key] = text.replace(/%([A-Za-z_]\w*)%/g, '%{$1}')
    else Object.assign(phrases, phrasesOf(text, `${path}${key}.`))
  }
  return phrases
}
