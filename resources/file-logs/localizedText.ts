/** A name in several languages, in the reader's. */
import type { Locale } from '#schemas/entity.ts'
import { defaultLocale } from '#schemas/product.ts'

export const localizedText = (name: Partial<Record<Locale, string>>, locale: Locale): string =>
  name[locale] ?? name[defaultLocale] ?? ''
