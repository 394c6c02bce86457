/** The value of one property of the record at hand, and the language it is shown in. */
import { useLocale, useRecordContext } from 'react-admin'
import type { Locale } from '#schemas/entity.ts'
import { defaultLocale, locales } from '#schemas/product.ts'

export type ValueProps = { source: string }

/** @returns null for a value that is absent, empty or not readable for this person. */
export function useValue<T>(source: string): T | null {
  const record = useRecordContext<Record<string, unknown>>()
  const value = record?.[source]
  return value === undefined || value === '' ? null : (value as T | null)
}

export function useKnownLocale(): Locale {
  const current = useLocale()
  return locales.find((locale) => locale === current) ?? defaultLocale
}
