/** The languages of the product as the program brings them, each loaded when it is needed. */
import type { Locale } from '#schemas/entity.ts'

export const programs: Readonly<Record<Locale, () => Promise<{ messages: object }>>> = {
  en: () => import('./en.ts'),
  nl: () => import('./nl.ts'),
}
