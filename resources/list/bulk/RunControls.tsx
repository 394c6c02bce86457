/** Buttons of a bulk run in its state: start, stop, undo, and its receipt as a file. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { callForFile } from '#providers/http.ts'
import { saveFile } from '#resources/list/export/saveFile.ts'
import { isUnderWay, runPath, useRunTitle, type BulkRun } from './bulkRun.ts'
import { StartForm } from './StartForm.tsx'
import { useRunSteps } from './useRunSteps.ts'

export const RunControls = ({ run }: { run: BulkRun }) => {
  const translate = useTranslate()
  const title = useRunTitle()(run)
  const { isBusy, handle, take } = useRunSteps(run.id)
  const { id, state, total } = run
  const isIdle = run.checked === total && run.counts.change === 0
  const isOver = state === 'done' || state === 'stopped'
  return (
    <>
      {run.stoppedBecause && <Alert severity="warning">{run.stoppedBecause}</Alert>}
      {state === 'previewed' && isIdle && <Alert severity="info">{translate('bulkRuns.nothing')}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        {state === 'previewed' && !isIdle && (
          <StartForm
            label={title}
            count={total}
            unchecked={total - run.checked}
            isDangerous={run.action === 'delete'}
            isBusy={isBusy}
            onStart={() => take('start', { count: total })}
          />
        )}
        {isUnderWay(run) && (
          <Button variant="outlined" loading={isBusy} onClick={() => take('stop')}>
            {translate('bulkRuns.stop')}
          </Button>
        )}
        {isOver && run.mayUndo && (
          <Button variant="outlined" loading={isBusy} onClick={() => take('undo')}>
            {translate('bulkRuns.undo')}
          </Button>
        )}
        {!isUnderWay(run) && (
          <Button onClick={() => void handle(async () => saveFile(await callForFile('GET', `${runPath(id)}/export`)))}>
            {translate('bulkRuns.file')}
          </Button>
        )}
      </Box>
      {isOver && !run.mayUndo && run.why && (
        <Alert severity="info">{translate('bulkRuns.noUndo', { why: run.why })}</Alert>
      )}
    </>
  )
}
