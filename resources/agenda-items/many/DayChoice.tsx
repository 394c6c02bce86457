/** A day for something to be done: typed or picked, with the nearest ones at hand, and what is to be said about it. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { addDays, dayOf, type IsoDate } from '#domain/time/day.ts'
import { call } from '#providers/http.ts'
import { DayField } from '#resources/inputs/date/DayField.tsx'
import { agendaItem } from '#schemas/generated/agenda-item.ts'

/** Days after today. */
const near = [0, 1, 7, 14] as const

export const todayHere = (): IsoDate => dayOf(new Date().toISOString())

export const DayChoice = ({ day, onChange }: { day: IsoDate; onChange: (day: IsoDate) => void }) => {
  const translate = useTranslate()
  const { data } = useQuery({
    queryKey: [agendaItem.name, 'day', day],
    queryFn: ({ signal }) => call('GET', '/api/v4/agenda/day', { query: { date: day }, signal }),
    staleTime: 60_000,
    retry: false,
  })
  return (
    <>
      <DayField autoFocus label={translate('resources.agenda-item.fields.date')} value={day} onChange={onChange} />
      <Box
        role="group"
        aria-label={translate('agendaPage.date.near')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {near.map((days) => (
          <Chip
            key={days}
            label={translate(`agendaPage.date.in${days}`)}
            variant={day === addDays(todayHere(), days) ? 'filled' : 'outlined'}
            onClick={() => onChange(addDays(todayHere(), days))}
          />
        ))}
      </Box>
      <Box aria-live="polite" sx={{ display: 'grid', gap: 1 }}>
        {data?.warnings.map((warning) => (
          <Alert key={warning} severity="warning">
            {warning}
          </Alert>
        ))}
      </Box>
    </>
  )
}
