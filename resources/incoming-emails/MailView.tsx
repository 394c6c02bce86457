/** An e-mail: its actions, its sender, the file and class that it seems to have and why, and its text. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { RecordContextProvider, ResourceContextProvider, useGetOne, useTranslate } from 'react-admin'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { formatMoment } from '#resources/texts/dates.ts'
import { incomingEmail, type IncomingEmail } from '#schemas/generated/incoming-email.ts'
import { AgendaDialog } from './AgendaDialog.tsx'
import { Attachments } from './Attachments.tsx'
import { MailDeeds } from './MailDeeds.tsx'
import { MailNotes } from './MailNotes.tsx'
import { MailText } from './MailText.tsx'
import { ReplyDialog } from './ReplyDialog.tsx'
import { StatusChip } from './StatusChip.tsx'
import { WhatItIs } from './WhatItIs.tsx'

type MailViewProps = {
  id: number
  onNext: (() => void) | undefined
  onPrevious: (() => void) | undefined
  /** The e-mail is dealt with, and the next one comes. */
  onHandled: () => void
  onLeave: (() => void) | undefined
}

export const MailView = ({ id, ...walk }: MailViewProps) => {
  const translate = useTranslate()
  const [asked, setAsked] = useState<'reply' | 'agenda'>()
  const { data: mail, error, refetch } = useGetOne<IncomingEmail>(incomingEmail.name, { id })
  if (!mail)
    return error ? (
      <ReadFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <Paper variant="outlined" component={Skeleton} height={480} aria-busy sx={{ transform: 'none' }} />
    )
  const { subject, from, fromName, to, receivedAt, mailbox, problem, status } = mail
  const sender = fromName && from ? `${fromName} <${from}>` : (fromName ?? from ?? translate('inbox.noSender'))
  const close = () => setAsked(undefined)
  return (
    <ResourceContextProvider value={incomingEmail.name}>
      <RecordContextProvider value={mail}>
        <Box
          component="article"
          aria-label={subject ?? translate('inbox.noSubject')}
          sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          <MailDeeds mail={mail} {...walk} onAsk={setAsked} />
          <Paper
            variant="outlined"
            sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
          >
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'start', flexWrap: 'wrap' }}>
              <Typography component="h2" variant="h2" sx={{ overflowWrap: 'anywhere', flex: '1 1 12rem' }}>
                {subject ?? translate('inbox.noSubject')}
              </Typography>
              <StatusChip status={status} />
            </Box>
            <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
              <Box component="strong" sx={{ color: 'text.primary', fontWeight: 600 }}>
                {sender}
              </Box>
              <br />
              {[to && translate('inbox.to', { to }), receivedAt && formatMoment(receivedAt), mailbox?.address]
                .filter(Boolean)
                .join(' · ')}
            </Box>
            <MailNotes mail={mail} />
            <WhatItIs mail={mail} />
            <Attachments mail={mail} />
            {!problem && <MailText mail={mail} />}
          </Paper>
        </Box>
        {asked === 'reply' && <ReplyDialog mail={mail} onClose={close} />}
        {asked === 'agenda' && <AgendaDialog mail={mail} onClose={close} />}
      </RecordContextProvider>
    </ResourceContextProvider>
  )
}
