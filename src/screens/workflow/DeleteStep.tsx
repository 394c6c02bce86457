/** Takes a step out of a draft: those that led to it lead to the one after it. */
import Delete from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Confirm, useNavigate, useNotify, useTranslate } from 'react-admin'
import { call } from '#providers/http.ts'
import { useMay } from '#resources/contexts/may.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { workflowStep, type WorkflowStep } from '#schemas/generated/workflow-step.ts'

type DeleteStepProps = { step: WorkflowStep; up: string; onDeleted: () => Promise<void> }

export const DeleteStep = ({ step, up, onDeleted }: DeleteStepProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const may = useMay()
  const [isAsking, setAsking] = useState(false)
  if (step.workflow.status !== 'draft' || !may(workflowStep.access.delete)) return null
  const remove = async () => {
    setAsking(false)
    try {
      await call('DELETE', `/api/v4/workflow/${step.workflow.id}/step/${step.id}`)
      navigate(up)
      await onDeleted()
    } catch (failure) {
      notify(callMessage(failure), { type: 'error' })
    }
  }
  return (
    <>
      <Button color="error" startIcon={<Delete />} onClick={() => setAsking(true)}>
        {translate('ra.action.delete')}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={translate('workflow.deleteStep')}
        content={translate('workflow.deleteQuestion')}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
