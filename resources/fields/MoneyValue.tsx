/** Amount with currency in tabular figures, so that columns line up. */
import { formatMoney, type Money } from '#domain/money/money.ts'
import { useKnownLocale, useValue, type ValueProps } from '#resources/texts/useValue.ts'

export const MoneyValue = ({ source }: ValueProps) => {
  const value = useValue<Money>(source)
  const locale = useKnownLocale()
  if (value === null) return null
  return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{formatMoney(value, locale)}</span>
}
