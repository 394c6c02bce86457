/** Holidays of a year: a calendar of stored and computed days, and a button that adds the missing ones. */
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined'
import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { dayOf } from '#domain/time/day.ts'
import { firstHolidayYear, lastHolidayYear } from '#domain/time/holidays.ts'
import { ToolDialog } from '#resources/dialog/ToolDialog.tsx'
import { callMessage } from '#resources/form/serverErrors.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { fillIn, holidayYearKey, useHolidayYear } from './holidayYear.ts'
import { YearCalendar } from './YearCalendar.tsx'
import { YearDays } from './YearDays.tsx'

export const HolidayYearTool = () => (
  <ToolDialog icon={<CalendarMonth />} label="holidays.year" title="holidays.title" lead="holidays.lead" maxWidth="lg">
    <HolidayYear />
  </ToolDialog>
)

const thisYear = () => Number(dayOf(Date.now()).slice(0, 4))

const HolidayYear = () => {
  const translate = useTranslate()
  const [year, setYear] = useState(thisYear)
  const { data, error, refetch } = useHolidayYear(year)
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <IconButton
          aria-label={translate('holidays.before')}
          disabled={year <= firstHolidayYear}
          onClick={() => setYear(year - 1)}
        >
          <ChevronLeft />
        </IconButton>
        <Typography component="h3" variant="h2" aria-live="polite" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {year}
        </Typography>
        <IconButton
          aria-label={translate('holidays.after')}
          disabled={year >= lastHolidayYear}
          onClick={() => setYear(year + 1)}
        >
          <ChevronRight />
        </IconButton>
        <Box sx={{ flexGrow: 1 }} />
        {data && <FillIn year={year} missing={data.filter(({ isMissing }) => isMissing).length} />}
      </Box>
      {error ? (
        <ReadFailure error={error} onRetry={refetch} />
      ) : data === undefined ? (
        <Skeleton variant="rounded" height={320} />
      ) : (
        <>
          <YearCalendar year={year} days={data} />
          <YearDays days={data} />
        </>
      )}
    </>
  )
}

const FillIn = ({ year, missing }: { year: number; missing: number }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const queryClient = useQueryClient()
  const add = useMutation({
    mutationFn: () => fillIn(year),
    onSuccess: (count) => {
      notify('holidays.added', { type: 'success', messageArgs: { smart_count: count, year } })
      void queryClient.invalidateQueries({ queryKey: [holidayYearKey] })
      refresh()
    },
    onError: (failure) => notify(callMessage(failure), { type: 'error' }),
  })
  if (missing === 0) {
    return (
      <Alert severity="success" variant="outlined" sx={{ py: 0 }}>
        {translate('holidays.complete', { year })}
      </Alert>
    )
  }
  return (
    <Button variant="contained" loading={add.isPending} onClick={() => add.mutate()}>
      {translate('holidays.add', { smart_count: missing, year })}
    </Button>
  )
}
