/** What is owed today, in figures: the first that is looked for on a file. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslate, type RaRecord } from 'react-admin'
import { formatMoney } from '#domain/money/money.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { useBalance } from './useBalance.ts'

const figures = ['outstanding', 'principal', 'interest', 'collectionCosts', 'courtCosts', 'otherCosts', 'paid'] as const

export const FileFigures = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const { data, isPending } = useBalance(record)
  if (!isPending && !data) return null
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={translate('collectionFile.figures')}
      aria-busy={isPending}
      sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: { xs: 1.5, sm: 2 }, gridTemplateColumns: columns }}
    >
      {figures.map((name) => (
        <Box key={name} component="dl" sx={{ m: 0, minWidth: 0 }}>
          <Typography component="dt" variant="caption" color="text.secondary">
            {translate(`resources.file.fields.${name}`)}
          </Typography>
          <Typography
            component="dd"
            variant={name === 'outstanding' ? 'h6' : 'body1'}
            sx={{ m: 0, lineHeight: 1.3, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
          >
            {data ? formatMoney(data[name], locale) : <Skeleton width="60%" />}
          </Typography>
        </Box>
      ))}
    </Paper>
  )
}

const columns = 'repeat(auto-fit, minmax(112px, 1fr))'
