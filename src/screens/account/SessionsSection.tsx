/** Active sessions of the user and how to end them. Hidden where the server has no such list. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import { call, callIfOffered } from '#providers/http.ts'
import { formatMoment } from '#resources/texts/dates.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { Section } from './Section.tsx'

type OwnSession = {
  id: string
  device: string
  address: string
  startedAt: string
  lastSeenAt: string
  isCurrent: boolean
  impersonator: string | null
}

const path = '/api/v4/users/me/sessions'
const queryKey = ['own-sessions']

export const SessionsSection = () => {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { data: sessions } = useQuery({ queryKey, queryFn: ({ signal }) => loadSessions(signal) })
  const end = useMutation({
    mutationFn: (id: string | undefined) => call('DELETE', id === undefined ? path : `${path}/${id}`),
    onSuccess: (_, id) => notify(`account.sessions.${id === undefined ? 'endedAll' : 'ended'}`, { type: 'success' }),
    onError: (error) => notify(callMessage(error), { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
  if (!sessions) return null
  const handleEnd = (id?: string) => end.mutate(id)
  return (
    <Section title={translate('account.sessions.title')} lead={translate('account.sessions.lead')}>
      <Box component="ul" sx={list}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={handleEnd} />
        ))}
      </Box>
      {sessions.length > 1 && (
        <Button variant="outlined" color="error" disabled={end.isPending} onClick={() => handleEnd()} sx={{ mt: 2 }}>
          {translate('account.sessions.endAll')}
        </Button>
      )}
    </Section>
  )
}

const SessionRow = ({ session, onEnd }: { session: OwnSession; onEnd: (id: string) => void }) => {
  const translate = useTranslate()
  const { id, device, address, startedAt, lastSeenAt, isCurrent, impersonator } = session
  const facts = [
    impersonator ? translate('account.sessions.actor', { name: impersonator }) : address,
    translate('account.sessions.started', { when: formatMoment(startedAt) }),
    translate('account.sessions.seen', { when: formatMoment(lastSeenAt) }),
  ]
  return (
    <li>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <strong>{device}</strong>
          {isCurrent && (
            <Chip size="small" color="success" variant="outlined" label={translate('account.sessions.current')} />
          )}
        </Box>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {facts.join(' · ')}
        </Typography>
      </Box>
      {!isCurrent && (
        <Button
          size="small"
          aria-label={translate('account.sessions.endOf', { device, address: impersonator ?? address })}
          onClick={() => onEnd(id)}
        >
          {translate('account.sessions.end')}
        </Button>
      )}
    </li>
  )
}

async function loadSessions(signal: AbortSignal): Promise<readonly OwnSession[] | null> {
  const body = await callIfOffered('GET', path, { signal })
  return isObject(body) && Array.isArray(body.items) ? (body.items as OwnSession[]) : null
}

const list = {
  m: 0,
  mt: 1,
  p: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', gap: 2, py: 1.25, borderTop: 1, borderColor: 'divider' },
  '& > li:first-of-type': { borderTop: 0 },
  '& strong': { fontWeight: 560 },
} as const
