/** The e-mails of the inbox, each with what it seems to be about and to belong to. */
import AttachFile from '@mui/icons-material/AttachFile'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import { useTranslate } from 'react-admin'
import { formatMoment } from '#resources/texts/dates.ts'
import { relatedText } from '#resources/texts/relatedText.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import type { IncomingEmail } from '#schemas/generated/incoming-email.ts'
import { StatusChip } from './StatusChip.tsx'

type MailListProps = {
  mails: readonly IncomingEmail[]
  total: number
  isPending: boolean
  shown: number | undefined
  checked: ReadonlySet<number>
  onOpen: (id: number) => void
  onCheck: (id: number) => void
  more: () => void
}

export const MailList = ({ mails, total, isPending, shown, checked, onOpen, onCheck, more }: MailListProps) => {
  const translate = useTranslate()
  if (isPending)
    return <Paper variant="outlined" component={Skeleton} height={320} aria-busy sx={{ transform: 'none' }} />
  if (mails.length === 0)
    return (
      <Paper variant="outlined" sx={{ p: 3, color: 'text.secondary' }} role="status">
        {translate('inbox.empty')}
      </Paper>
    )
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <Box component="ul" aria-label={translate('resources.incoming-email.name', { smart_count: 2 })} sx={list}>
        {mails.map((mail) => (
          <Box
            component="li"
            key={mail.id}
            sx={{ display: 'flex', bgcolor: mail.id === shown ? 'action.selected' : undefined }}
          >
            <Checkbox
              size="small"
              checked={checked.has(mail.id)}
              onChange={() => onCheck(mail.id)}
              slotProps={{ input: { 'aria-label': translate('inbox.check', { subject: mail.subject ?? '–' }) } }}
              sx={{ alignSelf: 'start', mt: 0.5 }}
            />
            <ButtonBase
              onClick={() => onOpen(mail.id)}
              aria-current={mail.id === shown || undefined}
              sx={{
                flex: 1,
                minWidth: 0,
                display: 'grid',
                gridTemplateColumns: 'minmax(0, 1fr)',
                gap: 0.25,
                textAlign: 'start',
                justifyItems: 'stretch',
                py: 1,
                pr: 1.5,
              }}
            >
              <MailRow mail={mail} />
            </ButtonBase>
          </Box>
        ))}
      </Box>
      {mails.length < total && (
        <Button fullWidth onClick={more} sx={{ minHeight: 40 }}>
          {translate('inbox.more', { count: total - mails.length })}
        </Button>
      )}
    </Paper>
  )
}

const MailRow = ({ mail }: { mail: IncomingEmail }) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const { from, fromName, subject, excerpt, receivedAt, attachments, file, suggestedFile, classification, status } =
    mail
  const isNew = status === 'new' || status === 'classified'
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', minWidth: 0 }}>
        <Box component="span" sx={{ ...oneLine, flex: 1, fontWeight: isNew ? 600 : 400 }}>
          {fromName ?? from ?? translate('inbox.noSender')}
        </Box>
        {(attachments?.length ?? 0) > 0 && (
          <AttachFile
            sx={{ fontSize: 15, color: 'text.secondary' }}
            titleAccess={translate('resources.incoming-email.fields.attachments')}
          />
        )}
        <Box
          component="time"
          dateTime={receivedAt ?? undefined}
          sx={{ typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' }}
        >
          {receivedAt ? formatMoment(receivedAt) : ''}
        </Box>
      </Box>
      <Box component="span" sx={{ ...oneLine, typography: 'body2', fontWeight: isNew ? 600 : 400 }}>
        {subject ?? translate('inbox.noSubject')}
      </Box>
      <Box component="span" sx={{ ...oneLine, typography: 'body2', color: 'text.secondary' }}>
        {mail.problem ?? excerpt ?? '\u00a0'}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, pt: 0.25 }}>
        <StatusChip status={status} />
        {classification && (
          <Chip size="small" variant="outlined" label={relatedText(classification, ['name'], locale)} />
        )}
        {file ? (
          <Chip size="small" variant="outlined" label={file.number} />
        ) : (
          suggestedFile && (
            <Chip size="small" variant="outlined" sx={{ borderStyle: 'dashed' }} label={`${suggestedFile.number}?`} />
          )
        )}
      </Box>
    </>
  )
}

const oneLine = {
  display: 'block',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const
const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  maxHeight: { md: 'calc(100vh - 15rem)' },
  overflow: 'auto',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const
