/** A file in its workflow: its step, the day, what would happen or why not, and what was done. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { LinkBase, useCreatePath, useTranslate, type RaRecord } from 'react-admin'
import { RelatedList } from '#resources/files/RelatedList.tsx'
import { formatDay } from '#resources/texts/dates.ts'
import { localizedText } from '#resources/texts/texts.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { stepPage } from '#resources/workflows/stepPage.ts'
import { file, type File } from '#schemas/generated/file.ts'
import { workflow as workflows } from '#schemas/generated/workflow.ts'
import { ChangeWorkflow } from './ChangeWorkflow.tsx'
import { RunStep } from './RunStep.tsx'
import { WhatNext } from './WhatNext.tsx'

/** States in which the workflow goes on; in the others its steps wait. */
const goesOn: ReadonlySet<string> = new Set(['in_progress', 'not_started'])

export const WorkflowTab = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const createPath = useCreatePath()
  const { workflow, workflowStep, workflowStepDueAt, workflowStatus } = record as unknown as File
  return (
    <>
      <Paper
        component="section"
        variant="outlined"
        aria-label={translate('fileWorkflow.title')}
        sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            {workflow ? (
              <>
                <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
                  {workflowStep ? (
                    <Link component={LinkBase} to={stepPage.of(workflow.id, workflowStep.id)} color="inherit">
                      {localizedText(workflowStep.name, locale)}
                    </Link>
                  ) : (
                    translate('fileWorkflow.noStep')
                  )}
                </Typography>
                <Typography variant="body2" color="text.secondary">
                  {workflowStepDueAt && translate('fileWorkflow.dueOn', { day: formatDay(workflowStepDueAt) })}
                  {workflowStepDueAt && ' · '}
                  <Link
                    component={LinkBase}
                    to={createPath({ resource: workflows.name, type: 'show', id: workflow.id })}
                  >
                    {workflow.name}
                  </Link>{' '}
                  · {translate('workflow.revision', { revision: workflow.revision ?? 1 })}
                </Typography>
              </>
            ) : (
              <Typography color="text.secondary">{translate('fileWorkflow.none')}</Typography>
            )}
          </Box>
          {workflowStatus !== 'closed' && workflowStep && <RunStep record={record} />}
          {workflowStatus !== 'closed' && <ChangeWorkflow record={record} />}
        </Box>
        {workflow && workflowStep && !goesOn.has(workflowStatus) && workflowStatus !== 'closed' && (
          <Alert severity="info">
            {translate('fileWorkflow.rests', {
              status: translate(`resources.file.values.workflowStatus.${workflowStatus}`),
            })}
          </Alert>
        )}
        {workflow && workflowStep && goesOn.has(workflowStatus) && (
          <WhatNext file={Number(record.id)} workflow={workflow.id} step={workflowStep.id} />
        )}
      </Paper>
      <RelatedList entity={file} record={record} resource="workflow-execution" property="file" />
    </>
  )
}
