/** Templates that use a variable, as far as the user may read them. */
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { LinkBase, useCreatePath, useRecordContext, useTranslate } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import { call } from '#providers/http.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { templateVariable } from '#schemas/generated/template-variable.ts'

type Use = { entity: string; id: number; name: string; active: boolean }

export const NamingTemplates = () => {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const id = useRecordContext()?.id
  const { data, error, refetch } = useQuery({
    queryKey: ['template-variable', 'uses', id],
    queryFn: async ({ signal }) => usesIn(await call('GET', `${templateVariable.api}/${id}/templates`, { signal })),
    enabled: id !== undefined,
  })
  return (
    <Box component="section" sx={{ mt: 3, pt: 3, borderTop: 1, borderColor: 'divider' }}>
      <Typography component="h2" variant="subtitle1" sx={{ mb: 1, fontWeight: 600 }}>
        {translate('templates.usedIn', { smart_count: data?.length ?? 0 })}
      </Typography>
      {error && <ReadFailure error={error} onRetry={refetch} />}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', columnWidth: 300 }}>
        {data?.map((use) => (
          <Box component="li" key={`${use.entity} ${use.id}`} sx={{ py: 0.5, breakInside: 'avoid' }}>
            <Link component={LinkBase} to={createPath({ resource: use.entity, type: 'show', id: use.id })}>
              {use.name}
            </Link>{' '}
            <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
              {translate(`resources.${use.entity}.name`, { smart_count: 1 })}
            </Typography>{' '}
            {!use.active && <Chip size="small" label={translate('show.inactive')} />}
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const usesIn = (body: unknown): Use[] => (isObject(body) && Array.isArray(body.items) ? (body.items as Use[]) : [])
