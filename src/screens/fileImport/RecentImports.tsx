/** The last files of a kind, so that one that was left half-way is found again. */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { LinkBase, useCreatePath, useGetList, useTranslate } from 'react-admin'
import { formatMoment } from '#resources/texts/dates.ts'
import { textPage } from '#resources/page/pageGrid.ts'
import type { Kind } from './imports.ts'

type Recent = { id: number; name: string; status: string; createdAt: string; customer: { company?: string } | null }

export const RecentImports = ({ kind }: { kind: Kind }) => {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const { data = [] } = useGetList<Recent>('import-job', {
    filter: { type: kind },
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: 5 },
  })
  if (data.length === 0) return null
  return (
    <Box component="section" aria-label={translate('fileImport.uploads')} sx={textPage}>
      <Typography component="h2" variant="h6" gutterBottom>
        {translate('fileImport.uploads')}
      </Typography>
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', '& li': { py: 0.75, borderTop: 1, borderColor: 'divider' } }}
      >
        {data.map(({ id, name, status, createdAt, customer }) => (
          <li key={id}>
            <Link
              component={LinkBase}
              underline="always"
              to={createPath({ resource: 'import-job', type: 'show', id })}
              sx={{ overflowWrap: 'anywhere' }}
            >
              {name}
            </Link>{' '}
            <Typography component="span" variant="body2" color="text.secondary">
              {[customer?.company, translate(`resources.import-job.values.status.${status}`), formatMoment(createdAt)]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  )
}
