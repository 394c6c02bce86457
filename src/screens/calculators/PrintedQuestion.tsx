/** Input of a calculator, on paper in place of the form. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { formatDay } from '#resources/texts/dates.ts'
import { productTitle } from '#schemas/product.ts'

type PrintedQuestionProps = { title: string; lines: readonly string[]; today: string }

export const PrintedQuestion = ({ title, lines, today }: PrintedQuestionProps) => {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'none', displayPrint: 'block' }}>
      <Typography component="p" sx={{ fontSize: '1.375rem', fontWeight: 650 }}>
        {title}
      </Typography>
      <Typography variant="caption" component="p" sx={{ mb: 1.5 }}>
        {translate('calculators.printed', { product: productTitle, day: formatDay(today) })}
      </Typography>
      {lines.map((line, n) => (
        // oxlint-disable-next-line react/no-array-index-key -- two lines may be the same
        <Typography key={n} variant="body2">
          {line}
        </Typography>
      ))}
    </Box>
  )
}
