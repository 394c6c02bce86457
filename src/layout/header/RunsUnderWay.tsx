/** A bulk run of one's own that goes on, in the header of every page: how far it is, and the way to it. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import { useQuery } from '@tanstack/react-query'
import { LinkBase, useTranslate } from 'react-admin'
import { callIfOffered } from '#providers/http.ts'
import { runKey, useRunTitle } from '#resources/list/bulk/bulkRun.ts'
import { mostUntyped } from '#resources/list/typedNumber.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import type { BulkRun } from '#schemas/generated/bulk-run.ts'

/** Own runs under way, without small ones: they are over before one could read of them. */
const query = {
  _filter: { state: { in: 'running,undoing' }, createdBy: '$me', total: { gt: mostUntyped } },
  _order: { createdAt: 'desc' },
  _limit: 2,
}

const RunsUnderWay = () => {
  const translate = useTranslate()
  const titleOf = useRunTitle()
  const number = new Intl.NumberFormat(useKnownLocale())
  // Read again when a run is started here, and when the window is looked at again.
  const { data: runs = [] } = useQuery({
    queryKey: [runKey, 'underWay'],
    queryFn: async ({ signal }) =>
      ((await callIfOffered('GET', '/api/v4/bulk-runs', { query, signal })) as { items: BulkRun[] } | undefined)
        ?.items ?? [],
    refetchInterval: ({ state: { data } }) => (data && data.length > 0 ? 2000 : false),
  })
  const [run] = runs
  if (!run) return null
  const { id, state, total } = run
  const done = (state === 'undoing' ? (run.undone ?? 0) + (run.kept ?? 0) : run.done) ?? 0
  const progress = `${number.format(done)} / ${number.format(total)}`
  const title = translate('phrase.labelled', { label: translate(`bulkRuns.states.${state}`), value: titleOf(run) })
  return (
    <Button
      size="small"
      component={LinkBase}
      to={runs.length > 1 ? '/bulk-runs' : `/bulk-runs/${id}`}
      aria-label={`${title}, ${progress}`}
      title={title}
      startIcon={<CircularProgress aria-hidden variant="determinate" size={18} value={(100 * done) / total} />}
      sx={{
        minWidth: 36,
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
        '& .MuiButton-startIcon': { m: 0 },
      }}
    >
      <Box component="span" sx={{ '@media (max-width:399.95px)': { display: 'none' } }}>
        {progress}
      </Box>
    </Button>
  )
}

export default RunsUnderWay
