/** Says a line of an explanation in the reader's language. */
import type { ExplanationLine, ExplanationValue } from '#domain/law/explanation.ts'
import { formatMoney, type Cents } from '#domain/money/money.ts'
import { dayText } from '#domain/time/day.ts'
import type { Locale } from '#schemas/entity.ts'
import { defaultLocale } from '#schemas/product.ts'
import { say } from '#server/foundation/messages.ts'

export type SpokenLine = { text: string; amount: Cents | null; article: string | null }

/** `amount` in cents; `article` in Dutch notation. */
export const inWords = (
  { key, values, amount, article }: ExplanationLine,
  locale: Locale,
  currency = 'EUR',
): SpokenLine => ({
  text: say(locale, { key: `law.lines.${key}`, values: spoken(values, locale, currency) }),
  amount,
  article,
})

const spoken = (values: ExplanationLine['values'], locale: Locale, currency: string): Record<string, string | number> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueText(value, locale, currency)]))

function valueText(value: ExplanationValue, locale: Locale, currency: string): string | number {
  if (typeof value !== 'object') return value
  if ('cents' in value) return formatMoney({ amount: value.cents, currency }, locale)
  if ('day' in value) return dayText(value.day)
  if ('names' in value) return value.names[locale] ?? value.names[defaultLocale] ?? ''
  if ('lines' in value) return value.lines.map((one) => inWords(one, locale, currency).text).join('; ')
  return locale === 'en' ? value.rate : value.rate.replace('.', ',')
}
