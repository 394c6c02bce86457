/**
 * Page for administrators: mail and webhooks that wait for a decision, after a restore or because their delivery is
 * uncertain.
 */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { setHeldSince } from '#providers/heldSince.ts'
import { call } from '#providers/http.ts'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import { textPage } from '#resources/page/pageGrid.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { PageSkeleton } from '#src/page/PageSkeleton.tsx'
import { HeldPanel } from './HeldPanel.tsx'
import { UnknownLetter } from './UnknownLetter.tsx'
import { path, queryKey } from './useDecision.ts'

const OutgoingPage = () => {
  const translate = useTranslate()
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const outgoing = await call('GET', path, { signal })
      setHeldSince(outgoing.heldSince)
      return outgoing
    },
    refetchOnWindowFocus: true,
  })
  if (error) return <ReadFailure error={error} onRetry={refetch} />
  if (data === undefined) return <PageSkeleton />
  const { heldSince, letters, calls, unknown } = data
  return (
    <Box sx={textPage}>
      <PageTitle>{translate('pages.outgoing')}</PageTitle>
      <Typography color="text.secondary">{translate('outgoing.lead')}</Typography>
      {heldSince !== null && <HeldPanel since={heldSince} letters={letters} calls={calls} />}
      <Typography component="h2" variant="h2" sx={{ mt: 1 }}>
        {translate('outgoing.unknown.title')}
      </Typography>
      <Typography color="text.secondary">{translate('outgoing.unknown.lead')}</Typography>
      {unknown.length === 0 && (
        <Paper variant="outlined" sx={{ p: 4, textAlign: 'center', color: 'text.secondary' }}>
          {translate('outgoing.unknown.none')}
        </Paper>
      )}
      {unknown.map((letter) => (
        <UnknownLetter key={letter.id} letter={letter} />
      ))}
    </Box>
  )
}

export default OutgoingPage
