/** Runs: those under way with their progress, and the last ones that ended. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { ComponentType } from 'react'
import { LinkBase, useCreatePath, useLocation, useTranslate } from 'react-admin'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { processingRun, type ProcessingRun } from '#schemas/generated/processing-run.ts'
import { RunCard } from './RunCard.tsx'
import { useRuns } from './runs.ts'

type RunsSectionProps = {
  /** Absent: of every kind. */
  type?: ProcessingRun['type']
  /** Further parts of a run. */
  More?: ComponentType<{ run: ProcessingRun }>
}

/** `?run=12` opens the troubles of that run. */
export const RunsSection = ({ type, More }: RunsSectionProps) => {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const asked = new URLSearchParams(useLocation().search).get('run')
  const { data, error, refetch } = useRuns(type)
  if (error && !data) return <ReadFailure error={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={160} aria-busy />
  const card = (run: (typeof data.active)[number]) => (
    <RunCard key={run.id} run={run} isOpen={String(run.id) === asked} {...(More && { More })} />
  )
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {data.active.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ py: 1 }}>
          {translate('processing.runs.none')}
        </Typography>
      )}
      {data.active.map(card)}
      {data.ended.length > 0 && (
        <Typography component="h3" variant="subtitle2" color="text.secondary" sx={{ mt: 1 }}>
          {translate('processing.runs.ended')}
        </Typography>
      )}
      {data.ended.map(card)}
      <Box>
        <Button component={LinkBase} to={createPath({ resource: processingRun.name, type: 'list' })} sx={{ ml: -1 }}>
          {translate('processing.runs.all')}
        </Button>
      </Box>
    </Box>
  )
}
