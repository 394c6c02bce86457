/** A value for each language of the product. */
import type { Locale } from './entity.ts'
import { locales } from './product.ts'

export const perLocale = <T>(make: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>
