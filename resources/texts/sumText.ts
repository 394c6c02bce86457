/** A sum as the server tells it, as a text: money per currency, a decimal, a number. */
import { formatMoney } from '#domain/money/money.ts'
import type { Locale } from '#schemas/entity.ts'
import { groupedDecimal } from './texts.ts'

type Money = { amount: number; currency: string }

export function sumText(sum: unknown, locale: Locale): string {
  if (typeof sum === 'number') return sum.toLocaleString(locale)
  if (!Array.isArray(sum)) return groupedDecimal(String(sum ?? ''), locale)
  const each = (sum as Money[]).map((money) => formatMoney(money, locale))
  return each.length > 0 ? each.join(' + ') : '–'
}
