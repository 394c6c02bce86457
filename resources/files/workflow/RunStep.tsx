/** Does the step of a file now, after a question: a message may leave by it. */
import PlayArrow from '@mui/icons-material/PlayArrow'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useNotify, useTranslate, type RaRecord } from 'react-admin'
import { call } from '#providers/http.ts'
import { useMay } from '#resources/contexts/may.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { file } from '#schemas/generated/file.ts'
import { workflowExecution } from '#schemas/generated/workflow-execution.ts'

export const RunStep = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate()
  const may = useMay()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  if (!may('ROLE_FILE_EDIT')) return null
  const run = async () => {
    setAsking(false)
    setBusy(true)
    try {
      const { history } = await call('POST', `/api/v4/file/${Number(record.id)}/workflow/run`)
      const last = history[0]
      const isHeld = last?.result === 'held'
      const reason = translate(`resources.workflow-execution.values.holdReason.${last?.hold ?? ''}`, {
        _: last?.hold ?? '',
      })
      notify(isHeld ? 'workflow.wouldHold' : 'fileWorkflow.done', {
        type: isHeld ? 'warning' : 'success',
        messageArgs: { reason },
      })
    } catch (failure) {
      notify(callMessage(failure), { type: 'error' })
    }
    await queryClient.invalidateQueries({ queryKey: [file.name] })
    await queryClient.invalidateQueries({ queryKey: [workflowExecution.name] })
    setBusy(false)
  }
  return (
    <>
      <Button startIcon={<PlayArrow />} loading={isBusy} onClick={() => setAsking(true)}>
        {translate('fileWorkflow.run')}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={translate('fileWorkflow.run')}
        content={translate('fileWorkflow.runQuestion')}
        onConfirm={() => void run()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
