/** Allocation of the example payment, line by line, with the remainder. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { allocate, type AllocationOrder, type Debt } from '#domain/money/allocation.ts'
import type { IsoDate } from '#domain/time/day.ts'
import { formatMoney, type Cents } from '#domain/money/money.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { AmountTable } from '#resources/show/AmountTable.tsx'

type AllocationResultProps = {
  payment: { amount: Cents; day: IsoDate; named?: string }
  debts: readonly Debt[]
  order: AllocationOrder
}

export const AllocationResult = ({ payment, debts, order }: AllocationResultProps) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const { lines, surplus, surplusWaits } = allocate(payment, debts, order)
  const rows = lines.map(({ debt, component, amount }) => {
    const open = (debts.find(({ id }) => id === debt)?.open[component] ?? 0) - amount
    const part = translate(`resources.allocation-template.rowValues.components.component.${component}`)
    return {
      key: `${debt} ${component}`,
      label: debts.length > 1 ? `${translate('allocation.debt', { id: debt })}: ${part.toLowerCase()}` : part,
      note: translate('allocation.left', { amount: formatMoney({ amount: open, currency: 'EUR' }, locale) }),
      amount,
    }
  })
  const rest = { key: 'surplus', label: translate('allocation.surplus'), amount: surplus, isSum: true }
  return (
    <Box aria-live="polite" sx={{ display: 'grid', gap: 1.5 }}>
      <AmountTable label={translate('allocation.result')} rows={[...rows, rest]} />
      {surplus > 0 && (
        <Alert severity="info">{translate(surplusWaits ? 'allocation.waits' : 'allocation.overpaid')}</Alert>
      )}
    </Box>
  )
}
