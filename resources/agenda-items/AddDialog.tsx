/** Puts something on the agenda of a file: the subject says when and how urgent, unless somebody says otherwise. */
import Alert from '@mui/material/Alert'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useNotify, useRefresh, useTranslate } from 'react-admin'
import { addDays, type IsoDate } from '#domain/time/day.ts'
import { call } from '#providers/http.ts'
import { useFormKey } from '#resources/form/useFormKey.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { formatDay } from '#resources/texts/dates.ts'
import { agendaSubject } from '#schemas/generated/agenda-subject.ts'
import { agendaItem } from '#schemas/generated/agenda-item.ts'
import { todayHere } from './todayHere.ts'
import { DayChoice } from './many/DayChoice.tsx'
import { ManyDialog } from './many/ManyDialog.tsx'

const priorities = agendaItem.properties.find(({ name }) => name === 'priority')?.values ?? []

type AddDialogProps = { file: number; onClose: () => void; onDone: () => void }

export const AddDialog = ({ file, onClose, onDone }: AddDialogProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const locale = useLocale()
  const formKey = useFormKey()
  const [subject, setSubject] = useState('')
  const [chosenDay, setDay] = useState<IsoDate>()
  const [priority, setPriority] = useState('')
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const { data } = useQuery({
    queryKey: [agendaSubject.name, 'choices', locale],
    queryFn: ({ signal }) => call('GET', '/api/v4/agenda/subjects', { signal }),
    staleTime: 60_000,
  })
  const subjects = data?.items ?? []
  const days = subjects.find(({ id }) => String(id) === subject)?.defaultDays ?? 0
  const date = chosenDay ?? addDays(todayHere(), days)
  const handleSubmit = async () => {
    setBusy(true)
    setFailure('')
    // The server knows which day is a working day.
    const own = { ...(chosenDay && { date: chosenDay }), ...(priority && { priority }), note: note.trim() || null }
    try {
      const body = { subject: Number(subject), ...own }
      const made = await formKey.send((key) => call('POST', `/api/v4/file/${file}/agenda`, { body, key }))
      const on = typeof made.date === 'string' ? made.date : date
      notify('agendaPage.tab.added', { type: 'success', messageArgs: { day: formatDay(on) } })
      refresh()
      onDone()
    } catch (error) {
      setFailure(translate(callMessage(error), { _: callMessage(error) }))
      setBusy(false)
    }
  }
  return (
    <ManyDialog
      title={translate('agendaPage.tab.addTitle')}
      isReady={subject !== ''}
      {...{ isBusy, onClose }}
      onSubmit={() => void handleSubmit()}
    >
      {failure !== '' && <Alert severity="error">{failure}</Alert>}
      <TextField
        select
        required
        autoFocus
        size="small"
        label={translate('resources.agenda-item.fields.subject')}
        value={subject}
        onChange={({ target }) => setSubject(target.value)}
      >
        {subjects.map(({ id, name }) => (
          <MenuItem key={id} value={String(id)}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <DayChoice day={date} onChange={setDay} />
      <TextField
        select
        size="small"
        label={translate('resources.agenda-item.fields.priority')}
        helperText={translate('agendaPage.tab.byDefault')}
        value={priority}
        onChange={({ target }) => setPriority(target.value)}
      >
        <MenuItem value="">–</MenuItem>
        {priorities.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`resources.agenda-item.values.priority.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        size="small"
        multiline
        minRows={2}
        maxRows={8}
        label={translate('resources.agenda-item.fields.note')}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
    </ManyDialog>
  )
}
