/** Panel after a restore: number of held mails and webhooks, and the decision on them. */
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Confirm, useTranslate } from 'react-admin'
import { formatMoment } from '#resources/texts/dates.ts'
import { useDecision } from './useDecision.ts'

type Held = { since: string; letters: number; calls: number }

export const HeldPanel = ({ since, letters, calls }: Held) => {
  const translate = useTranslate()
  const { mutate, isPending } = useDecision()
  const [asked, setAsked] = useState<'release' | 'discard'>()
  const numbers = { letters, calls }
  const decide = () => {
    if (asked) mutate({ to: asked, done: `outgoing.held.${asked}.done` })
    setAsked(undefined)
  }
  return (
    <Alert severity="warning" variant="outlined">
      <AlertTitle>{translate('outgoing.held.title', { since: formatMoment(since) })}</AlertTitle>
      <Box component="p" sx={{ m: 0 }}>
        {translate('outgoing.held.why')}
      </Box>
      <Box component="p" sx={{ my: 1, fontWeight: 600 }}>
        {translate('outgoing.held.numbers', numbers)}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {(['release', 'discard'] as const).map((what) => (
          <Button
            key={what}
            variant={what === 'release' ? 'contained' : 'outlined'}
            color={what === 'release' ? 'primary' : 'error'}
            disabled={isPending}
            onClick={() => setAsked(what)}
          >
            {translate(`outgoing.held.${what}.label`)}
          </Button>
        ))}
      </Box>
      {asked && (
        <Confirm
          isOpen
          title={translate(`outgoing.held.${asked}.label`)}
          content={translate(`outgoing.held.${asked}.question`, numbers)}
          confirm={translate(`outgoing.held.${asked}.label`)}
          onConfirm={decide}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Alert>
  )
}
