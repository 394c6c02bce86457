/** Jobs that failed at their last try: why, with which data, and what a person may do about each. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Confirm, useNotify, useTranslate } from 'react-admin'
import { useState } from 'react'
import { call } from '#providers/http.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { formatMoment } from '#resources/texts/dates.ts'
import { JobProgress } from './JobProgress.tsx'
import { path, queryKey, type Failed } from './jobs.ts'
import { Section } from './Section.tsx'
import { useKindName } from './useKindName.ts'

export const FailedJobs = ({ items, count }: { items: readonly Failed[]; count: number }) => {
  const translate = useTranslate()
  return (
    <Section
      title={translate('jobs.failed.title')}
      none={items.length === 0 ? translate('jobs.failed.none') : undefined}
    >
      <Box sx={{ display: 'grid', gap: 1 }}>
        {count > items.length && (
          <Typography variant="body2" color="text.secondary">
            {translate('jobs.failed.more', { shown: items.length, count })}
          </Typography>
        )}
        {items.map((item) => (
          <FailedJob key={item.id} item={item} />
        ))}
      </Box>
    </Section>
  )
}

const FailedJob = ({ item }: { item: Failed }) => {
  const translate = useTranslate()
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useDecision(item.id)
  const name = useKindName()(item.kind)
  const handleGiveUp = () => {
    setAsking(false)
    mutate('give-up')
  }
  return (
    <Paper component="article" variant="outlined" sx={{ px: 2, py: 1.5 }}>
      <Typography component="h3" variant="subtitle2">
        {name}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        <time dateTime={item.failedAt}>{formatMoment(item.failedAt)}</time>
        {' · '}
        {translate('jobs.failed.tries', { smart_count: item.tries })}
      </Typography>
      <Typography variant="body2" color="error" sx={{ mt: 1, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {item.error}
      </Typography>
      {item.data !== '{}' && (
        <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {translate('jobs.failed.data')} <code>{item.data}</code>
        </Typography>
      )}
      <JobProgress progress={item} label={name} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button variant="outlined" disabled={isPending} onClick={() => mutate('again')}>
          {translate('jobs.failed.again')}
        </Button>
        <Button color="error" disabled={isPending} onClick={() => setAsking(true)}>
          {translate('jobs.failed.giveUp')}
        </Button>
      </Box>
      <Confirm
        isOpen={isAsking}
        title={translate('jobs.failed.giveUp')}
        content={translate('jobs.failed.question', { name })}
        confirm={translate('jobs.failed.giveUp')}
        confirmColor="warning"
        onConfirm={handleGiveUp}
        onClose={() => setAsking(false)}
      />
    </Paper>
  )
}

function useDecision(id: string) {
  const notify = useNotify()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (what: 'again' | 'give-up') => call('POST', `${path}/${id}/${what}`, { body: {} }),
    onSuccess: (_answer, what) =>
      notify(`jobs.failed.done.${what === 'again' ? 'again' : 'giveUp'}`, { type: 'success' }),
    onError: (failure) => notify(callMessage(failure), { type: 'error' }),
    // Reads anew after a refusal too: somebody else may have decided meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}
