/** Generated list with a notice of keys whose maker has left. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { LinkBase, useTranslate } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import { callIfOffered } from '#providers/http.ts'
import { ApiClientList as Generated } from '#resources/generated/api-clients/ApiClientList.tsx'
import { apiClient } from '#schemas/generated/api-client.ts'

type Orphan = { id: number; name: string; company: string; maker: string | null }

export const ApiClientList = () => (
  <>
    <Orphans />
    <Generated />
  </>
)

const Orphans = () => {
  const translate = useTranslate()
  const { data: orphans = [] } = useQuery({
    queryKey: [apiClient.name, 'without-maker'],
    queryFn: async ({ signal }) => read(await callIfOffered('GET', `${apiClient.api}/without-maker`, { signal })),
    retry: false,
  })
  if (orphans.length === 0) return null
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate('integration.key.withoutMaker', { smart_count: orphans.length })}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {orphans.map(({ id, name, company, maker }) => (
          <li key={id}>
            <Link component={LinkBase} to={`/settings/api-keys/${id}`}>
              {name}
            </Link>
            {` – ${[company, maker].filter(Boolean).join(' – ')}`}
          </li>
        ))}
      </Box>
    </Alert>
  )
}

const read = (body: unknown): Orphan[] => (isObject(body) && Array.isArray(body.items) ? (body.items as Orphan[]) : [])
