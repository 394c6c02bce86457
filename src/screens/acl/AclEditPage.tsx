/** Rights of one group, or of one account with `?kind=user`. */
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-admin'
import { ReadFailurePage } from '#resources/page/ReadFailure.tsx'
import { widePage } from '#resources/page/pageGrid.ts'
import { PageSkeleton } from '#src/page/PageSkeleton.tsx'
import { aclQuery, subjectQuery } from './acl.ts'
import { RightsForm } from './RightsForm.tsx'

const AclEditPage = () => {
  const { pathname, search } = useLocation()
  const id = pathname.split('/').at(-1) ?? ''
  const kind = new URLSearchParams(search).get('kind') === 'user' ? 'user' : 'group'
  const all = useQuery(aclQuery)
  const one = useQuery(subjectQuery(kind, id))
  const error = one.error ?? all.error
  if (error && !(one.data && all.data))
    return (
      <ReadFailurePage
        resource={kind === 'user' ? 'user' : 'employee-group'}
        error={error}
        onRetry={() => (one.error ? one : all).refetch()}
      />
    )
  if (!one.data || !all.data) return <PageSkeleton />
  return (
    <Box sx={widePage}>
      <RightsForm key={`${kind} ${id}`} subject={one.data} roles={all.data.roles} />
    </Box>
  )
}

export default AclEditPage
