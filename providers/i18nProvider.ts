/**
 * Texts in the chosen language. Those of the entities come from the server, those of the shell with
 * the program. A provider holds one language: choosing another makes another provider, so that
 * react-admin redraws with new texts instead of building the page anew and losing what was typed.
 */
import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider } from 'react-admin'
import type { Locale } from '#schemas/entity.ts'
import { isObject } from './callErrors.ts'
import { call } from './http.ts'
import { languageNames } from './language.ts'

type Texts = { readonly [key: string]: string | Texts }

const shells = {
  nl: () => import('./messages/nl.ts'),
  en: () => import('./messages/en.ts'),
  fr: () => import('./messages/fr.ts'),
}

/** The shell's texts alone: enough to say that the rest did not come. */
export const loadShellTexts = async (locale: Locale): Promise<I18nProvider> =>
  toProvider(locale, (await shells[locale]()).messages as Texts)

/** @throws {CallError} When the server does not give the texts. */
export async function loadI18n(locale: Locale): Promise<I18nProvider> {
  const [shell, answer] = await Promise.all([
    shells[locale](),
    call('GET', '/api/v3/translate/get', { query: { lang: locale }, signIn: false }),
  ])
  return toProvider(locale, merge(converted(answer), shell.messages as Texts))
}

const toProvider = (locale: Locale, texts: Texts): I18nProvider =>
  polyglotI18nProvider(
    () => texts as never,
    locale,
    Object.entries(languageNames).map(([key, name]) => ({ locale: key, name })),
    { allowMissing: true },
  )

/** `%name%` → `%{name}`, which is how ra-i18n-polyglot writes it; "100% ok" stays. */
export function converted(answer: unknown): Texts {
  if (!isObject(answer)) return {}
  return Object.fromEntries(
    Object.entries(answer).map(([key, text]) => [
      key,
      typeof text === 'string' ? text.replace(/%([A-Za-z_]\w*)%/g, '%{$1}') : converted(text),
    ]),
  )
}

/** Both sides' texts; where both have one, the second's. */
function merge(first: Texts, second: Texts): Texts {
  const merged: Record<string, string | Texts> = { ...first }
  for (const [key, text] of Object.entries(second)) {
    const before = merged[key]
    merged[key] = typeof before === 'object' && typeof text === 'object' ? merge(before, text) : text
  }
  return merged
}
