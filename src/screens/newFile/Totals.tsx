/** Amounts that would be owed, always in view: to this day, costs that come, the letter, and limitation. */
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { formatMoney } from '#domain/money/money.ts'
import { AmountTable } from '#resources/show/AmountTable.tsx'
import { formatDay } from '#resources/texts/dates.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { useCostsText } from './LetterStep.tsx'
import type { Preview } from './usePreview.ts'

/** Rows of claims in which something is wrong, so that nothing is added up of them. */
export const unreadIn = ({ claims }: Pick<Preview, 'claims'>): number => claims.filter((one) => one === null).length

type TotalsProps = { preview: Preview; isOld: boolean }

export const Totals = ({ preview, isOld }: TotalsProps) => {
  const translate = useTranslate()
  const { totals, letter, claims, on } = preview
  const costs = useCostsText(preview.costs)
  const perDay = formatMoney(totals.interestPerDay, useKnownLocale())
  const barred = claims.filter((one) => one?.barred).length
  const unread = unreadIn(preview)
  const next = claims
    .flatMap((one) => (one && !one.barred ? [one.limitationDate] : []))
    .toSorted()
    .at(0)
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={translate('newFile.totals.title')}
      aria-busy={isOld}
      sx={{ p: 2, opacity: isOld ? 0.7 : 1, transition: 'opacity 150ms' }}
    >
      <Typography component="h2" variant="subtitle2" sx={{ mb: 1 }}>
        {translate('newFile.totals.on', { day: formatDay(on) })}
      </Typography>
      <AmountTable
        label={translate('newFile.totals.title')}
        currency={totals.outstanding.currency}
        rows={[
          {
            key: 'principal',
            label: translate('newFile.totals.principal', { smart_count: claims.length - unread }),
            ...(unread > 0 && { note: translate('newFile.totals.unread', { smart_count: unread }) }),
            amount: totals.principal.amount,
          },
          {
            key: 'interest',
            label: translate('newFile.totals.interest'),
            ...(totals.interestPerDay.amount > 0 && { note: translate('newFile.totals.perDay', { amount: perDay }) }),
            amount: totals.interest.amount,
          },
          {
            key: 'outstanding',
            label: translate('newFile.totals.outstanding'),
            amount: totals.outstanding.amount,
            isSum: true,
          },
        ]}
      />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
        {costs}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Chip
          size="small"
          color={letter.state === 'invalid' ? 'warning' : 'default'}
          label={translate('newFile.totals.letter', {
            state: translate(`resources.file.values.fourteenDayState.${letter.state}`).toLowerCase(),
          })}
        />
        {next && <Chip size="small" label={translate('newFile.totals.limitation', { day: formatDay(next) })} />}
        {barred > 0 && (
          <Chip size="small" color="warning" label={translate('newFile.totals.barred', { smart_count: barred })} />
        )}
      </Box>
    </Paper>
  )
}

/** The same in one line, for a phone. */
export const TotalsLine = ({ preview, isOld }: TotalsProps) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const { outstanding, principal } = preview.totals
  return (
    <Paper
      square
      elevation={3}
      component="section"
      aria-label={translate('newFile.totals.title')}
      aria-busy={isOld}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        justifyContent: 'space-between',
        gap: 1,
        px: 2,
        py: 1,
        mx: -1,
        typography: 'body2',
      }}
    >
      <span>
        {translate('newFile.totals.short')} {formatMoney(principal, locale)}
      </span>
      <strong>
        {translate('newFile.totals.outstanding')} {formatMoney(outstanding, locale)}
      </strong>
    </Paper>
  )
}
