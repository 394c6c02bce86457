/** Outbox in development: mails of this installation, with working links. */
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import { callIfOffered } from '#providers/http.ts'
import { formatMoment } from '#resources/texts/dates.ts'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import { textPage } from '#resources/page/pageGrid.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { PageSkeleton } from '#src/page/PageSkeleton.tsx'
import { NotFoundPage } from '#src/screens/NotFoundPage.tsx'

type State = keyof typeof colours
type Mail = {
  id: number
  createdAt: string
  recipient: string
  subject: string
  body: string
  state: State
  problem: string | null
}

const colours = {
  queued: 'info',
  sent: 'success',
  kept: 'default',
  failed: 'error',
  unknown: 'warning',
  bounced: 'error',
} as const

const MailPage = () => {
  const translate = useTranslate()
  const { data, error, refetch } = useQuery({
    queryKey: ['mail'],
    queryFn: ({ signal }) => loadMail(signal),
    // Mails are caused by other pages.
    refetchOnWindowFocus: true,
  })
  if (error) return <ReadFailure error={error} onRetry={refetch} />
  if (data === undefined) return <PageSkeleton />
  if (data === null) return <NotFoundPage />
  return (
    <Box sx={textPage}>
      <PageTitle>{translate('pages.mail')}</PageTitle>
      <Typography color="text.secondary">{translate('account.mail.lead')}</Typography>
      {data.length === 0 && (
        <Paper variant="outlined" sx={{ p: 4, textAlign: 'center', color: 'text.secondary' }}>
          {translate('account.mail.none')}
        </Paper>
      )}
      {data.map((mail) => (
        <Letter key={mail.id} mail={mail} />
      ))}
    </Box>
  )
}

const Letter = ({ mail: { createdAt, recipient, subject, body, state, problem } }: { mail: Mail }) => {
  const translate = useTranslate()
  return (
    <Paper component="article" variant="outlined" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h2" variant="h2" sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
          {subject}
        </Typography>
        <Chip
          size="small"
          variant="outlined"
          color={colours[state]}
          label={translate(`account.mail.states.${state}`)}
        />
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
        {translate('account.mail.to')} {recipient} · <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
      </Typography>
      {problem && (
        <Typography variant="body2" color="error" sx={{ mb: 1.5 }}>
          {problem}
        </Typography>
      )}
      <Typography component="div" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {body === '' ? <em>{translate('account.mail.emptied')}</em> : withLinks(body)}
      </Typography>
    </Paper>
  )
}

/** Links to this app become links; the rest of a mail is plain text. */
const withLinks = (body: string) =>
  body
    .trim()
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 === 1 && URL.parse(part)?.origin === window.location.origin ? (
        <Link key={index} href={part} underline="always">
          {part}
        </Link>
      ) : (
        part
      ),
    )

/** null: this server has no outbox. */
async function loadMail(signal: AbortSignal): Promise<readonly Mail[] | null> {
  const body = await callIfOffered('GET', '/api/v4/mail', { signal })
  return isObject(body) && Array.isArray(body.items) ? (body.items as Mail[]) : null
}

export default MailPage
