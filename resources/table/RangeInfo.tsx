/** "51–75 of 100,000", under a list without pages. */
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { useKnownLocale } from '#resources/fields/useValue.ts'

export const RangeInfo = ({ from, to, total }: { from: number; to: number; total: number }) => {
  const translate = useTranslate()
  const format = new Intl.NumberFormat(useKnownLocale())
  const words = translate('ra.navigation.page_range_info', {
    offsetBegin: format.format(from),
    offsetEnd: format.format(to),
    total: format.format(total),
  })
  return (
    <Typography variant="body2" color="text.secondary" sx={{ px: 2, py: 1.25, borderTop: 1, borderColor: 'divider' }}>
      {words}
    </Typography>
  )
}
