/** Files in monitoring that are due for their check: when they were checked last, why they are watched, until when they can be claimed. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import TablePagination from '@mui/material/TablePagination'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMay } from '#resources/contexts/may.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { AskWatched } from './AskWatched.tsx'
import { perPage, useWatched, useWatchedAction, watchedActions, type WatchedAction } from './watchedFiles.ts'
import { WatchedTable } from './WatchedTable.tsx'

export const WatchedSection = () => {
  const translate = useTranslate()
  const may = useMay()
  const [page, setPage] = useState(0)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [asked, setAsked] = useState<WatchedAction>()
  const { data, error, refetch } = useWatched(page)
  const action = useWatchedAction()
  if (error && !data) return <ReadFailure error={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={160} aria-busy />
  if (data.total === 0)
    return (
      <Paper variant="outlined" sx={{ p: 2.5, textAlign: 'center', color: 'text.secondary' }}>
        {translate('processing.watched.none')}
      </Paper>
    )
  const mayAct = may('ROLE_PROCESSING')
  const run = (taken: WatchedAction, reason?: string) => {
    setAsked(undefined)
    action.mutate(
      { files: [...chosen], action: taken, ...(reason !== undefined && { reason }) },
      { onSuccess: () => setChosen(new Set()) },
    )
  }
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <WatchedTable items={data.items} chosen={chosen} onChoose={setChosen} selectable={mayAct} />
      {chosen.size > 0 && (
        <Box role="region" aria-label={translate('list.selection')} sx={bar}>
          <Typography variant="body2" role="status" sx={{ fontWeight: 560, mr: 1 }}>
            {translate('processing.watched.chosen', { smart_count: chosen.size })}
          </Typography>
          {watchedActions.map((one) => (
            <Button
              key={one}
              size="small"
              color={one === 'close' ? 'error' : 'primary'}
              disabled={action.isPending}
              onClick={() => (one === 'check' ? run(one) : setAsked(one))}
            >
              {translate(`processing.watched.actions.${one}`)}
            </Button>
          ))}
          <Button size="small" onClick={() => setChosen(new Set())} sx={{ ml: 'auto' }}>
            {translate('list.unselect')}
          </Button>
        </Box>
      )}
      {data.total > perPage && (
        <TablePagination
          component="div"
          count={data.total}
          page={page}
          rowsPerPage={perPage}
          rowsPerPageOptions={[perPage]}
          onPageChange={(_event, next) => setPage(next)}
          labelDisplayedRows={({ from, to, count }) => translate('processing.pages', { from, to, count })}
          getItemAriaLabel={(way) => translate(`processing.${way}Page`)}
        />
      )}
      {asked && (
        <AskWatched
          action={asked}
          count={chosen.size}
          onConfirm={(reason) => run(asked, reason)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Paper>
  )
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
  backgroundColor: 'action.selected',
} as const
