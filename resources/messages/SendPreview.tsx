/** A message that is not sent yet: to whom, when it leaves and its text; or why it cannot be sent. */
import Alert from '@mui/material/Alert'
import { useLocaleState, useTranslate } from 'react-admin'
import { MailFrame } from '#resources/templates/MailFrame.tsx'
import type { MessageLanguage } from '#domain/templates/variable.ts'
import { timeZone } from '#schemas/product.ts'
import type { Preview } from './usePreview.ts'

type SendPreviewProps = { preview: Preview; channel: 'email' | 'post' | 'sms' }

export const SendPreview = ({ preview, channel }: SendPreviewProps) => {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { hold, note, to, language, subject, body, segments, leavesAt, annexes } = preview
  if (hold !== null) return <Alert severity={hold === 'duplicate_message' ? 'warning' : 'error'}>{note}</Alert>
  const moment = new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  })
  return (
    <MailFrame
      language={(language ?? 'nl') as MessageLanguage}
      subject={
        channel === 'sms' ? translate('messageScreen.segments', { smart_count: segments ?? 1 }) : (subject ?? '')
      }
      body={body ?? ''}
      facts={[
        ['messageScreen.to', (to ?? '').replaceAll('\n', ', ')],
        ...(annexes.length > 0 ? [['messageScreen.annexes', annexes.join(', ')] as const] : []),
        ['messageScreen.leavesAt', leavesAt === null ? '' : moment.format(new Date(leavesAt))],
      ]}
    />
  )
}
