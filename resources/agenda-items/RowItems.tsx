/** Entries in the menu of a row: its file, another day, a note, and the triage from there by keyboard. */
import MenuItem from '@mui/material/MenuItem'
import { useCreatePath, useListContext, useLocation, useNavigate, useTranslate } from 'react-admin'
import type { RowActionsProps } from '#resources/contexts/entityOptions.ts'
import { useMay } from '#resources/contexts/may.ts'
import { agendaItem, type AgendaItem } from '#schemas/generated/agenda-item.ts'
import { file } from '#schemas/generated/file.ts'
import { askState, type RowAsk } from './rowAsk.ts'
import { triageState } from './triage/triageState.ts'

export const RowItems = ({ record, onClose }: RowActionsProps) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const may = useMay()
  const { search } = useLocation()
  const { data } = useListContext<AgendaItem>()
  const item = record as AgendaItem
  const does = (act: () => unknown) => () => {
    onClose()
    act()
  }
  const ask = (name: RowAsk['name']) => does(() => navigate({ search }, { state: askState({ name, id: item.id }) }))
  const ids = (data ?? []).map(({ id }) => id)
  const from = { ids, place: Math.max(0, ids.indexOf(item.id)) }
  const mayChange = may(agendaItem.access.update) && item.status === 'open'
  return (
    <>
      {may(file.access.read) && (
        <MenuItem onClick={does(() => navigate(createPath({ resource: file.name, type: 'show', id: item.file.id })))}>
          {translate('agendaPage.openFile')}
        </MenuItem>
      )}
      {mayChange && <MenuItem onClick={ask('date')}>{translate('agendaPage.date.open')}</MenuItem>}
      {mayChange && <MenuItem onClick={ask('note')}>{translate('agendaPage.note.open')}</MenuItem>}
      {mayChange && ids.length > 0 && (
        <MenuItem onClick={does(() => navigate({ search }, { state: triageState(from) }))}>
          {translate('agendaPage.triage.fromHere')}
        </MenuItem>
      )}
    </>
  )
}
