/** A step of a workflow: its form, the steps around it with their order, and what it would do to a file. */
import ArrowBack from '@mui/icons-material/ArrowBack'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Suspense } from 'react'
import { EditBase, LinkBase, useCreatePath, useEditContext, useLocation, useTranslate } from 'react-admin'
import { useEntityDefinition } from '#resources/contexts/entityOptions.ts'
import { FormSkeleton, freshRead } from '#resources/form/FormPage.tsx'
import { SurfaceContext } from '#resources/contexts/FormSurface.ts'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import { widePage } from '#resources/page/pageGrid.ts'
import { ReadFailurePage } from '#resources/page/ReadFailure.tsx'
import { Fold } from '#resources/show/Fold.tsx'
import { localizedText } from '#resources/texts/texts.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { useSteps } from '#resources/workflows/useSteps.ts'
import { workflow as workflows } from '#schemas/generated/workflow.ts'
import { workflowStep, type WorkflowStep } from '#schemas/generated/workflow-step.ts'
import { DeleteStep } from './DeleteStep.tsx'
import { StepPreview } from './StepPreview.tsx'
import { StepSide } from './StepSide.tsx'

const StepPage = () => {
  // Inside, the page of the workflow has words of its own between the two numbers.
  const [, workflow = '', id = ''] = /\/workflow\/(\d+)\/.*\bstep\/(\d+)\/edit/.exec(useLocation().pathname) ?? []
  return (
    <EditBase
      key={id}
      resource={workflowStep.name}
      id={id}
      disableAuthentication
      mutationMode="pessimistic"
      redirectOnError={false}
      {...freshRead}
    >
      <Loaded workflow={Number(workflow)} />
    </EditBase>
  )
}

export default StepPage

const Loaded = ({ workflow }: { workflow: number }) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const createPath = useCreatePath()
  const isWide = useMediaQuery('(min-width:1100px)')
  const { form: Form } = useEntityDefinition(workflowStep.name)
  const { record, error, refetch } = useEditContext<WorkflowStep>()
  const { steps, course, refetch: refetchSteps } = useSteps(workflow)
  if (error && !record) return <ReadFailurePage resource={workflowStep.name} error={error} onRetry={refetch} />
  const up = createPath({ resource: workflows.name, type: 'show', id: workflow })
  const surface = {
    in: 'page' as const,
    mode: 'edit' as const,
    onSaved: () => {
      void refetch()
      void refetchSteps()
    },
    onCancel: () => globalThis.history.back(),
  }
  const side = steps && <StepSide {...{ workflow, steps, course, current: record?.id, refetch: refetchSteps }} />
  return (
    <Box sx={widePage}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <PageTitle>{record ? `${record.sequence}. ${localizedText(record.name, locale)}` : ''}</PageTitle>
        <Button component={LinkBase} to={up} startIcon={<ArrowBack />}>
          {record
            ? `${record.workflow.name} · ${translate('workflow.revision', { revision: record.workflow.revision ?? 1 })}`
            : '…'}
        </Button>
        <Box sx={{ flexGrow: 1 }} />
        {record && <DeleteStep step={record} up={up} onDeleted={refetchSteps} />}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: isWide ? '300px minmax(0, 1fr)' : 'minmax(0, 1fr)',
        }}
      >
        {isWide ? side : side && <Fold title={translate('workflow.steps')}>{side}</Fold>}
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <SurfaceContext key={record?._version} value={surface}>
            <Suspense fallback={<FormSkeleton />}>{record && Form ? <Form /> : <FormSkeleton />}</Suspense>
          </SurfaceContext>
          {record && <StepPreview step={record} />}
        </Box>
      </Box>
    </Box>
  )
}
