/** Comparison of interest as agreed and as proposed: the amounts, the difference, and each period. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { formatMoney } from '#domain/money/money.ts'
import { SegmentTable } from '#resources/files/finance/SegmentTable.tsx'
import { wideTable } from '#resources/files/finance/wideTable.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import type { Comparison } from './useComparison.ts'

const shown = ['principal', 'interest', 'outstanding', 'interestPerDay'] as const

export const ComparisonView = ({ comparison, isOld }: { comparison: Comparison; isOld: boolean }) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const { before, after } = comparison
  const { currency } = after.outstanding
  const labelOf = (name: (typeof shown)[number]) =>
    name === 'interestPerDay' ? translate('interestPage.perDay') : translate(`resources.file.fields.${name}`)
  return (
    <Box
      aria-busy={isOld}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', opacity: isOld ? 0.6 : 1 }}
    >
      {/* Amounts of millions are wider than a phone. */}
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={translate('interestPage.comparison')}>
        <Box component="table" aria-label={translate('interestPage.comparison')} sx={{ ...wideTable, maxWidth: 560 }}>
          <thead>
            <tr>
              <td />
              {['old', 'new', 'difference'].map((name) => (
                <th key={name} scope="col" className="number">
                  {translate(`interestPage.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((name) => (
              <tr key={name}>
                <th scope="row">{labelOf(name)}</th>
                <td className="number">{formatMoney(before[name], locale)}</td>
                <td className="number">{formatMoney(after[name], locale)}</td>
                <td className="number">
                  {formatMoney({ amount: after[name].amount - before[name].amount, currency }, locale)}
                </td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {(['old', 'new'] as const).map((which) => {
          const { segments } = which === 'old' ? before : after
          const title = translate(`interestPage.${which}Segments`)
          const amount = segments.reduce((sum, one) => sum + one.amount.amount, 0)
          return (
            <Box key={which} sx={{ minWidth: 0 }}>
              <Typography component="h3" variant="subtitle2">
                {title}
              </Typography>
              {segments.length === 0 ? (
                <Typography variant="body2" color="text.secondary">
                  {translate('fileScreen.noSegments')}
                </Typography>
              ) : (
                <SegmentTable label={title} segments={segments} interest={{ amount, currency }} />
              )}
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}
