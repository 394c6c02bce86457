/** Records of a bulk run, a page at a time: what changes in each, or why not; all, or those of one outcome. */
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import TablePagination from '@mui/material/TablePagination'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#providers/http.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { isUnderWay, outcomes, runKey, runPath, type BulkRun, type Outcome, type RunRecordsPage } from './bulkRun.ts'
import { RunLine, useOutcomeText } from './RunLine.tsx'

const perPage = 50

export const RunRecords = ({ run }: { run: BulkRun }) => {
  const translate = useTranslate()
  const number = new Intl.NumberFormat(useKnownLocale())
  const outcomeText = useOutcomeText(run.action)
  const [page, setPage] = useState(0)
  const [shown, setShown] = useState<Shown>()
  const { data, error, refetch } = useQuery({
    queryKey: [runKey, run.id, 'records', run.state, page, shown],
    queryFn: async ({ signal }) =>
      (await call('GET', `${runPath(run.id)}/records`, {
        query: { _offset: page * perPage, _limit: perPage, ...shown },
        signal,
      })) as RunRecordsPage,
    placeholderData: keepPreviousData,
    refetchInterval: isUnderWay(run) ? 2000 : false,
  })
  const choose = (next: Shown | undefined) => {
    setShown(next)
    setPage(0)
  }
  return (
    <Paper variant="outlined">
      <Box
        role="group"
        aria-label={translate('bulkRuns.outcome')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 1.5 }}
      >
        <Choice
          label={`${translate('bulkRuns.all')} ${number.format(run.total)}`}
          isOn={!shown}
          onChoose={() => choose(undefined)}
        />
        {kindsIn(run).map(({ count, ...kind }) => (
          <Choice
            key={`${kind.outcome} ${kind.isNew}`}
            label={`${outcomeText(kind.outcome, kind.isNew)} ${number.format(count)}`}
            isOn={shown?.outcome === kind.outcome && shown.isNew === kind.isNew}
            onChoose={() => choose(kind)}
          />
        ))}
      </Box>
      {error && <ReadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton variant="rounded" height={200} sx={{ m: 1.5 }} />}
      <Box component="ul" aria-label={translate('bulkRuns.records')} sx={list}>
        {data?.items.map((record) => (
          <RunLine key={record.place} action={run.action} record={record} />
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

/** Filter of the listed records: an outcome; in an import new records apart from known ones. */
type Shown = { outcome: Outcome; isNew?: boolean }

function kindsIn({ counts, added }: BulkRun): (Shown & { count: number })[] {
  return outcomes
    .flatMap((outcome): (Shown & { count: number })[] => {
      const count = counts[outcome] ?? 0
      if (added === null || count === 0 || (outcome !== 'change' && outcome !== 'changed')) return [{ outcome, count }]
      return [
        { outcome, isNew: true, count: added },
        { outcome, isNew: false, count: count - added },
      ]
    })
    .filter(({ count }) => count > 0)
}

const Choice = ({ label, isOn, onChoose }: { label: string; isOn: boolean; onChoose: () => void }) => (
  <Chip
    label={label}
    aria-pressed={isOn}
    color={isOn ? 'primary' : 'default'}
    variant={isOn ? 'filled' : 'outlined'}
    onClick={onChoose}
  />
)

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: '0.875rem',
  '& li': { px: 2, py: 1, borderTop: 1, borderColor: 'divider' },
  '& ins': { textDecoration: 'none', color: 'text.primary', fontWeight: 560 },
  '& q': { overflowWrap: 'anywhere' },
} as const
