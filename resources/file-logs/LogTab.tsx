/** The log of a file: what was said, agreed, received and done, newest first; searched, filtered, and written. */
import AddComment from '@mui/icons-material/AddComment'
import PhoneCallback from '@mui/icons-material/PhoneCallback'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Pagination from '@mui/material/Pagination'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { Suspense, useState } from 'react'
import { useTranslate, type RaRecord } from 'react-admin'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { useMay } from '#resources/contexts/may.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { useDebounced } from '#resources/form/useDebounced.ts'
import { fileLog } from '#schemas/generated/file-log.ts'
import type { Way } from './draft.ts'
import { EntryRow } from './EntryRow.tsx'
import { LogFilters } from './LogFilters.tsx'
import { useLogs, type LogFilter } from './useLogs.ts'

const WriteDialog = lazyPart(async () => ({ default: (await import('./WriteDialog.tsx')).WriteDialog }), 'dialog')

export const LogTab = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate()
  const may = useMay()
  const [filter, setFilter] = useState<LogFilter>({})
  const [page, setPage] = useState(0)
  const [writing, setWriting] = useState<Way | null>(null)
  const asked = useDebounced(filter, 300)
  const { data, error, isPlaceholderData, refetch } = useLogs(record.id, asked, page)
  const isStaff = may('ROLE_EMPLOYEE')
  const mayWrite = isStaff ? may(fileLog.access.create) : record.workflowStatus !== 'closed'
  const isFiltered = Object.values(filter).some((text) => text !== '')
  const pages = data?.pager.pages.total ?? 0
  const handleFilter = (next: LogFilter) => {
    setFilter(next)
    setPage(0)
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {mayWrite && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {isStaff && (
            <Button variant="contained" startIcon={<PhoneCallback />} onClick={() => setWriting('call')}>
              {translate('fileLog.call')}
            </Button>
          )}
          <Button
            variant={isStaff ? 'outlined' : 'contained'}
            startIcon={<AddComment />}
            onClick={() => setWriting(isStaff ? 'note' : 'portal')}
          >
            {translate(isStaff ? 'fileLog.note' : 'fileLog.portalNote')}
          </Button>
        </Box>
      )}
      <LogFilters filter={filter} onChange={handleFilter} />
      {error && !data && <ReadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={240} aria-busy />}
      {data && (
        <Typography variant="body2" color="text.secondary" role="status">
          {translate(data.total === 0 ? none(isFiltered, isStaff) : 'fileLog.total', {
            smart_count: data.total,
            total: data.total,
          })}
        </Typography>
      )}
      {data && data.items.length > 0 && (
        <Paper
          variant="outlined"
          component="ol"
          aria-label={translate('fileScreen.tabs.log')}
          aria-busy={isPlaceholderData}
          sx={{ m: 0, p: 0, listStyle: 'none', opacity: isPlaceholderData ? 0.6 : 1, overflow: 'hidden' }}
        >
          {data.items.map((entry) => (
            <EntryRow key={entry.id} entry={entry} file={record} />
          ))}
        </Paper>
      )}
      {pages > 1 && (
        <Pagination
          count={pages}
          page={page + 1}
          onChange={(_, next) => setPage(next - 1)}
          aria-label={translate('fileLog.pages')}
          sx={{ displayPrint: 'none' }}
        />
      )}
      {writing && (
        <Suspense>
          <WriteDialog way={writing} file={record} onClose={() => setWriting(null)} />
        </Suspense>
      )}
    </Box>
  )
}

const none = (isFiltered: boolean, isStaff: boolean): string =>
  isFiltered ? 'fileLog.noneFound' : isStaff ? 'fileLog.none' : 'fileLog.noneForClient'
