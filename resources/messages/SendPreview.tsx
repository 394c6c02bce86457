/** A message that is not sent yet: to whom, when it leaves and its text; or why it cannot be sent. */
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import { useLocaleState, useTranslate } from 'react-admin'
import { MailFrame } from '#resources/templates/MailFrame.tsx'
import type { MessageLanguage } from '#domain/templates/variable.ts'
import { timeZone } from '#schemas/product.ts'
import type { Preview } from './usePreview.ts'

type SendPreviewProps = { preview: Preview; channel: 'email' | 'post' | 'sms' }

/** Why it does not leave, on what that rests, and the way out. */
const HeldAlert = ({ preview: { hold, note, article, wayOut, mayOverride } }: Pick<SendPreviewProps, 'preview'>) => (
  <Alert severity={hold === 'duplicate_message' || mayOverride ? 'warning' : 'error'}>
    <AlertTitle>{article === null ? note : `${note} [${article}]`}</AlertTitle>
    {wayOut}
  </Alert>
)

export const SendPreview = ({ preview, channel }: SendPreviewProps) => {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { hold, to, language, subject, body, segments, leavesAt, annexes } = preview
  if (hold !== null) return <HeldAlert preview={preview} />
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
