/** Changes what items are about, and how urgent they are; what is left empty stays as it is. */
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { RelationPicker } from '#resources/inputs/choice/RelationPicker.tsx'
import type { Related } from '#resources/texts/relatedText.ts'
import { agendaItem } from '#schemas/generated/agenda-item.ts'
import { ManyDialog, type ManyDialogProps } from './ManyDialog.tsx'
import { useMany } from './useMany.tsx'

const priorities = agendaItem.properties.find(({ name }) => name === 'priority')?.values ?? []

export const EntriesDialog = ({ ids, onClose, onDone }: ManyDialogProps) => {
  const translate = useTranslate()
  const { isBusy, send } = useMany()
  const [subject, setSubject] = useState<Related | null>(null)
  const [priority, setPriority] = useState('')
  const body = { ...(subject && { subject: Number(subject.id) }), ...(priority && { priority }) }
  const handleSubmit = async () => (await send('entries', { ids, body })) && onDone()
  return (
    <ManyDialog
      title={translate('agendaPage.entries.title', { smart_count: ids.length })}
      isReady={Object.keys(body).length > 0}
      {...{ isBusy, onClose }}
      onSubmit={() => void handleSubmit()}
    >
      <RelationPicker
        reference="agenda-subject"
        embed={['name']}
        where={{ active: true, selectable: true }}
        value={subject}
        onChange={setSubject}
        input={(params) => (
          <TextField {...params} size="small" autoFocus label={translate('resources.agenda-item.fields.subject')} />
        )}
      />
      <TextField
        select
        size="small"
        label={translate('resources.agenda-item.fields.priority')}
        value={priority}
        onChange={({ target }) => setPriority(target.value)}
      >
        <MenuItem value="">{translate('agendaPage.entries.stays')}</MenuItem>
        {priorities.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`resources.agenda-item.values.priority.${one}`)}
          </MenuItem>
        ))}
      </TextField>
    </ManyDialog>
  )
}
