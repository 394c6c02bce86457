/** Puts an e-mail on the agenda of its file. */
import Alert from '@mui/material/Alert'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useGetList, useNotify, useRefresh, useTranslate } from 'react-admin'
import { addDays } from '#domain/time/day.ts'
import { call } from '#providers/http.ts'
import { DayChoice } from '#resources/agenda-items/many/DayChoice.tsx'
import { ManyDialog } from '#resources/agenda-items/many/ManyDialog.tsx'
import { todayHere } from '#resources/agenda-items/todayHere.ts'
import { useFormKey } from '#resources/form/useFormKey.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { formatDay } from '#resources/texts/dates.ts'
import { localizedText } from '#resources/texts/texts.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { agendaSubject, type AgendaSubject } from '#schemas/generated/agenda-subject.ts'
import type { IncomingEmail } from '#schemas/generated/incoming-email.ts'

export const AgendaDialog = ({ mail, onClose }: { mail: IncomingEmail; onClose: () => void }) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const notify = useNotify()
  const refresh = useRefresh()
  const formKey = useFormKey()
  const [subject, setSubject] = useState('')
  const [date, setDate] = useState(() => addDays(todayHere(), 1))
  const [note, setNote] = useState(mail.subject ?? '')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const { data: subjects = [] } = useGetList<AgendaSubject>(agendaSubject.name, {
    filter: { active: true, selectable: true },
    sort: { field: 'position', order: 'ASC' },
    pagination: { page: 1, perPage: 200 },
  })
  const handleSubmit = async () => {
    setBusy(true)
    setFailure('')
    try {
      const body = { subject: Number(subject), date, note: note.trim() || null }
      await formKey.send((key) => call('POST', `/api/v4/email-import/${mail.id}/agenda-item`, { body, key }))
      notify('agendaPage.tab.added', { type: 'success', messageArgs: { day: formatDay(date) } })
      refresh()
      onClose()
    } catch (error) {
      setFailure(translate(callMessage(error), { _: callMessage(error) }))
      setBusy(false)
    }
  }
  return (
    <ManyDialog
      title={translate('inbox.agenda')}
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
        {subjects.map((one) => (
          <MenuItem key={one.id} value={String(one.id)}>
            {localizedText(one.name, locale)}
          </MenuItem>
        ))}
      </TextField>
      <DayChoice day={date} onChange={setDate} />
      <TextField
        multiline
        minRows={2}
        size="small"
        label={translate('resources.agenda-item.fields.note')}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
    </ManyDialog>
  )
}
