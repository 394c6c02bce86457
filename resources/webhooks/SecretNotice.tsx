/** On the page of a webhook: that without a secret nothing is sent to it. */
import Alert from '@mui/material/Alert'
import { useRecordContext, useTranslate } from 'react-admin'
import type { Webhook } from '#schemas/generated/webhook.ts'

export const SecretNotice = () => {
  const webhook = useRecordContext<Webhook>()
  const translate = useTranslate()
  if (!webhook || webhook.secretAt !== null) return null
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate('integration.secret.missing')}
    </Alert>
  )
}
