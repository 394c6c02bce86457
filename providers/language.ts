/** Chosen language, stored in the browser under `lang`; the default language if that is none of ours. */
import type { Locale } from '#schemas/entity.ts'
import { defaultLocale, locales } from '#schemas/product.ts'

const key = 'lang'
/** Language kept in memory, for browsers whose storage is switched off. */
let chosen: string | null = null

export function currentLocale(): Locale {
  const stored = chosen ?? fromStorage(() => localStorage.getItem(key))
  return locales.find((locale) => locale === stored) ?? defaultLocale
}

/** Stores the choice and sets the document's language, for screen readers and hyphenation. */
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
