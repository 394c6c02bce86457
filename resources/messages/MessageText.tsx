/** A message as its reader got it. */
import Box from '@mui/material/Box'
import { useRecordContext } from 'react-admin'
import { MailFrame } from '#resources/templates/MailFrame.tsx'
import type { Message } from '#schemas/generated/message.ts'

export const MessageText = () => {
  const message = useRecordContext<Message>()
  if (!message) return null
  const { language, subject, body, channel, to } = message
  return (
    <Box sx={{ mb: 3 }}>
      <MailFrame
        language={language ?? 'nl'}
        // The subject of a text message is the beginning of its text.
        subject={channel === 'sms' ? '' : (subject ?? '')}
        body={body ?? ''}
        facts={[['messageScreen.to', (to ?? '').replaceAll('\n', ', ')]]}
      />
    </Box>
  )
}
