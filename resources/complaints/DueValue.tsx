/** The last day of a term, and in words as well as in colour how it stands; in a row of a table a sign stands for the words. */
import ErrorOutline from '@mui/icons-material/ErrorOutlined'
import Schedule from '@mui/icons-material/Schedule'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useContext, useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { urgencyOf } from '#domain/complaints.ts'
import { dayOf } from '#domain/time/day.ts'
import { formatDay } from '#resources/texts/dates.ts'
import { PartContext } from '#resources/contexts/TableContext.ts'
import type { Complaint } from '#schemas/generated/complaint.ts'

type DueValueProps = { due: 'confirmationDue' | 'answerDue'; done: 'confirmedAt' | 'answeredAt' }

export const DueValue = ({ due, done }: DueValueProps) => {
  const record = useRecordContext<Complaint>()
  const translate = useTranslate()
  const isInRow = useContext(PartContext) === 'cell'
  const [today] = useState(() => dayOf(Date.now()))
  const day = record?.[due]
  if (!day) return null
  const doneAt = record[done]
  const urgency = urgencyOf(day, doneAt ? dayOf(doneAt) : null, today)
  const shown = <time dateTime={day}>{formatDay(day)}</time>
  if (urgency === 'later' || urgency === 'met') return shown
  const words = translate(`complaints.urgency.${urgency}`)
  const label = (
    <>
      {shown}{' '}
      <Box component="span" sx={isInRow ? quiet : undefined}>
        {words}
      </Box>
    </>
  )
  return (
    <Chip
      size="small"
      variant="outlined"
      color={urgency === 'overdue' ? 'error' : 'warning'}
      icon={isInRow ? urgency === 'overdue' ? <ErrorOutline /> : <Schedule /> : undefined}
      label={label}
      title={`${formatDay(day)} ${words}`}
    />
  )
}

/** Read aloud, not shown. */
const quiet = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } as const
