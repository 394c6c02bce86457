/** Body of an e-mail: HTML in a frame without origin that runs and fetches nothing, or text; and its conversation. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router'
import { messageStyleSheet } from '#domain/templates/messageStyle.ts'
import { call } from '#providers/http.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { formatMoment } from '#resources/texts/dates.ts'
import { incomingEmail, type IncomingEmail } from '#schemas/generated/incoming-email.ts'

export const MailText = ({ mail: { id, status } }: { mail: IncomingEmail }) => {
  const translate = useTranslate()
  const [isPlain, setPlain] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: [incomingEmail.name, 'content', id, status],
    queryFn: ({ signal }) => call('GET', `/api/v4/email-import/${id}/content`, { signal }),
    retry: false,
  })
  if (error) return <ReadFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={280} aria-busy />
  const { text, html, thread } = data
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {html !== null && (
        <Button size="small" onClick={() => setPlain(!isPlain)} sx={{ justifySelf: 'end' }}>
          {translate(isPlain ? 'inbox.asHtml' : 'inbox.asText')}
        </Button>
      )}
      {html !== null && !isPlain ? (
        <Box
          component="iframe"
          title={translate('inbox.message')}
          // Forbids scripts, forms and an origin of its own; a link opens in another window.
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={documentOf(html)}
          sx={{
            display: 'block',
            width: '100%',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: '#fff',
            colorScheme: 'light',
            height: 'clamp(16rem, 55vh, 44rem)',
          }}
        />
      ) : (
        <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
          {text.trim() === '' ? <Box sx={{ color: 'text.secondary' }}>{translate('inbox.noText')}</Box> : text}
        </Box>
      )}
      <Conversation thread={thread} />
    </Box>
  )
}

type Part = {
  id: number
  isOurs: boolean
  at: string
  from: string | null
  subject: string | null
  problem: string | null
}

const Conversation = ({ thread }: { thread: readonly Part[] }) => {
  const translate = useTranslate()
  const [search, setSearch] = useSearchParams()
  if (thread.length === 0) return null
  const open = (id: number) => {
    const next = new URLSearchParams(search)
    next.set('mail', String(id))
    setSearch(next)
  }
  return (
    <Box component="section" aria-label={translate('inbox.thread')}>
      <Typography component="h3" variant="body2" sx={{ fontWeight: 600 }}>
        {translate('inbox.thread')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', typography: 'body2' }}>
        {thread.map(({ id, isOurs, at, from, subject, problem }) => (
          <li key={`${String(isOurs)}${id}`}>
            {isOurs ? (
              <Box sx={{ py: 0.5 }}>
                {formatMoment(at)} · {translate('inbox.ours')} · {subject}
                {problem !== null && (
                  <Box sx={{ color: 'error.main' }}>{translate('inbox.oursBounced', { reason: problem })}</Box>
                )}
              </Box>
            ) : (
              <Button
                size="small"
                onClick={() => open(id)}
                sx={{ justifyContent: 'start', textAlign: 'start', px: 0, fontWeight: 400 }}
              >
                {formatMoment(at)} · {from} · {subject}
              </Button>
            )}
          </li>
        ))}
      </Box>
    </Box>
  )
}

/** Our content policy, which the frame inherits, lets a style sheet be where it has the page's nonce. */
function documentOf(body: string): string {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''
  const sheet = `${messageStyleSheet()}\nhtml{background:#fff}body{padding:12px;overflow-wrap:anywhere}table{border-collapse:collapse;max-width:100%}td,th{vertical-align:top;padding:2px 6px}`
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="referrer" content="no-referrer"><style nonce="${nonce}">${sheet}</style></head><body>${body}</body></html>`
}
