/** `/history/last-files`: the last files that its reader opened, pinned ones first, the others by day. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Confirm, ResourceContextProvider, useTranslate } from 'react-admin'
import { addDays, dayOf } from '#domain/time/day.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import { widePage } from '#resources/page/pageGrid.ts'
import { formatDay } from '#resources/texts/dates.ts'
import { file } from '#schemas/generated/file.ts'
import { PageSkeleton } from '#src/page/PageSkeleton.tsx'
import { usePins } from '#src/screens/work/pins.ts'
import { useClearLastFiles, useLastFiles } from './useLastFiles.ts'
import { VisitTable } from './VisitTable.tsx'

const LastFilesPage = () => {
  const translate = useTranslate()
  const [pins, togglePin] = usePins()
  const { days, isPending, error, hasVisits, refetch } = useLastFiles(pins)
  const clear = useClearLastFiles()
  const [isAsking, setAsking] = useState(false)
  const [today] = useState(() => dayOf(Date.now()))
  if (isPending) return <PageSkeleton />
  const dayBefore = (ago: number) => formatDay(addDays(today, -ago))
  const titleOf = (day: string) => {
    if (day === '') return translate('work.pinned')
    if (day === dayBefore(0)) return translate('lastFiles.today')
    return day === dayBefore(1) ? translate('lastFiles.yesterday') : day
  }
  return (
    <ResourceContextProvider value={file.name}>
      <Box sx={widePage}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <PageTitle>{translate('pages.lastFiles')}</PageTitle>
          {hasVisits && (
            <Button color="error" disabled={clear.isPending} onClick={() => setAsking(true)}>
              {translate('lastFiles.clear')}
            </Button>
          )}
        </Box>
        {error && <ReadFailure error={error} onRetry={refetch} />}
        {!error && days.length === 0 && (
          <Paper variant="outlined" sx={{ px: 2, py: 5, textAlign: 'center' }}>
            <Typography component="h2" variant="h2">
              {translate('lastFiles.empty')}
            </Typography>
            <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
              {translate('lastFiles.emptyHint')}
            </Typography>
          </Paper>
        )}
        {days.map(({ day, visits }) => (
          <VisitTable key={day} title={titleOf(day)} {...{ visits, pins }} isMixed={day === ''} onPin={togglePin} />
        ))}
        <Confirm
          isOpen={isAsking}
          title={translate('lastFiles.clear')}
          content={translate('lastFiles.clearAsk')}
          confirm={translate('lastFiles.clear')}
          onConfirm={() => {
            clear.mutate()
            setAsking(false)
          }}
          onClose={() => setAsking(false)}
        />
      </Box>
    </ResourceContextProvider>
  )
}

export default LastFilesPage
