/** The interest of a file until a day, period by period. */
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslate, type RaRecord } from 'react-admin'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { Section } from '#resources/show/Section.tsx'
import { isDay } from './FileMoney.tsx'
import { SegmentTable } from './SegmentTable.tsx'
import { useSegments } from './useLedger.ts'

export const Segments = ({ record, on }: { record: RaRecord; on: string }) => {
  const translate = useTranslate()
  const { data, error, refetch } = useSegments(record, isDay(on) ? on : undefined)
  const title = translate('fileScreen.segments')
  return (
    <Section anchor="interest" title={title}>
      {error && !data && <ReadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={120} aria-busy />}
      {data?.segments.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('fileScreen.noSegments')}
        </Typography>
      )}
      {data && data.segments.length > 0 && (
        <Paper variant="outlined" sx={{ p: { xs: 1, sm: 1.5 } }}>
          <SegmentTable label={title} {...data} />
        </Paper>
      )}
    </Section>
  )
}
