/** Receipt of an import: the records made, and the number of rows that made none. */
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useGetResourceLabel, useTranslate } from 'react-admin'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import type { Import } from './imports.ts'

export const Receipt = ({ job: { counts, made } }: { job: Import }) => {
  const translate = useTranslate()
  const labelOf = useGetResourceLabel()
  const number = new Intl.NumberFormat(useKnownLocale())
  const lines = [
    ...made.map(({ entity, count }) => `${number.format(count)} ${labelOf(entity, count)}`),
    ...(['imported', 'duplicate', 'failed', 'undone'] as const).flatMap((name) =>
      counts[name] > 0
        ? [translate(`fileImport.count.${name}`, { smart_count: counts[name], count: number.format(counts[name]) })]
        : [],
    ),
  ]
  return (
    <Paper variant="outlined" component="section" aria-label={translate('fileImport.receipt')} sx={{ p: 2 }}>
      <Typography component="h2" variant="h6" gutterBottom>
        {translate('fileImport.receipt')}
      </Typography>
      <Typography component="ul" sx={{ m: 0, pl: 2.5 }}>
        {lines.length > 0 ? (
          lines.map((line) => <li key={line}>{line}</li>)
        ) : (
          <li>{translate('fileImport.nothing')}</li>
        )}
      </Typography>
    </Paper>
  )
}
