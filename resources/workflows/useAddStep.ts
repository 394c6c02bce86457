/** Adds a step to a draft, which waits until somebody says what it does, and opens it. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useNotify, useTranslate } from 'react-admin'
import { call } from '#providers/http.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { workflow as workflows } from '#schemas/generated/workflow.ts'
import { workflowStep } from '#schemas/generated/workflow-step.ts'
import { stepPage } from './stepPage.ts'

export function useAddStep(workflow: number) {
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  /** @param after Behind this step; absent: behind the last one. */
  const add = async (after?: number) => {
    setBusy(true)
    const name = translate('workflow.newStep')
    const body = { name: { nl: name }, actionType: 'wait', delayDays: 7, ...(after !== undefined && { after }) }
    try {
      const made = (await call('POST', `/api/v4/workflow/${workflow}/step`, { body })) as { id: number }
      await queryClient.invalidateQueries({ queryKey: [workflowStep.name] })
      await queryClient.invalidateQueries({ queryKey: [workflows.name] })
      navigate(stepPage.of(workflow, made.id))
    } catch (failure) {
      notify(callMessage(failure), { type: 'error' })
    }
    setBusy(false)
  }
  return { add, isBusy }
}
