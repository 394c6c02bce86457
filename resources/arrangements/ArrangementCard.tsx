/** An arrangement on the page of its file: its state, what can be done with it, how far it is, its terms. */
import EditCalendar from '@mui/icons-material/EditCalendar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { Suspense, useState } from 'react'
import {
  LinkBase,
  RecordContextProvider,
  ResourceContextProvider,
  useCreatePath,
  useGetOne,
  useTranslate,
} from 'react-admin'
import { CardActions } from '#resources/show/CardActions.tsx'
import { StatusField } from '#resources/generated/arrangements/fields.tsx'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { useMay } from '#resources/contexts/may.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { arrangement } from '#schemas/generated/arrangement.ts'
import { Course } from './Course.tsx'
import type { ArrangementWithTerms } from './withTerms.ts'

const PlanDialog = lazyPart(async () => ({ default: (await import('./PlanDialog.tsx')).PlanDialog }), 'dialog')

export const ArrangementCard = ({ id }: { id: number }) => {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const may = useMay()
  const [isPlanning, setPlanning] = useState(false)
  const { data, error, refetch } = useGetOne<ArrangementWithTerms>(arrangement.name, { id, meta: { fresh: true } })
  if (error && !data) return <ReadFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={240} aria-busy />
  const mayPlan = data.status === 'requested' && may(arrangement.access.update)
  return (
    <ResourceContextProvider value={arrangement.name}>
      <RecordContextProvider value={data}>
        <Paper
          component="section"
          variant="outlined"
          aria-label={data.number ?? undefined}
          sx={{ p: { xs: 2, sm: 3 } }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
            <Typography component="h2" variant="h6">
              <Link component={LinkBase} to={createPath({ resource: arrangement.name, type: 'show', id })}>
                {data.number}
              </Link>
            </Typography>
            <StatusField />
            <Box sx={{ flexGrow: 1 }} />
            {mayPlan && (
              <Button startIcon={<EditCalendar />} onClick={() => setPlanning(true)}>
                {translate('arrangements.change')}
              </Button>
            )}
            <CardActions entity={arrangement} />
          </Box>
          <Course />
          <Typography variant="body2" color="text.secondary" sx={{ mt: -1 }}>
            {conditions(data, translate)}
          </Typography>
          {isPlanning && (
            <Suspense>
              <PlanDialog file={data.file.id} of={data} onClose={() => setPlanning(false)} />
            </Suspense>
          )}
        </Paper>
      </RecordContextProvider>
    </ResourceContextProvider>
  )
}

function conditions(
  { toleranceDays, reminderDays, interestFrozen, method }: ArrangementWithTerms,
  translate: ReturnType<typeof useTranslate>,
): string {
  return [
    translate('arrangements.tolerance', { days: toleranceDays ?? 0, more: reminderDays ?? 0 }),
    translate(interestFrozen ? 'arrangements.frozen' : 'arrangements.running'),
    method && translate(`resources.arrangement.values.method.${method}`),
  ]
    .filter(Boolean)
    .join(' · ')
}
