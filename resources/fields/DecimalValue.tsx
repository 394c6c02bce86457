/** Number with digits after the point, kept as decimal text to avoid rounding. */
import { groupedDecimal } from '#resources/texts/texts.ts'
import { useKnownLocale, useValue, type ValueProps } from '#resources/texts/useValue.ts'

export const DecimalValue = ({ source }: ValueProps) => {
  const value = useValue<string>(source)
  const locale = useKnownLocale()
  if (value === null) return null
  return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{groupedDecimal(value, locale)}</span>
}
