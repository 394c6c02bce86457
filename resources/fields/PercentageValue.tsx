/** Percentage, kept as decimal text to avoid rounding. */
import { decimalText } from '#resources/texts/texts.ts'
import { useKnownLocale, useValue, type ValueProps } from '#resources/texts/useValue.ts'

export const PercentageValue = ({ source }: ValueProps) => {
  const value = useValue<string>(source)
  const locale = useKnownLocale()
  if (value === null) return null
  return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{decimalText(value, locale)}%</span>
}
