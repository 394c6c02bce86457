/** What a checked file asks together, as its amounts were understood: the one figure to compare with the client's letter. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { formatMoney } from '#domain/money/money.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import type { Import } from './imports.ts'

export const Amounts = ({ amounts }: Pick<Import, 'amounts'>) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const number = new Intl.NumberFormat(locale)
  if (amounts.length === 0) return null
  return (
    <Box role="group" aria-label={translate('fileImport.sum')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      {amounts.map(({ rows, sum, lowest, highest }) => (
        <Box key={sum.currency}>
          <Typography color="text.secondary" variant="body2">
            {translate('fileImport.sum')}
          </Typography>
          <Typography sx={{ fontSize: 28, fontWeight: 600, lineHeight: 1.3, fontVariantNumeric: 'tabular-nums' }}>
            {formatMoney(sum, locale)}
          </Typography>
          <Typography color="text.secondary" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {translate('fileImport.range', {
              count: number.format(rows),
              smart_count: rows,
              lowest: formatMoney(lowest, locale),
              highest: formatMoney(highest, locale),
            })}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
