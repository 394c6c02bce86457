/** Closes all inputs of a step but its name when its workflow is in use. */
import Alert from '@mui/material/Alert'
import { useContext, type ReactNode } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { ClosedContext } from '#resources/contexts/FormSurface.ts'
import { workflowStep, type WorkflowStep } from '#schemas/generated/workflow-step.ts'

const allButName: ReadonlySet<string> = new Set(
  workflowStep.properties.map(({ name }) => name).filter((one) => one !== 'name'),
)

export const StepFormLayout = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate()
  const record = useRecordContext<WorkflowStep>()
  const closed = useContext(ClosedContext)
  if (!record || record.workflow.status === 'draft') return children
  return (
    <>
      <Alert severity="info" sx={{ mb: 2 }}>
        {translate('workflow.inUse')}
      </Alert>
      <ClosedContext value={new Set([...closed, ...allButName])}>{children}</ClosedContext>
    </>
  )
}
