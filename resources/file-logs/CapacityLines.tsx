/** Amount that a person can pay a month, worked out here while one types and again by the server on saving. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { capacityOf } from '#domain/fileLog/capacity.ts'
import type { Household } from '#domain/fileLog/seizureFreeAmounts.ts'
import { formatMoney } from '#domain/money/money.ts'
import { dayOf } from '#domain/time/day.ts'
import { formatDay } from '#resources/texts/dates.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { defaultCurrency } from '#schemas/product.ts'
import type { BudgetRow } from './BudgetRows.tsx'

type CapacityLinesProps = {
  income: readonly BudgetRow[]
  expenses: readonly BudgetRow[]
  household: Household | null
}

export const CapacityLines = ({ income, expenses, household }: CapacityLinesProps) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const [today] = useState(() => dayOf(Date.now()))
  const filled = (rows: readonly BudgetRow[]) => rows.map(({ kind, amount }) => ({ kind, amount: amount ?? 0 }))
  const budget = { income: filled(income), expenses: filled(expenses), household }
  const worked = capacityOf(budget, today)
  const text = (amount: number) => formatMoney({ amount, currency: defaultCurrency }, locale)
  const lines: [string, string, boolean][] = [
    ['income', text(worked.income), false],
    ['expenses', text(-worked.expenses), false],
    ['capacity', text(worked.capacity), true],
  ]
  const name = (source: string) => translate(`resources.file-log.fields.${source}`)
  return (
    <Paper variant="outlined" role="status" aria-label={name('capacity')} sx={{ p: 2 }}>
      <Box component="dl" sx={list}>
        {lines.map(([source, amount, isSum]) => (
          <Box
            key={source}
            sx={{ ...line, ...(isSum && { fontWeight: 700, borderTop: 1, borderColor: 'divider', pt: 1 }) }}
          >
            <dt>{name(source)}</dt>
            <Box component="dd" sx={{ m: 0 }}>
              {amount}
            </Box>
          </Box>
        ))}
        {worked.seizureFree !== null && (
          <Box sx={{ ...line, color: 'text.secondary' }}>
            <dt>{name('seizureFree')}</dt>
            <Box component="dd" sx={{ m: 0 }}>
              {text(worked.seizureFree)}
            </Box>
          </Box>
        )}
      </Box>
      <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 1 }}>
        {worked.amountsFrom === null
          ? translate('fileLog.budget.noHousehold')
          : translate('fileLog.budget.hint', { day: formatDay(worked.amountsFrom) })}
      </Typography>
    </Paper>
  )
}

const list = { m: 0, display: 'grid', gap: 1, fontVariantNumeric: 'tabular-nums' } as const
const line = { display: 'flex', justifyContent: 'space-between', gap: 2, typography: 'body2' } as const
