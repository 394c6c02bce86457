/** Third step of an import: the check of its rows with its progress, what it found, and the start. The run's own page has the rest. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Navigate, useCreatePath, useTranslate } from 'react-admin'
import { callForFile } from '#providers/http.ts'
import { runPath, useRun, type BulkRun } from '#resources/list/bulk/bulkRun.ts'
import { RunRecords } from '#resources/list/bulk/RunRecords.tsx'
import { StartForm } from '#resources/list/bulk/StartForm.tsx'
import { useRunSteps } from '#resources/list/bulk/useRunSteps.ts'
import { ProgressBar } from '#resources/page/ProgressBar.tsx'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { saveFile } from '#resources/list/export/saveFile.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { PageSkeleton } from '#src/page/PageSkeleton.tsx'

export const CheckStep = ({ run: id }: { run: string }) => {
  const createPath = useCreatePath()
  const { data: run, error, refetch } = useRun(id)
  if (error && !run) return <ReadFailure error={error} onRetry={refetch} />
  if (!run) return <PageSkeleton />
  if (run.state === 'checking') return <Checking run={run} />
  if (run.state === 'previewed') return <Checked run={run} />
  return <Navigate to={createPath({ resource: 'bulk-run', type: 'show', id })} replace />
}

const Checking = ({ run: { checked, total } }: { run: BulkRun }) => {
  const translate = useTranslate()
  const number = new Intl.NumberFormat(useKnownLocale())
  const text = translate('importPage.checking', { checked: number.format(checked), total: number.format(total) })
  return (
    <Box component="section" aria-label={translate('importPage.step.check')} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography role="status">{text}</Typography>
      <ProgressBar value={total > 0 ? (100 * checked) / total : 0} aria-label={translate('importPage.step.check')} />
      <Typography color="text.secondary">{translate('importPage.mayLeave')}</Typography>
    </Box>
  )
}

const Checked = ({ run }: { run: BulkRun }) => {
  const translate = useTranslate()
  const number = new Intl.NumberFormat(useKnownLocale())
  const { isBusy, handle, take } = useRunSteps(run.id)
  const { change = 0, refused = 0 } = run.counts
  const isWhole = refused === 0
  const label = translate(isWhole ? 'importPage.importAll' : 'importPage.importGood', {
    smart_count: change,
    count: number.format(change),
  })
  const handleBadRows = () => void handle(async () => saveFile(await callForFile('GET', `${runPath(run.id)}/bad-rows`)))
  return (
    <Box component="section" aria-label={translate('importPage.step.check')} sx={{ display: 'grid', gap: 2 }}>
      <Typography role="status">{translate('importPage.nothingWritten')}</Typography>
      {change === 0 && <Alert severity="info">{translate('importPage.nothingToWrite')}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1.5 }}>
        {change > 0 && (
          <StartForm
            label={label}
            count={run.total}
            isBusy={isBusy}
            onStart={() => take('start', { count: run.total, rows: isWhole ? 'all' : 'good' })}
          />
        )}
        {!isWhole && (
          <Button variant="outlined" disabled={isBusy} onClick={handleBadRows}>
            {translate('importPage.badRows', { smart_count: refused, count: number.format(refused) })}
          </Button>
        )}
      </Box>
      <RunRecords run={run} />
    </Box>
  )
}
