/** Says a line of an explanation in the reader's language. */
import type { ExplanationLine, ExplanationValue } from '#domain/law/explanation.ts'
import { formatMoney, type Cents } from '#domain/money/money.ts'
import { dayText } from '#domain/time/day.ts'
import type { Locale } from '#schemas/entity.ts'
import { say } from '#server/foundation/messages.ts'

export type SpokenLine = { text: string; amount: Cents | null; article: string | null }

/** `amount` in cents; `article` in Dutch notation. */
export const inWords = ({ key, values, amount, article }: ExplanationLine, locale: Locale): SpokenLine => ({
  text: say(locale, { key: `law.lines.${key}`, values: spoken(values, locale) }),
  amount,
  article,
})

const spoken = (values: ExplanationLine['values'], locale: Locale): Record<string, string | number> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueText(value, locale)]))

function valueText(value: ExplanationValue, locale: Locale): string | number {
  if (typeof value !== 'object') return value
  if ('cents' in value) return formatMoney({ amount: value.cents, currency: 'EUR' }, locale)
  if ('day' in value) return dayText(value.day)
  return locale === 'en' ? value.rate : value.rate.replace('.', ',')
}
