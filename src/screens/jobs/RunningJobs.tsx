/** Jobs that are being done at this moment, by whichever server. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { formatMoment } from '#resources/texts/dates.ts'
import { JobProgress } from './JobProgress.tsx'
import type { Running } from './jobs.ts'
import { Section } from './Section.tsx'
import { useKindName } from './useKindName.ts'

export const RunningJobs = ({ items }: { items: readonly Running[] }) => {
  const translate = useTranslate()
  return (
    <Section
      title={translate('jobs.running.title')}
      none={items.length === 0 ? translate('jobs.running.none') : undefined}
    >
      <Box sx={{ display: 'grid', gap: 1 }}>
        {items.map((item) => (
          <RunningJob key={item.id} item={item} />
        ))}
      </Box>
    </Section>
  )
}

const RunningJob = ({ item }: { item: Running }) => {
  const translate = useTranslate()
  const name = useKindName()(item.kind)
  return (
    <Paper component="article" variant="outlined" sx={{ px: 2, py: 1.5 }}>
      <Typography component="h3" variant="subtitle2">
        {name}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {translate('jobs.running.since', { since: formatMoment(item.startedAt) })}
        {item.attempt > 1 && ` · ${translate('jobs.running.attempt', { attempt: item.attempt })}`}
      </Typography>
      <JobProgress progress={item} label={name} />
    </Paper>
  )
}
