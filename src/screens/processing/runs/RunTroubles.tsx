/** Files of a run that failed or are on hold: at which step, why, and another try for each. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { RecordContextProvider, ResourceContextProvider, useTranslate } from 'react-admin'
import {
  FileField,
  HoldReasonField,
  PrecassoField,
  StatusField,
  StepField,
} from '#resources/generated/processing-items/fields.tsx'
import { useMay } from '#resources/contexts/may.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { processingItem, type ProcessingItem } from '#schemas/generated/processing-item.ts'
import type { ProcessingRun } from '#schemas/generated/processing-run.ts'
import { readEvery, readTroubles, runText, troublesKey } from './runs.ts'
import { useTake } from './useTake.ts'

export const RunTroubles = ({ run }: { run: ProcessingRun }) => {
  const translate = useTranslate()
  const { data, error, refetch } = useQuery({
    queryKey: troublesKey(run.id),
    queryFn: ({ signal }) => readTroubles(run.id, signal),
    refetchInterval: readEvery({ active: [run], ended: [] }),
  })
  if (error && !data) return <ReadFailure error={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={96} aria-busy />
  return (
    <ResourceContextProvider value={processingItem.name}>
      <Box component="ul" aria-label={translate(runText(run, 'troubles'))} sx={list}>
        {data.items.map((item) => (
          <Trouble key={item.id} item={item} />
        ))}
      </Box>
      {data.total > data.items.length && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {translate('processing.runs.first', { shown: data.items.length, total: data.total })}
        </Typography>
      )}
    </ResourceContextProvider>
  )
}

const Trouble = ({ item }: { item: ProcessingItem }) => {
  const translate = useTranslate()
  const may = useMay()
  const take = useTake(processingItem, 'items')
  return (
    <RecordContextProvider value={item}>
      <li>
        <Box className="file">{item.precasso ? <PrecassoField /> : <FileField />}</Box>
        <Box className="step">
          <StepField />
        </Box>
        <Box className="why">
          {item.holdReason ? <HoldReasonField /> : <StatusField />}
          {item.note && <span>{item.note}</span>}
        </Box>
        <Box className="deed">
          {may(processingItem.access.update) && (
            <Button
              size="small"
              disabled={take.isPending}
              aria-label={translate('processing.items.retryOf', { file: (item.file ?? item.precasso)?.number ?? '' })}
              onClick={() => take.mutate({ id: item.id, action: 'retry' })}
            >
              {translate('processing.items.retry')}
            </Button>
          )}
        </Box>
      </li>
    </RecordContextProvider>
  )
}

const list = {
  listStyle: 'none',
  m: 0,
  mt: 0.5,
  p: 0,
  maxHeight: 420,
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  typography: 'body2',
  '& > li': {
    display: 'grid',
    gap: 1.5,
    px: 1.5,
    py: 0.5,
    alignItems: 'center',
    minHeight: 40,
    gridTemplateColumns: '128px minmax(0, 1fr) minmax(0, 2fr) auto',
  },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
  '& .why': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, overflowWrap: 'anywhere' },
  '@media (max-width:719.95px)': {
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: 0.25, py: 1 },
    '& .file': { gridArea: '1 / 1' },
    '& .deed': { gridArea: '1 / 2' },
    '& .step, & .why': { gridColumn: '1 / -1' },
  },
} as const
