/** The day of an item; of an open one that is past also that it is late. */
import Box from '@mui/material/Box'
import { useRecordContext, useTranslate } from 'react-admin'
import { DateValue } from '#resources/fields/DateValue.tsx'
import { todayHere } from './todayHere.ts'
import type { AgendaItem } from '#schemas/generated/agenda-item.ts'

export const DueValue = () => {
  const translate = useTranslate()
  const item = useRecordContext<AgendaItem>()
  const isLate = item?.status === 'open' && item.date < todayHere()
  if (!isLate) return <DateValue source="date" />
  return (
    <Box component="span" data-whole sx={{ color: 'error.main', fontWeight: 560, whiteSpace: 'nowrap' }}>
      <DateValue source="date" /> · {translate('agendaPage.late')}
    </Box>
  )
}
