/** The languages of the product as the program brings them, each loaded when it is needed. */
import type { Locale } from '#schemas/entity.ts'

export const programs: Readonly<Record<Locale, () => Promise<{ messages: object }>>> = {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
}
