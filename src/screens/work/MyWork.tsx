/** Start page before a search: waiting, pinned and recent records, each by the user's own rights. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { Suspense } from 'react'
import { useTranslate } from 'react-admin'
import { pinOf, usePinned, useRecent } from '#src/palette/useRecent.ts'
import { PlaceSkeleton } from '#src/palette/Section.tsx'
import { HeldWork } from './HeldWork.tsx'
import { OwnDrafts } from './OwnDrafts.tsx'
import { Places } from './Places.tsx'
import { usePins } from './pins.ts'
import { useHeld } from './useHeld.ts'
import { useWaiting } from './useWaiting.ts'
import { notices } from './waitingWork.ts'
import { WaitingSections } from './WaitingSections.tsx'

const mostRecent = 8

export const MyWork = () => {
  const translate = useTranslate()
  const { groups, isPending, hasFailed, retry } = useWaiting()
  const held = useHeld()
  const [pins, togglePin] = usePins()
  const pinned = usePinned(pins)
  const recent = useRecent(mostRecent)
  const items = recent.items.filter((item) => !pins.includes(pinOf(item)))
  const isEmpty = groups.length === 0 && !held && !isPending && !hasFailed
  return (
    <>
      {hasFailed && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={retry}>
              {translate('shell.retry')}
            </Button>
          }
        >
          {translate('work.failed')}
        </Alert>
      )}
      {notices.map((Notice, n) => (
        // oxlint-disable-next-line react/no-array-index-key -- a fixed table
        <Suspense key={n} fallback={null}>
          <Notice />
        </Suspense>
      ))}
      <Box sx={beside}>
        {held && <HeldWork held={held} />}
        <OwnDrafts />
        {isPending ? (
          <Paper variant="outlined" component="ul" aria-busy sx={{ m: 0, p: 0, listStyle: 'none' }}>
            <PlaceSkeleton />
            <PlaceSkeleton />
          </Paper>
        ) : (
          <WaitingSections groups={groups} />
        )}
        {isEmpty && (
          <Paper variant="outlined" sx={{ px: 2, py: 4, textAlign: 'center' }}>
            <Typography component="h2" variant="h2">
              {translate('work.empty')}
            </Typography>
            <Box component="p" sx={{ m: 0, mt: 0.5, color: 'text.secondary', fontSize: '0.875rem' }}>
              {translate('work.emptyHint')}
            </Box>
          </Paper>
        )}
        <Places title={translate('work.pinned')} {...pinned} pins={pins} onPin={togglePin} />
        <Places
          title={translate('search.recent')}
          items={items}
          awaited={recent.awaited}
          pins={pins}
          onPin={togglePin}
        />
      </Box>
    </>
  )
}

/** Side by side where two columns fit. */
const beside = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 560px), 1fr))',
  alignItems: 'start',
} as const
