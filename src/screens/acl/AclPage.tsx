/** Overview of rights: by group, by account, and holders of a right. */
import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate, useTranslate } from 'react-admin'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { PageSkeleton } from '#src/page/PageSkeleton.tsx'
import { AccountTable } from './AccountTable.tsx'
import { aclQuery } from './acl.ts'
import { HoldersDialog } from './HoldersDialog.tsx'
import { RightsMatrix } from './RightsMatrix.tsx'
import { SearchField } from './SearchField.tsx'

const AclPage = () => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const view = new URLSearchParams(useLocation().search).get('view') === 'users' ? 'users' : 'groups'
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState<string | null>(null)
  const { data, error, refetch } = useQuery(aclQuery)
  if (error && !data) return <ReadFailure error={error} onRetry={refetch} />
  if (!data) return <PageSkeleton />
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <PageTitle>{translate('pages.acl')}</PageTitle>
        <SearchField
          label={translate(view === 'groups' ? 'acl.searchRights' : 'acl.searchUsers')}
          value={typed}
          onChange={setTyped}
        />
      </Box>
      <Typography color="text.secondary">{translate('acl.lead')}</Typography>
      <Tabs
        value={view}
        onChange={(_, next: string) => {
          setTyped('')
          navigate({ search: next === 'users' ? '?view=users' : '' }, { replace: true })
        }}
      >
        <Tab value="groups" label={translate('acl.groups')} />
        <Tab value="users" label={translate('acl.users')} />
      </Tabs>
      {view === 'groups' ? (
        <RightsMatrix acl={data} typed={typed} onAsk={setAsked} />
      ) : (
        <AccountTable typed={typed.trim()} />
      )}
      <HoldersDialog role={asked} onClose={() => setAsked(null)} />
    </Box>
  )
}

export default AclPage
