/** A bulk run in whatever state: what it would do, how far it is, what became of each record, and what can be done with it. */
import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { Along } from '#resources/list/delete/Along.tsx'
import { ProgressBar } from '#resources/page/ProgressBar.tsx'
import { formatMoment } from '#resources/texts/dates.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { isUnderWay, runPath, type BulkRun } from './bulkRun.ts'
import { RunControls } from './RunControls.tsx'
import { RunRecords } from './RunRecords.tsx'

export const RunBody = ({ run }: { run: BulkRun }) => {
  const translate = useTranslate()
  const number = new Intl.NumberFormat(useKnownLocale())
  const { state, done, total, checked, reasons } = run
  const isGoing = isUnderWay(run)
  return (
    <>
      <Typography role="status" color="text.secondary">
        {translate(`bulkRuns.states.${state}`)}
        {isGoing && ` · ${number.format(done)} / ${number.format(total)}`}
      </Typography>
      {run.by && (
        <Typography variant="body2" color="text.secondary">
          {translate('bulkRuns.by', { name: run.by, at: formatMoment(run.createdAt) })}
        </Typography>
      )}
      {isGoing && (
        <ProgressBar
          value={total > 0 ? Math.min(100, (100 * done) / total) : 100}
          aria-label={translate(`bulkRuns.states.${state}`)}
        />
      )}
      {state === 'previewed' && checked < total && (
        <Alert severity="info">
          {translate('bulkRuns.partly', { checked: number.format(checked), total: number.format(total) })}
        </Alert>
      )}
      {state === 'previewed' && run.action === 'delete' && (
        <Along entity={run.entity} count={total} path={`${runPath(run.id)}/usage`} />
      )}
      {reasons.map(({ text, count }) => (
        <Alert key={text} severity="warning">
          {number.format(count)} × {text}
        </Alert>
      ))}
      <RunControls run={run} />
      <RunRecords run={run} />
    </>
  )
}
