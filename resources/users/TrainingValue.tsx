/** Last day of a training, marked in words and colour when it is over or about to be. */
import Chip from '@mui/material/Chip'
import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { dayOf } from '#domain/time/day.ts'
import { trainingState } from '#domain/training.ts'
import { formatDay } from '#resources/texts/dates.ts'
import type { User } from '#schemas/generated/user.ts'

export const TrainingValue = () => {
  const day = useRecordContext<User>()?.wkiTrainingExpiresAt
  const translate = useTranslate()
  const [today] = useState(() => dayOf(Date.now()))
  if (!day) return null
  const state = trainingState(day, today)
  const shown = <time dateTime={day}>{formatDay(day)}</time>
  if (state === 'valid') return shown
  const label = (
    <>
      {shown} {translate(`people.training.${state}`)}
    </>
  )
  return <Chip size="small" variant="outlined" color={state === 'expired' ? 'error' : 'warning'} label={label} />
}
