/** Gives items to somebody, or to nobody. */
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { RelationPicker } from '#resources/inputs/choice/RelationPicker.tsx'
import type { Related } from '#resources/texts/relatedText.ts'
import { ManyDialog, type ManyDialogProps } from './ManyDialog.tsx'
import { useMany } from './useMany.tsx'

export const ManagerDialog = ({ ids, onClose, onDone }: ManyDialogProps) => {
  const translate = useTranslate()
  const { isBusy, send } = useMany()
  const [manager, setManager] = useState<Related | null>(null)
  const assignedTo = manager ? Number(manager.id) : null
  const handleSubmit = async () => (await send('case-manager', { ids, body: { assignedTo } })) && onDone()
  return (
    <ManyDialog
      title={translate('agendaPage.manager.title', { smart_count: ids.length })}
      {...{ isBusy, onClose }}
      onSubmit={() => void handleSubmit()}
    >
      <RelationPicker
        reference="user"
        embed={['name']}
        where={{ kind: 'employee', active: true }}
        value={manager}
        onChange={setManager}
        input={(params) => (
          <TextField
            {...params}
            size="small"
            autoFocus
            label={translate('resources.agenda-item.fields.assignedTo')}
            helperText={translate('agendaPage.manager.nobody')}
          />
        )}
      />
    </ManyDialog>
  )
}
