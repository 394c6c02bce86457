/** A run: what it is, how far it is, what may be done with it, and its files that wait for a person. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useId, useState, type ComponentType } from 'react'
import { Confirm, LinkBase, RecordContextProvider, ResourceContextProvider, useTranslate } from 'react-admin'
import { StatusField } from '#resources/generated/processing-runs/fields.tsx'
import { useMay } from '#resources/contexts/may.ts'
import { useRecordPath } from '#resources/contexts/paths.ts'
import { formatDay, formatMoment } from '#resources/texts/dates.ts'
import { processingRun, type ProcessingRun } from '#schemas/generated/processing-run.ts'
import { RunProgress } from './RunProgress.tsx'
import { RunTroubles } from './RunTroubles.tsx'
import { runText } from './runs.ts'
import { useTake } from './useTake.ts'

type Action = 'approve' | 'retry' | 'cancel'
/** Actions by the status of the run; the server decides again. */
const actionsIn: Readonly<Record<ProcessingRun['status'], readonly Action[]>> = {
  draft: ['approve', 'cancel'],
  approved: ['cancel'],
  running: ['cancel'],
  completed: ['retry'],
  failed: ['retry'],
  cancelled: [],
}

type RunCardProps = {
  run: ProcessingRun
  /** The troubles of the run are shown from the beginning. */
  isOpen?: boolean
  More?: ComponentType<{ run: ProcessingRun }>
}

export const RunCard = ({ run, isOpen = false, More }: RunCardProps) => {
  const translate = useTranslate()
  const may = useMay()
  const heading = useId()
  const region = useId()
  const [isShown, setShown] = useState(isOpen)
  const [asked, setAsked] = useState<Action>()
  const take = useTake(processingRun, 'runs')
  const path = useRecordPath(processingRun.name)(run.id)
  const isOfNight = !run.createdBy && (run.type === 'file' || run.type === 'precasso')
  const name =
    run.name ?? translate(isOfNight ? `processing.runs.night.${run.type}` : 'processing.runs.unnamed', { id: run.id })
  const troubles = (run.failed ?? 0) + (run.held ?? 0)
  const actions = may(processingRun.access.update)
    ? actionsIn[run.status].filter((action) => action !== 'retry' || troubles > 0)
    : []
  return (
    <ResourceContextProvider value={processingRun.name}>
      <RecordContextProvider value={run}>
        <Paper component="article" variant="outlined" aria-labelledby={heading} sx={{ px: 2, py: 1.5 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Typography id={heading} component="h3" variant="subtitle2" sx={title}>
              {path === undefined ? name : <LinkBase to={path}>{name}</LinkBase>}
            </Typography>
            <StatusField />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: { sm: 'auto' } }}>
              {actions.map((action) => (
                <Button
                  key={action}
                  size="small"
                  variant={action === 'approve' ? 'contained' : 'outlined'}
                  color={action === 'cancel' ? 'error' : 'primary'}
                  disabled={take.isPending}
                  aria-label={translate('phrase.labelled', {
                    label: translate(`processing.runs.actions.${action}`),
                    value: name,
                  })}
                  onClick={() => setAsked(action)}
                >
                  {translate(`processing.runs.actions.${action}`)}
                </Button>
              ))}
            </Box>
          </Box>
          <About run={run} />
          {run.status === 'draft' ? null : <RunProgress run={run} label={name} />}
          {More && run.status !== 'draft' && <More run={run} />}
          {run.reason && (
            <Alert severity="error" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
              {run.reason}
            </Alert>
          )}
          {troubles > 0 && (
            <>
              <Button
                size="small"
                aria-expanded={isShown}
                aria-controls={region}
                onClick={() => setShown(!isShown)}
                sx={{ mt: 0.5, ml: -0.75 }}
              >
                {translate(runText(run, isShown ? 'hide' : 'show'), { smart_count: troubles })}
              </Button>
              <Collapse in={isShown} mountOnEnter unmountOnExit id={region}>
                <RunTroubles run={run} />
              </Collapse>
            </>
          )}
          {asked && (
            <Confirm
              isOpen
              title={translate(`processing.runs.actions.${asked}`)}
              content={translate(
                asked === 'approve' ? 'processing.runs.questions.approve' : runText(run, `questions.${asked}`),
                {
                  name,
                  smart_count: troubles,
                },
              )}
              confirm={translate(`processing.runs.actions.${asked}`)}
              confirmColor={asked === 'cancel' ? 'warning' : 'primary'}
              onConfirm={() => {
                take.mutate({ id: run.id, action: asked })
                setAsked(undefined)
              }}
              onClose={() => setAsked(undefined)}
            />
          )}
        </Paper>
      </RecordContextProvider>
    </ResourceContextProvider>
  )
}

const title = {
  overflowWrap: 'anywhere',
  '& a': { color: 'primary.main', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
} as const

/** Start of the run: who began it and when, and which files it takes. */
const About = ({ run }: { run: ProcessingRun }) => {
  const translate = useTranslate()
  const { plannedFor, customer, startedAt, finishedAt, createdAt, createdBy, steps } = run
  const at = finishedAt ?? startedAt ?? createdAt
  const when = finishedAt ? 'finished' : startedAt ? 'started' : 'made'
  const facts = [
    at && translate(`processing.runs.at.${when}`, { at: formatMoment(at) }),
    createdBy ? translate('processing.runs.by', { name: createdBy.name }) : translate('processing.runs.bySchedule'),
    plannedFor && translate('processing.runs.due', { day: formatDay(plannedFor) }),
    steps.length > 0 && translate('processing.runs.steps', { smart_count: steps.length }),
    customer?.company,
  ]
  return (
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {facts.filter(Boolean).join(' · ')}
    </Typography>
  )
}
