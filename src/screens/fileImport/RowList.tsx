/** The rows of an import, a page at a time: what is wrong with each, or what was made of it. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import TablePagination from '@mui/material/TablePagination'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { call, callForFile } from '#providers/http.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { saveFile } from '#resources/list/export/saveFile.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { importKey, importPath, type Import, type RowsPage } from './imports.ts'
import { RowLine } from './RowLine.tsx'

const perPage = 50
const statuses = ['error', 'warning', 'duplicate', 'ok', 'imported', 'skipped'] as const

export const RowList = ({ job }: { job: Import }) => {
  const translate = useTranslate()
  const notify = useNotify()
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
  const mayCorrect = !job.contentGone && (job.status === 'validated' || job.status === 'partly')
  const handleWrongRows = () =>
    void callForFile('GET', `${importPath(job.id)}/wrong-rows`).then(saveFile, (failure: unknown) =>
      notify(callMessage(failure), { type: 'error' }),
    )
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
        {job.counts.failed > 0 && (
          <Button size="small" onClick={handleWrongRows} sx={{ ml: { sm: 'auto' } }}>
            {translate('fileImport.wrongRows')}
          </Button>
        )}
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
          <RowLine key={row.place} {...{ row, job }} isOpen={mayCorrect && row.status === 'error'} />
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

const list = { m: 0, p: 0, listStyle: 'none', '& li': { px: 2, py: 1, borderTop: 1, borderColor: 'divider' } } as const
