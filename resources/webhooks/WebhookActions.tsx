/** What can be done with a webhook beside changing it: making its secret, trying it, and looking at what was sent. */
import CallMade from '@mui/icons-material/CallMade'
import Key from '@mui/icons-material/KeyOutlined'
import Button from '@mui/material/Button'
import { LinkBase, useCreatePath, useRecordContext, useTranslate } from 'react-admin'
import { OnceAction } from '#resources/actions/OnceAction.tsx'
import { useMay } from '#resources/may.ts'
import { webhook as entity, type Webhook } from '#schemas/generated/webhook.ts'
import { TestWebhook } from './TestWebhook.tsx'

export const WebhookActions = () => {
  const webhook = useRecordContext<Webhook>()
  const translate = useTranslate()
  const createPath = useCreatePath()
  const may = useMay()
  if (!webhook || !may(entity.access.update)) return null
  const has = webhook.secretAt !== null
  const filter = encodeURIComponent(JSON.stringify({ webhook: { in: [String(webhook.id)] } }))
  return (
    <>
      <OnceAction
        icon={<Key />}
        path={`${entity.api}/${webhook.id}/secret`}
        member="secret"
        label={translate(has ? 'integration.secret.renew' : 'integration.secret.make')}
        question={has ? translate('integration.secret.question') : undefined}
        title={translate('integration.secret.title')}
        lead={translate('integration.secret.lead')}
      />
      {has && <TestWebhook path={`${entity.api}/${webhook.id}/test`} />}
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
