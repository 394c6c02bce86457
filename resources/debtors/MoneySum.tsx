/** Amounts in several currencies, below each other. */
import { formatMoney, type Money } from '#domain/money/money.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'

export const MoneySum = ({ amounts }: { amounts: readonly Money[] }) => {
  const locale = useKnownLocale()
  return (
    <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {amounts.map((one) => formatMoney(one, locale)).join(' + ')}
    </span>
  )
}
