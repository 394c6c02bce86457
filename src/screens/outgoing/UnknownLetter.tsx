/** A letter whose delivery is uncertain, with the two possible decisions. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { Answers } from '#providers/generated/calls.ts'
import { formatMoment } from '#resources/texts/dates.ts'
import { useDecision } from './useDecision.ts'

type Letter = Answers['GET']['/api/v4/outgoing']['unknown'][number]

export const UnknownLetter = ({ letter }: { letter: Letter }) => {
  const translate = useTranslate()
  const { mutate, isPending } = useDecision()
  const { id, createdAt, recipient, subject, problem, expired } = letter
  const decide = (what: 'sent' | 'again') =>
    mutate({ to: `letter/${id}/${what}`, done: `outgoing.unknown.${what}.done` })
  return (
    <Paper component="article" variant="outlined" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography component="h3" variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
        {subject}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {translate('account.mail.to')} {recipient} · <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
      </Typography>
      <Typography variant="body2" color="error" sx={{ my: 1, overflowWrap: 'anywhere' }}>
        {problem ?? translate('outgoing.unknown.stopped')}
      </Typography>
      {expired && (
        <Typography variant="body2" sx={{ mb: 1 }}>
          {translate('outgoing.unknown.expired')}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" disabled={isPending} onClick={() => decide('sent')}>
          {translate('outgoing.unknown.sent.label')}
        </Button>
        <Button variant="outlined" disabled={isPending || expired} onClick={() => decide('again')}>
          {translate('outgoing.unknown.again.label')}
        </Button>
      </Box>
    </Paper>
  )
}
