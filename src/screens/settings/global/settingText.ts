/** A setting as text, for what holds by itself and for its history. */
import { decimalOf, formatMoney } from '#domain/money/money.ts'
import type { SettingValue } from '#domain/settings/setting.ts'
import { formatDay } from '#resources/texts/dates.ts'
import { decimalText } from '#resources/texts/texts.ts'
import type { Locale } from '#schemas/entity.ts'
import type { SettingItem } from './settings.ts'

type Kind = Pick<SettingItem, 'type' | 'choices'>

/** Empty for nothing. */
export function settingText({ type, choices }: Kind, value: SettingValue, locale: Locale): string {
  if (value === null) return ''
  if (type === 'money') return formatMoney({ amount: Number(value), currency: 'EUR' }, locale)
  if (type === 'date') return formatDay(String(value))
  if (type === 'choice') return choices?.find((choice) => choice.value === value)?.title ?? String(value)
  return Array.isArray(value) ? value.join('\n') : String(value)
}

/** As it is typed. */
export const typedText = ({ type }: Kind, value: SettingValue, locale: Locale): string => {
  if (value === null) return ''
  if (type === 'money') return decimalText(decimalOf(Number(value)), locale)
  if (type === 'date') return formatDay(String(value))
  return Array.isArray(value) ? value.join('\n') : String(value)
}
