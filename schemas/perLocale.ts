/** A value for each language of the product. */
import type { Locale } from './entity.ts'
import { locales } from './product.ts'

export const perLocale = <T>(make: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>

/**
 * Header of a call that edits texts in all languages, as our screens do: lists to choose from answer each text as an
 * object of languages. Without it they answer one text, which is what a list of choices shows.
 */
export const allTexts = { name: 'x-texts', value: 'all' } as const
