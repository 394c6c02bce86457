/** Notice on the page of a webhook: without a secret nothing is sent to it, or what is sent waits. */
import Alert from '@mui/material/Alert'
import { useRecordContext, useTranslate } from 'react-admin'
import { HeldNote } from '#resources/actions/HeldNote.tsx'
import type { Webhook } from '#schemas/generated/webhook.ts'

export const SecretNotice = () => {
  const webhook = useRecordContext<Webhook>()
  const translate = useTranslate()
  if (!webhook) return null
  if (webhook.secretAt !== null) return <HeldNote />
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate('integration.noSecret')}
    </Alert>
  )
}
