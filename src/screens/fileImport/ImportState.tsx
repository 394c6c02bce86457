/** State of an import: its columns until it is checked, then what was found, and what became of it. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import Link from '@mui/material/Link'
import { useState } from 'react'
import { Confirm, useNotify, useTranslate } from 'react-admin'
import { callForFile } from '#providers/http.ts'
import { saveFile } from '#resources/list/export/saveFile.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { ProgressBar } from '#resources/page/ProgressBar.tsx'
import { formatMoment } from '#resources/texts/dates.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { ColumnsStep } from './ColumnsStep.tsx'
import { importPath, useImportSteps, type Import } from './imports.ts'
import { Receipt } from './Receipt.tsx'
import { RowList } from './RowList.tsx'
import { RunForm } from './RunForm.tsx'

export const ImportState = ({ job }: { job: Import }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const handleSource = () =>
    void callForFile('GET', `${importPath(job.id)}/source`).then(saveFile, (error: unknown) =>
      notify(callMessage(error), { type: 'error' }),
    )
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {translate('fileImport.of', { name: job.name, customer: job.customer.company })}
        {job.createdAt && (
          <>
            , <time dateTime={job.createdAt}>{formatMoment(job.createdAt)}</time>
          </>
        )}{' '}
        <Typography component="span" color="text.secondary">
          {translate(`resources.import-job.values.status.${job.status}`)}
        </Typography>{' '}
        {!job.contentGone && (
          <Link component="button" type="button" onClick={handleSource} sx={{ font: 'inherit', minHeight: 24 }}>
            {translate('fileImport.source')}
          </Link>
        )}
      </Typography>
      {job.same && (
        <Alert severity="info">{translate('fileImport.same', { name: job.same.name, id: job.same.id })}</Alert>
      )}
      {job.contentGone && <Alert severity="info">{translate('fileImport.contentGone')}</Alert>}
      {job.reason && <Alert severity="error">{job.reason}</Alert>}
      <Stage job={job} />
    </>
  )
}

const Stage = ({ job }: { job: Import }) => {
  switch (job.status) {
    case 'uploaded':
      return job.contentGone ? null : <ColumnsStep job={job} />
    case 'validating':
      return <Progress job={job} done={job.counts.checked} of={job.counts.total} text="fileImport.checking" />
    case 'running':
      return <Progress job={job} done={job.counts.imported} of={job.counts.ok} text="fileImport.running" />
    case 'undoing':
      return (
        <Progress
          job={job}
          done={job.counts.undone}
          of={job.counts.undone + job.counts.imported}
          text="fileImport.undoing"
        />
      )
    case 'validated':
      return <Checked job={job} />
    default:
      return <Ended job={job} />
  }
}

type ProgressProps = { job: Import; done: number; of: number; text: string }

const Progress = ({ done, of, text }: ProgressProps) => {
  const translate = useTranslate()
  const number = new Intl.NumberFormat(useKnownLocale())
  const said = translate(text, { done: number.format(done), total: number.format(of) })
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography role="status">{said}</Typography>
      <ProgressBar value={of > 0 ? Math.min(100, (100 * done) / of) : 0} aria-label={said} />
      <Typography color="text.secondary">{translate('fileImport.mayLeave')}</Typography>
    </Box>
  )
}

const Checked = ({ job }: { job: Import }) => (
  <>
    {!job.contentGone && <RunForm job={job} />}
    <RowList job={job} />
    {!job.contentGone && <ColumnsStep job={job} isAgain />}
  </>
)

/** Questions of their own before an import of a kind is taken back. */
const undoQuestions: Readonly<Record<string, string>> = {
  precasso: 'fileImport.undoItems',
  precasso_update: 'fileImport.undoUpdates',
}

const Ended = ({ job }: { job: Import }) => {
  const translate = useTranslate()
  const { isBusy, take } = useImportSteps(job.id)
  const [isAsking, setAsking] = useState(false)
  const mayRetry =
    !job.contentGone &&
    (job.status === 'partly' || job.status === 'failed') &&
    job.counts.imported + job.counts.undone < job.counts.total
  return (
    <>
      <Receipt job={job} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {mayRetry && (
          <Button variant="contained" loading={isBusy} onClick={() => void take('validate')}>
            {translate('fileImport.retry')}
          </Button>
        )}
        {job.counts.imported > 0 && (
          <Button variant="outlined" color="error" loading={isBusy} onClick={() => setAsking(true)}>
            {translate('fileImport.undo')}
          </Button>
        )}
      </Box>
      <Confirm
        isOpen={isAsking}
        title={translate('fileImport.undo')}
        content={translate(undoQuestions[job.type] ?? 'fileImport.undoQuestion')}
        onConfirm={() => {
          setAsking(false)
          void take('undo')
        }}
        onClose={() => setAsking(false)}
      />
      <RowList job={job} />
    </>
  )
}
