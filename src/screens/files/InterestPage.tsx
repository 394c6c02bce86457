/** The interest of a file: what was agreed, and changing it with what that comes to, old beside new. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { LinkBase, useCreatePath, useGetList, useGetOne, useLocation, useTranslate } from 'react-admin'
import { call } from '#providers/http.ts'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import { widePage } from '#resources/page/pageGrid.ts'
import { ReadFailurePage } from '#resources/page/ReadFailure.tsx'
import { Timeline } from '#resources/files/timeline/Timeline.tsx'
import { PageSkeleton } from '#src/page/PageSkeleton.tsx'
import { InterestForm } from './InterestForm.tsx'

const InterestPage = () => {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const id = useLocation().pathname.split('/').at(-1) ?? ''
  const file = useGetOne('file', { id })
  const claims = useGetList('claim', { filter: { file: id }, pagination: { page: 1, perPage: 200 } })
  const standing = useQuery({
    queryKey: ['file', 'interest-setting', id],
    queryFn: ({ signal }) => call('GET', `/api/v4/file/${Number(id)}/interest-setting`, { signal }),
    retry: false,
  })
  const failed = [file, standing, claims].find(({ error }) => error)
  if (failed?.error)
    return <ReadFailurePage resource="file" error={failed.error} onRetry={() => void failed.refetch()} />
  if (!file.data || !standing.data || !claims.data) return <PageSkeleton />
  return (
    <Box sx={widePage}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <PageTitle>{translate('interestPage.title', { number: String(file.data.number) })}</PageTitle>
        <Button component={LinkBase} to={createPath({ resource: 'file', type: 'show', id })}>
          {translate('interestPage.toFile')}
        </Button>
      </Box>
      <InterestForm
        key={standing.data.basis}
        file={Number(id)}
        standing={standing.data}
        claims={claims.data
          .filter(({ type }) => type !== 'credit_note')
          .map((claim) => ({ id: Number(claim.id), number: String(claim.number) }))}
        onSaved={() => void standing.refetch()}
      />
      <Timeline record={file.data} only="changes" />
    </Box>
  )
}

export default InterestPage
