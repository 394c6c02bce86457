/** Makes a draft of the workflow to change, and opens it. */
import PostAdd from '@mui/icons-material/PostAdd'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNotify, useRecordContext, useRedirect, useTranslate } from 'react-admin'
import { call } from '#providers/http.ts'
import { useMay } from '#resources/contexts/may.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { workflow, type Workflow } from '#schemas/generated/workflow.ts'

export const RevisionButton = () => {
  const translate = useTranslate()
  const record = useRecordContext<Workflow>()
  const may = useMay()
  const notify = useNotify()
  const redirect = useRedirect()
  const [isBusy, setBusy] = useState(false)
  if (!record || record.status === 'draft' || !may(workflow.access.create)) return null
  const make = async () => {
    setBusy(true)
    try {
      const made = await call('POST', `/api/v4/workflow/${record.id}/revision`, { body: {} })
      redirect('show', workflow.name, made.id)
    } catch (failure) {
      notify(callMessage(failure), { type: 'error' })
    }
    setBusy(false)
  }
  return (
    <Button variant="outlined" startIcon={<PostAdd />} loading={isBusy} onClick={() => void make()}>
      {translate('workflow.newRevision')}
    </Button>
  )
}
