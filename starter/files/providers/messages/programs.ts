/** The shipped texts of the product's languages, each loaded on demand. */
import type { Locale } from '#schemas/entity.ts'

export const programs: Readonly<Record<Locale, () => Promise<{ messages: object }>>> = {
  en: () => import('./en.ts'),
  nl: () => import('./nl.ts'),
}
