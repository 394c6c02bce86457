/** Progress of an arrangement: paid of the total, the next term, and what needs a decision. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { formatMoney } from '#domain/money/money.ts'
import { ProgressBar } from '#resources/page/ProgressBar.tsx'
import { formatDay } from '#resources/texts/dates.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import type { ArrangementWithTerms } from './withTerms.ts'

export const Progress = ({ record }: { record: ArrangementWithTerms }) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const { total, paidAmount, nextDueDate, rest, status, reason, instalments = [] } = record
  const paid = paidAmount ?? { ...total, amount: 0 }
  const share = total.amount > 0 ? Math.min(100, (100 * paid.amount) / total.amount) : 0
  const label = translate('arrangements.paidOf', {
    paid: formatMoney(paid, locale),
    total: formatMoney(total, locale),
  })
  const missed = instalments.filter((term) => term.status === 'missed').length
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{label}</Typography>
        {nextDueDate !== null && (
          <Typography color="text.secondary">
            {translate('arrangements.next', { day: formatDay(nextDueDate) })}
          </Typography>
        )}
      </Box>
      <ProgressBar
        value={share}
        aria-label={label}
        color={status === 'broken' || missed > 0 ? 'warning' : 'success'}
        sx={{ height: 8, borderRadius: 4 }}
      />
      {status === 'broken' && <Alert severity="error">{reason ?? translate('arrangements.broken')}</Alert>}
      {status === 'active' && missed > 0 && (
        <Alert severity="warning">{translate('arrangements.missed', { smart_count: missed })}</Alert>
      )}
      {rest && status === 'active' && (
        <Alert severity="info">{translate('arrangements.rest', { rest: formatMoney(rest, locale) })}</Alert>
      )}
    </Box>
  )
}
