/** Visible range below a list: "51–75 of 100,000". */
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { useTotalText } from './useTotalText.ts'

export const RangeInfo = ({ from, to, total }: { from: number; to: number; total: number }) => (
  <Typography variant="body2" color="text.secondary" sx={{ px: 2, py: 1.25, borderTop: 1, borderColor: 'divider' }}>
    {useRangeText()(from, to, total)}
  </Typography>
)

/** @returns A function that formats the range with thousands separators. */
export function useRangeText(): (from: number, to: number, total: number) => string {
  const translate = useTranslate()
  const { format } = new Intl.NumberFormat(useKnownLocale())
  const totalText = useTotalText()
  return (from, to, total) =>
    translate('ra.navigation.page_range_info', {
      offsetBegin: format(from),
      offsetEnd: format(to),
      total: totalText(total),
    })
}
