/** The page of a workflow below its title: its steps as a list and as a graph, what is wrong with them, its revisions. */
import Add from '@mui/icons-material/Add'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import { Suspense } from 'react'
import { useTranslate } from 'react-admin'
import type { ShowLayoutProps } from '#resources/contexts/entityOptions.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { useMay } from '#resources/contexts/may.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { History } from '#resources/show/history/History.tsx'
import { Section } from '#resources/show/Section.tsx'
import { workflowStep } from '#schemas/generated/workflow-step.ts'
import { Revisions } from './Revisions.tsx'
import { StepList } from './StepList.tsx'
import { useAddStep } from './useAddStep.ts'
import { useSteps } from './useSteps.ts'

const StepGraph = lazyPart(async () => ({ default: (await import('./StepGraph.tsx')).StepGraph }))

export const WorkflowLayout = ({ entity, record, details }: ShowLayoutProps) => {
  const translate = useTranslate()
  const may = useMay()
  const id = Number(record.id)
  const { steps, course, error, refetch } = useSteps(id)
  const add = useAddStep(id)
  const mayOrder = record.status === 'draft' && may(workflowStep.access.update)
  const warnings = course?.warnings ?? []
  if (error && !steps) return <ReadFailure error={error} onRetry={() => void refetch()} />
  return (
    <>
      {warnings.length > 0 && (
        <Alert severity={warnings.some(({ stops }) => stops) ? 'error' : 'warning'}>
          {translate(warnings.some(({ stops }) => stops) ? 'workflow.warned.stops' : 'workflow.warned.only', {
            smart_count: new Set(warnings.map(({ step }) => step)).size,
          })}
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
        }}
      >
        <Section anchor="steps" title={translate('workflow.steps')}>
          <Paper variant="outlined" sx={{ px: { xs: 1.5, sm: 2 }, py: 1 }}>
            {steps ? (
              <StepList {...{ workflow: id, steps, course, mayOrder, refetch }} />
            ) : (
              <Skeleton variant="rounded" height={320} aria-busy />
            )}
            {mayOrder && (
              <Button startIcon={<Add />} loading={add.isBusy} onClick={() => void add.add()} sx={{ my: 0.5 }}>
                {translate('workflow.addStep')}
              </Button>
            )}
          </Paper>
        </Section>
        <Section anchor="course" title={translate('workflow.course')}>
          <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
            {steps && <StepGraph workflow={id} steps={steps} warned={new Set(warnings.map(({ step }) => step))} />}
          </Suspense>
        </Section>
      </Box>
      {details}
      {course && <Revisions workflow={id} status={String(record.status)} course={course} onMoved={refetch} />}
      <Suspense>
        <History entity={entity} record={record} />
      </Suspense>
    </>
  )
}
