/** Puts items on another day. */
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { addDays } from '#domain/time/day.ts'
import { DayChoice, todayHere } from './DayChoice.tsx'
import { ManyDialog, type ManyDialogProps } from './ManyDialog.tsx'
import { useMany } from './useMany.tsx'

export const DateDialog = ({ ids, onClose, onDone }: ManyDialogProps) => {
  const translate = useTranslate()
  const { isBusy, send } = useMany()
  const [date, setDate] = useState(() => addDays(todayHere(), 1))
  const handleSubmit = async () => (await send('change-date', { ids, body: { date } })) && onDone()
  return (
    <ManyDialog
      title={translate('agendaPage.date.title', { smart_count: ids.length })}
      {...{ isBusy, onClose }}
      onSubmit={() => void handleSubmit()}
    >
      <DayChoice day={date} onChange={setDate} />
    </ManyDialog>
  )
}
