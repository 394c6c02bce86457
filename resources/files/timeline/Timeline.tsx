/** Timeline of a file: all events, newest first, filtered by kind. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate, type RaRecord } from 'react-admin'
import { useMay } from '#resources/contexts/may.ts'
import { seesAll } from '#resources/show/history/seesAll.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { Section } from '#resources/show/Section.tsx'
import { file } from '#schemas/generated/file.ts'
import { EventRow } from './EventRow.tsx'
import { useTimeline, type Group } from './useTimeline.ts'

/** `true`: people of a customer see events of that kind too. */
const groups: readonly (readonly [Group, boolean])[] = [
  ['money', true],
  ['messages', false],
  ['documents', true],
  ['letters', true],
  ['disputes', true],
  ['arrangements', true],
  ['log', true],
  ['steps', false],
  ['state', true],
]

/** @param only The one group that is shown; absent: all, to choose from. */
export const Timeline = ({ record, only }: { record: RaRecord; only?: Group }) => {
  const translate = useTranslate()
  const [group, setGroup] = useState<Group | null>(only ?? null)
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useTimeline(record, group)
  const title = translate(only ? `fileScreen.timeline.groups.${only}` : 'fileScreen.timeline.title')
  const isStaff = useMay()('ROLE_EMPLOYEE')
  const kinds = groups.flatMap(([name, isForAll]) => (isForAll || isStaff ? [name] : []))
  const shown = seesAll(file) ? [...kinds, 'changes' as const] : kinds
  const events = data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <Section anchor="timeline" title={title}>
      {only === undefined && (
        <Box
          role="group"
          aria-label={translate('fileScreen.timeline.filter')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 1, displayPrint: 'none' }}
        >
          {[null, ...shown].map((one) => (
            <Chip
              key={one ?? 'all'}
              size="small"
              variant={one === group ? 'filled' : 'outlined'}
              color={one === group ? 'primary' : 'default'}
              aria-pressed={one === group}
              label={translate(`fileScreen.timeline.groups.${one ?? 'all'}`)}
              onClick={() => setGroup(one)}
            />
          ))}
        </Box>
      )}
      {error && !data && <ReadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={200} aria-busy />}
      {data && events.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('fileScreen.timeline.none')}
        </Typography>
      )}
      {events.length > 0 && (
        <Paper variant="outlined" component="ol" aria-label={title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {events.map((event) => (
            <EventRow key={event.key} event={event} />
          ))}
        </Paper>
      )}
      {hasNextPage && (
        <Button onClick={() => void fetchNextPage()} loading={isFetchingNextPage} sx={{ mt: 1, displayPrint: 'none' }}>
          {translate('fileScreen.timeline.more')}
        </Button>
      )}
    </Section>
  )
}
