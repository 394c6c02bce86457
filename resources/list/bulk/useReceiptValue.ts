/** A value of a receipt as text. The page knows no schema: of many entities it needs a few values only. */
import { useTranslate } from 'react-admin'
import { formatMoney, type Money } from '#domain/money/money.ts'
import { isObject } from '#providers/callErrors.ts'
import { formatDay, formatMoment } from '#resources/texts/dates.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'

export function useReceiptValue(entity: string): (property: string, value: unknown) => string {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const valueOf = (property: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return '–'
    if (Array.isArray(value)) return value.map((one) => valueOf(property, one)).join(', ')
    if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false')
    if (typeof value === 'number') return value.toLocaleString(locale)
    if (isObject(value)) {
      if ('amount' in value && 'currency' in value) return formatMoney(value as Money, locale)
      const { id, [locale]: own, ...rest } = value
      return valueOf(property, own ?? Object.values(rest)[0] ?? `#${String(id)}`)
    }
    const text = String(value)
    if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDay(text)
    if (/^\d{4}-\d\d-\d\dT/.test(text)) return formatMoment(text)
    return translate(`resources.${entity}.values.${property}.${text}`, { _: text })
  }
  return valueOf
}
