/** Sends the same event again, as a delivery of its own, and goes there. */
import Replay from '@mui/icons-material/Replay'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useCreatePath, useNavigate, useNotify, useRecordContext, useTranslate } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import { call } from '#providers/http.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { webhookDelivery as entity } from '#schemas/generated/webhook-delivery.ts'

export const ReplayAction = () => {
  const record = useRecordContext()
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const [isBusy, setBusy] = useState(false)
  if (!record || record.event === 'webhook.test') return null
  const handleReplay = async () => {
    setBusy(true)
    try {
      const answer = await call('POST', `${entity.api}/${record.id}/replay`)
      notify('integration.replay.sent', { type: 'success' })
      if (isObject(answer)) navigate(createPath({ resource: entity.name, type: 'show', id: String(answer.id) }))
    } catch (error) {
      notify(callMessage(error), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button startIcon={<Replay />} loading={isBusy} onClick={() => void handleReplay()}>
      {translate('integration.replay.send')}
    </Button>
  )
}
