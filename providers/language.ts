/** The language that was chosen: kept in the browser under `lang`, Dutch when that holds something else. */
import { locales, type Locale } from '#schemas/entity.ts'

const key = 'lang'
/** Holds the choice where storage is switched off. */
let chosen: string | null = null

export const languageNames: Readonly<Record<Locale, string>> = { nl: 'Nederlands', en: 'English', fr: 'Français' }

export function currentLocale(): Locale {
  const stored = chosen ?? fromStorage(() => localStorage.getItem(key))
  return locales.find((locale) => locale === stored) ?? 'nl'
}

/** Remembers the choice and tells the browser, which reads the page aloud and hyphenates by it. */
export function rememberLocale(locale: Locale): void {
  chosen = locale
  document.documentElement.lang = locale
  fromStorage(() => localStorage.setItem(key, locale))
}

function fromStorage<T>(access: () => T): T | null {
  try {
    return access()
  } catch {
    return null
  }
}
