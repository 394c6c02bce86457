/** The rows of an import, a page at a time: what is wrong with each, or what was made of it. */
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import TablePagination from '@mui/material/TablePagination'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase, useCreatePath, useTranslate } from 'react-admin'
import { call } from '#providers/http.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { importKey, importPath, type Import, type ImportRow, type RowsPage } from './imports.ts'

const perPage = 50
const statuses = ['error', 'warning', 'duplicate', 'ok', 'imported', 'skipped'] as const

export const RowList = ({ job }: { job: Import }) => {
  const translate = useTranslate()
  const number = new Intl.NumberFormat(useKnownLocale())
  const [page, setPage] = useState(0)
  const [status, setStatus] = useState<string>()
  const { data, error, refetch } = useQuery({
    queryKey: [importKey, String(job.id), 'rows', job.status, page, status],
    queryFn: async ({ signal }) =>
      (await call('GET', `${importPath(job.id)}/rows`, {
        query: { _offset: page * perPage, _limit: perPage, ...(status && { status }) },
        signal,
      })) as RowsPage,
    placeholderData: keepPreviousData,
  })
  const headers = job.columns.flatMap(({ header, to }) => (to ? [header] : []))
  const choose = (next: string | undefined) => {
    setStatus(next)
    setPage(0)
  }
  return (
    <Paper variant="outlined" component="section" aria-label={translate('fileImport.rows')}>
      <Box
        role="group"
        aria-label={translate('resources.import-row.fields.status')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 1.5 }}
      >
        {[undefined, ...statusesIn(job)].map((one) => (
          <Chip
            key={one ?? 'all'}
            label={
              one === undefined ? translate('fileImport.all') : translate(`resources.import-row.values.status.${one}`)
            }
            aria-pressed={status === one}
            color={status === one ? 'primary' : 'default'}
            variant={status === one ? 'filled' : 'outlined'}
            onClick={() => choose(one)}
          />
        ))}
      </Box>
      {error && <ReadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton variant="rounded" height={200} sx={{ m: 1.5 }} />}
      {data?.total === 0 && (
        <Typography color="text.secondary" sx={{ px: 2, pb: 2 }}>
          {translate('fileImport.noRows')}
        </Typography>
      )}
      <Box component="ul" aria-label={translate('fileImport.rows')} sx={list}>
        {data?.items.map((row) => (
          <RowLine key={row.place} row={row} headers={headers} />
        ))}
      </Box>
      {data && data.total > perPage && (
        <TablePagination
          component="div"
          count={data.total}
          page={page}
          rowsPerPage={perPage}
          rowsPerPageOptions={[perPage]}
          onPageChange={(_, next) => setPage(next)}
          labelDisplayedRows={({ from, to, count }) =>
            `${number.format(from)}–${number.format(to)} / ${number.format(count)}`
          }
        />
      )}
    </Paper>
  )
}

/** Statuses to filter by. Warnings and faultless rows are not counted, so they are offered while the import is open. */
const statusesIn = ({ counts, status }: Import) => {
  const isOpen = status === 'validated'
  const has = {
    error: counts.failed,
    warning: isOpen,
    duplicate: counts.duplicate,
    ok: isOpen,
    imported: counts.imported,
    skipped: counts.undone,
  }
  return statuses.filter((one) => has[one])
}

/** Cells of a row that are shown. */
const shown = 6

type RowLineProps = { row: ImportRow; headers: readonly string[] }

const RowLine = ({ row: { rowNumber, status, errors, data, result }, headers }: RowLineProps) => {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const cells = headers
    .flatMap((header) => data[header] ?? [])
    .slice(0, shown)
    .join(' · ')
  return (
    <li>
      <Typography component="span" variant="body2" sx={{ fontWeight: 560 }}>
        {translate('text.labelled', {
          label: translate('importPage.line', { line: rowNumber }),
          value: translate(`resources.import-row.values.status.${status}`),
        })}
      </Typography>{' '}
      {result && (
        <Link component={LinkBase} to={createPath({ resource: result.entity, type: 'show', id: result.id })}>
          {result.title ?? result.id}
        </Link>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {cells}
      </Typography>
      {errors.map(({ column, value, text }) => (
        <Typography
          key={`${column} ${text}`}
          variant="body2"
          color={status === 'error' ? 'error' : 'text.primary'}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {[column && (value === null ? column : `${column} “${value}”`), text].filter(Boolean).join(': ')}
        </Typography>
      ))}
    </li>
  )
}

const list = { m: 0, p: 0, listStyle: 'none', '& li': { px: 2, py: 1, borderTop: 1, borderColor: 'divider' } } as const
