/** The message of a step with the values of a file: a mail or letter in a frame, a text message as a telephone shows it. */
import { MailFrame } from '#resources/templates/MailFrame.tsx'
import type { MessageLanguage } from '#domain/templates/variable.ts'
import { useTranslate } from 'react-admin'

type Message = {
  channel: 'email' | 'post' | 'sms'
  language: MessageLanguage
  to: string
  subject: string
  body: string
}

export const PreviewMessage = ({ message: { channel, language, to, subject, body } }: { message: Message }) => {
  const translate = useTranslate()
  return (
    <MailFrame
      language={language}
      subject={subject || translate(`workflow.channels.${channel}`)}
      body={body}
      facts={[
        ['workflow.channel', translate(`workflow.channels.${channel}`)],
        ['workflow.to', to],
      ]}
    />
  )
}
