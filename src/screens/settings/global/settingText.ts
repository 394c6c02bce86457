/** Value of a setting as text, for its default and its history. */
import { decimalOf, formatMoney } from '#domain/money/money.ts'
import type { SettingValue } from '#domain/settings/setting.ts'
import { formatDay } from '#resources/texts/dates.ts'
import { decimalText } from '#resources/texts/texts.ts'
import type { Locale } from '#schemas/entity.ts'
import { defaultCurrency } from '#schemas/product.ts'
import type { SettingItem } from './settings.ts'

type Kind = Pick<SettingItem, 'type' | 'choices'>

/** Empty text for no value. */
export function settingText({ type, choices }: Kind, value: SettingValue, locale: Locale): string {
  if (value === null) return ''
  if (type === 'money') return formatMoney({ amount: Number(value), currency: defaultCurrency }, locale)
  if (type === 'date') return formatDay(String(value))
  if (type === 'choice') return choices?.find((choice) => choice.value === value)?.title ?? String(value)
  return Array.isArray(value) ? value.join('\n') : String(value)
}

/** Text as typed into the input. */
export const typedText = ({ type }: Kind, value: SettingValue, locale: Locale): string => {
  if (value === null) return ''
  if (type === 'money') return decimalText(decimalOf(Number(value)), locale)
  if (type === 'date') return formatDay(String(value))
  return Array.isArray(value) ? value.join('\n') : String(value)
}
