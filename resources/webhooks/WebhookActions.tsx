/** Actions on a webhook beside its lifecycle: trying it, and looking at what was sent. */
import CallMade from '@mui/icons-material/CallMade'
import Button from '@mui/material/Button'
import { LinkBase, useCreatePath, useRecordContext, useTranslate } from 'react-admin'
import { useMay } from '#resources/contexts/may.ts'
import { webhook as entity, type Webhook } from '#schemas/generated/webhook.ts'
import { TestWebhook } from './TestWebhook.tsx'

export const WebhookActions = () => {
  const webhook = useRecordContext<Webhook>()
  const translate = useTranslate()
  const createPath = useCreatePath()
  const may = useMay()
  if (!webhook || !may(entity.access.update)) return null
  const filter = encodeURIComponent(JSON.stringify({ webhook: { in: [String(webhook.id)] } }))
  return (
    <>
      {webhook.secretAt !== null && <TestWebhook path={`${entity.api}/${webhook.id}/test`} />}
      {may('ROLE_API_LOG_VIEW') && (
        <Button
          component={LinkBase}
          to={`${createPath({ resource: 'webhook-delivery', type: 'list' })}?filter=${filter}`}
          startIcon={<CallMade />}
        >
          {translate('integration.deliveries')}
        </Button>
      )}
    </>
  )
}
