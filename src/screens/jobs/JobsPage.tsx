/** Page for administrators: failed jobs that wait for a person, running ones with their progress, and each kind. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { call } from '#providers/http.ts'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { PageSkeleton } from '#src/page/PageSkeleton.tsx'
import { FailedJobs } from './FailedJobs.tsx'
import { KindTable } from './KindTable.tsx'
import { RunningJobs } from './RunningJobs.tsx'
import { path, queryKey, readEvery, type Jobs } from './jobs.ts'

const JobsPage = () => {
  const translate = useTranslate()
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call('GET', path, { signal })) as Jobs,
    refetchInterval: ({ state }) => readEvery(state.data),
  })
  // Older figures stay on screen when reading them again fails.
  if (error && data === undefined) return <ReadFailure error={error} onRetry={refetch} />
  if (data === undefined) return <PageSkeleton />
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageTitle>{translate('pages.jobs')}</PageTitle>
      <Typography color="text.secondary">{translate('jobs.lead')}</Typography>
      {error && <ReadFailure error={error} onRetry={refetch} />}
      <FailedJobs items={data.failed} count={data.failedCount} />
      <RunningJobs items={data.running} />
      <KindTable items={data.kinds} />
    </Box>
  )
}

export default JobsPage
