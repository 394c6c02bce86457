/** The last day of a term, and in words as well as in colour how it stands. */
import Chip from '@mui/material/Chip'
import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { urgencyOf } from '#domain/complaints.ts'
import { dayOf } from '#domain/day.ts'
import { formatDay } from '#resources/fields/dates.ts'
import type { Complaint } from '#schemas/generated/complaint.ts'

type DueValueProps = { due: 'confirmationDue' | 'answerDue'; done: 'confirmedAt' | 'answeredAt' }

export const DueValue = ({ due, done }: DueValueProps) => {
  const record = useRecordContext<Complaint>()
  const translate = useTranslate()
  const [today] = useState(() => dayOf(new Date().toISOString()))
  const day = record?.[due]
  if (!day) return null
  const doneAt = record[done]
  const urgency = urgencyOf(day, doneAt ? dayOf(doneAt) : null, today)
  const shown = <time dateTime={day}>{formatDay(day)}</time>
  if (urgency === 'later' || urgency === 'met') return shown
  const label = (
    <>
      {shown} {translate(`complaints.urgency.${urgency}`)}
    </>
  )
  return <Chip size="small" variant="outlined" color={urgency === 'overdue' ? 'error' : 'warning'} label={label} />
}

export const ConfirmationDueField = () => <DueValue due="confirmationDue" done="confirmedAt" />
export const AnswerDueField = () => <DueValue due="answerDue" done="answeredAt" />
