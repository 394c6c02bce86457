/** Deadline in words with an icon, coloured when late or soon. */
import ErrorOutline from '@mui/icons-material/ErrorOutlined'
import Schedule from '@mui/icons-material/Schedule'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { addDays, dayOf } from '#domain/time/day.ts'
import { formatDay } from '#resources/texts/dates.ts'
import type { Term } from './waitingWork.ts'

/** Days ahead in which a deadline counts as soon. */
const soonWithin = 3

export const TermLabel = ({ term: { day, word } }: { term: Term }) => {
  const translate = useTranslate()
  const [today] = useState(() => dayOf(Date.now()))
  const isLate = day < today
  const isSoon = !isLate && day <= addDays(today, soonWithin)
  const Sign = isLate ? ErrorOutline : Schedule
  return (
    <Box
      component="span"
      className="numeric"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        flexBasis: { xs: '100%', sm: 'auto' },
        fontSize: '0.8125rem',
        whiteSpace: { sm: 'nowrap' },
        color: isLate ? 'error.main' : isSoon ? 'warning.main' : 'text.secondary',
      }}
    >
      <Sign aria-hidden sx={{ fontSize: '1rem' }} />
      {translate(`work.${isLate ? 'late' : 'term'}.${word}`, { day: formatDay(day) })}
    </Box>
  )
}
