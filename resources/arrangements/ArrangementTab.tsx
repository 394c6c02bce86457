/** Payment arrangements of a file: the one that is asked for or runs with its terms, and earlier ones. */
import EventRepeat from '@mui/icons-material/EventRepeat'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { Suspense, useState } from 'react'
import { useGetList, useTranslate, type RaRecord } from 'react-admin'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { useMay } from '#resources/contexts/may.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { arrangement, type Arrangement } from '#schemas/generated/arrangement.ts'
import { ArrangementCard } from './ArrangementCard.tsx'
import { EarlierArrangements } from './EarlierArrangements.tsx'

const PlanDialog = lazyPart(async () => ({ default: (await import('./PlanDialog.tsx')).PlanDialog }), 'dialog')

/** States of a current arrangement, of which a file has one at a time. */
const current: ReadonlySet<string> = new Set(['requested', 'proposed', 'active'])

export const ArrangementTab = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate()
  const may = useMay()
  const [isPlanning, setPlanning] = useState(false)
  const { data, error, isPending, refetch } = useGetList<Arrangement>(arrangement.name, {
    filter: { file: record.id },
    sort: { field: 'id', order: 'DESC' },
    pagination: { page: 1, perPage: 50 },
  })
  if (error && !data) return <ReadFailure error={error} onRetry={() => void refetch()} />
  if (isPending) return <Skeleton variant="rounded" height={240} aria-busy />
  const running = data.find(({ status }) => current.has(status))
  const shown = running ?? data.find(({ status }) => status === 'broken')
  const mayPlan = may(arrangement.access.update) && record.workflowStatus !== 'closed' && !running
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {mayPlan && shown && (
        <Box>
          <Button startIcon={<EventRepeat />} onClick={() => setPlanning(true)}>
            {translate('arrangements.make')}
          </Button>
        </Box>
      )}
      {shown ? (
        <ArrangementCard id={shown.id} />
      ) : (
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, display: 'grid', justifyItems: 'start', gap: 1.5 }}>
          <Typography color="text.secondary">{translate('arrangements.none')}</Typography>
          {mayPlan && (
            <Button variant="contained" startIcon={<EventRepeat />} onClick={() => setPlanning(true)}>
              {translate('arrangements.make')}
            </Button>
          )}
        </Paper>
      )}
      <EarlierArrangements arrangements={data.filter(({ id }) => id !== shown?.id)} />
      {isPlanning && (
        <Suspense>
          <PlanDialog file={record.id} onClose={() => setPlanning(false)} />
        </Suspense>
      )}
    </Box>
  )
}
