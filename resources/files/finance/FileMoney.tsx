/** Derivation of the debt on any day: each claim, cost, payment and period of interest, with its article of law. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslate, type RaRecord } from 'react-admin'
import { formatMoney } from '#domain/money/money.ts'
import { DayField } from '#resources/inputs/date/DayField.tsx'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { AmountTable } from '#resources/show/AmountTable.tsx'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { useBalance } from './useBalance.ts'

/** Days that the server takes; a date that is being typed may be none. */
export const isDay = (text: string): boolean => /^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)

type FileMoneyProps = {
  record: RaRecord
  /** Day of the balance, as typed; '': today. */
  on: string
  onChange: (on: string) => void
}

export const FileMoney = ({ record, on, onChange }: FileMoneyProps) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const { data, error, isPlaceholderData, refetch } = useBalance(record, isDay(on) ? on : undefined)
  if (error && !data) return <ReadFailure error={error} onRetry={() => void refetch()} />
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <DayField
          isOptional
          label={translate('collectionFile.on')}
          value={on === '' ? (data?.on ?? '') : on}
          onChange={onChange}
          sx={{ maxWidth: 200 }}
        />
        {data && (
          <Typography variant="body2" color="text.secondary">
            {translate('collectionFile.perDay', { amount: formatMoney(data.interestPerDay, locale) })}
          </Typography>
        )}
      </Box>
      {data ? (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
          <AmountTable
            label={translate('collectionFile.explanation')}
            currency={data.outstanding.currency}
            rows={data.explanation.map(({ text, amount, article }, index) => ({
              key: String(index),
              label: text,
              amount,
              isSum: index === data.explanation.length - 1,
              ...(article !== null && { note: article }),
            }))}
          />
        </Box>
      ) : (
        <Skeleton variant="rounded" height={240} aria-busy />
      )}
    </Paper>
  )
}
