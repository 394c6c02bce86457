/** The page of a file below its title: what everybody has to know at once, its tabs, and the people beside them. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslate } from 'react-admin'
import type { ShowLayoutProps } from '#resources/contexts/entityOptions.ts'
import { FileTabs } from '#resources/files/tabs/FileTabs.tsx'
import { useFilePage } from '#resources/files/useFilePage.ts'
import { useVisit } from '#resources/files/useVisit.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { Fold } from '#resources/show/Fold.tsx'
import { Amounts } from './Amounts.tsx'
import { Bookings } from './Bookings.tsx'
import { Flags } from './Flags.tsx'
import { HeldLines } from './HeldLines.tsx'
import { MergedInto } from './MergedInto.tsx'
import { NextSteps } from './NextSteps.tsx'
import { Parties } from './Parties.tsx'
import { SideColumn } from './SideColumn.tsx'

export const FileLayout = ({ entity, record, details }: ShowLayoutProps) => {
  const translate = useTranslate()
  useVisit(record.id)
  const isWide = useMediaQuery('(min-width:1200px)')
  const { data: page, error, refetch } = useFilePage(record)
  const side = page && <SideColumn record={record} page={page} />
  return (
    <>
      <MergedInto record={record} />
      <Paper
        variant="outlined"
        sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <Parties />
        {error && !page ? (
          <ReadFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <>
            {page ? <Flags flags={page.flags} /> : <Skeleton width="50%" height={28} />}
            {page && <HeldLines held={page.held} />}
            <Amounts balance={page?.balance} />
            {page ? <NextSteps steps={page.next} /> : <Skeleton width="60%" />}
          </>
        )}
        <Bookings record={record} />
      </Paper>
      <Box sx={{ ...columns, ...(isWide && { gridTemplateColumns: 'minmax(0, 1fr) 300px' }) }}>
        <FileTabs {...{ entity, record, details, page }} />
        {isWide
          ? (side ?? <Skeleton variant="rounded" height={320} />)
          : side && <Fold title={translate('fileScreen.side.title')}>{side}</Fold>}
      </Box>
    </>
  )
}

const columns = { display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' } as const
