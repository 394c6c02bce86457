/** A text per language, as one reader gets to see it. */
import type { Locale } from '#schemas/entity.ts'
import { defaultLocale } from '#schemas/product.ts'

export type LocalizedTexts = Readonly<Record<string, string | null | undefined>>

type Pick = { text: string; language: string }

/** The reader's own language, else the default one, else whichever there is. @returns undefined when there is none. */
export function pickLanguage(texts: LocalizedTexts, locale: Locale): Pick | undefined {
  const language = [locale, defaultLocale, ...Object.keys(texts)].find((one) => texts[one])
  const text = language && texts[language]
  return language && text ? { text, language } : undefined
}
