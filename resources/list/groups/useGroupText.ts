/** Name of a group: its choice, record, month or year. */
import { useTranslate } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import { useValueText } from '#resources/fields/EnumValue.tsx'
import { relatedText, type Related } from '#resources/texts/relatedText.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import type { Grouping } from './groupings.ts'

/** @returns A function of the value, as the server tells it. */
export function useGroupText({ property, period }: Grouping): (value: unknown) => string {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const valueText = useValueText(property.name)
  return (value) => {
    if (value === null) return translate('list.group.none')
    if (period === 'month') return monthText(String(value), locale)
    if (typeof value === 'boolean') return translate(`ra.boolean.${value}`)
    if (isObject(value)) return relatedText(value as Related, property.relation?.embed ?? [])
    return property.values ? valueText(String(value)) : String(value)
  }
}

/** @example monthText('2026-02', 'en') // 'February 2026' */
const monthText = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )
