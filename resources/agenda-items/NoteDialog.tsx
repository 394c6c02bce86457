/** The note of one item. */
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useGetOne, useNotify, useRefresh, useTranslate } from 'react-admin'
import { call } from '#providers/http.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { agendaItem, type AgendaItem } from '#schemas/generated/agenda-item.ts'
import { ManyDialog } from './many/ManyDialog.tsx'

type NoteDialogProps = {
  id: number
  onClose: () => void
  /** @param before The note that stood there. */
  onDone: (before: string | null) => void
}

export const NoteDialog = ({ id, ...props }: NoteDialogProps) => {
  const { data } = useGetOne<AgendaItem>(agendaItem.name, { id })
  return data ? <Writing key={id} item={data} {...props} /> : null
}

const Writing = ({ item, onClose, onDone }: Omit<NoteDialogProps, 'id'> & { item: AgendaItem }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const [note, setNote] = useState(item.note ?? '')
  const [isBusy, setBusy] = useState(false)
  const handleSubmit = async () => {
    setBusy(true)
    try {
      // Taking the item up made a new version of it meanwhile; only another note is a conflict.
      const now = (await call('GET', `${agendaItem.api}/${item.id}` as string)) as AgendaItem
      const { _version } = now.note === item.note ? now : item
      const body = { note: note.trim() || null, _version }
      await call('PUT', `${agendaItem.api}/${item.id}` as string, { body })
      notify('agendaPage.note.done', { type: 'success' })
      onDone(item.note)
    } catch (error) {
      notify(callMessage(error), { type: 'error' })
      setBusy(false)
    }
    refresh()
  }
  return (
    <ManyDialog
      title={translate('agendaPage.note.title')}
      {...{ isBusy, onClose }}
      onSubmit={() => void handleSubmit()}
    >
      <TextField
        label={translate('resources.agenda-item.fields.note')}
        multiline
        minRows={4}
        maxRows={14}
        autoFocus
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void handleSubmit()
        }}
      />
    </ManyDialog>
  )
}
