/** Saved views of a list: to open, and to save, change and delete the one that is open. */
import Divider from '@mui/material/Divider'
import ListItemText from '@mui/material/ListItemText'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { LinkBase, useGetList, useNavigate, useTranslate } from 'react-admin'
import { currentUser } from '#providers/session.ts'
import type { Entity } from '#schemas/entity.ts'
import { savedView, type SavedView } from '#schemas/generated/saved-view.ts'
import { AskDelete } from '#resources/list/delete/AskDelete.tsx'
import { useMay } from '#resources/contexts/may.ts'
import { useOpenView } from '#resources/table/openView.ts'
import type { ColumnChoice } from '#resources/table/useColumnChoice.ts'
import { useViewChanges } from './useViewChanges.ts'
import { ViewDialog, type Edited } from './ViewDialog.tsx'

type ViewsMenuProps = {
  entity: Entity
  anchor: HTMLElement | null
  /** Address of what the list shows now. */
  address: string
  columns: ColumnChoice
  /** The list differs from the view that is open. */
  isChanged: boolean
  onClose: () => void
}

export const ViewsMenu = ({ entity, anchor, address, columns, isChanged, onClose }: ViewsMenuProps) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const may = useMay()
  const [open, setOpen] = useOpenView(entity.name)
  const [edited, setEdited] = useState<Edited>()
  const [doomed, setDoomed] = useState<SavedView | null>(null)
  const { save, forget } = useViewChanges(entity)
  const {
    data: views = [],
    isPending,
    error,
  } = useGetList<SavedView>('saved-view', {
    filter: { list: entity.name },
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  })
  const current = views.find(({ id }) => id === open?.id)
  const isOwn = current && (current.createdBy?.id === currentUser()?.id || may('ROLE_SETTINGS'))
  const named = { name: current?.name }
  const shown = { address, hidden: [...columns.hidden], columnOrder: [...columns.order] }
  const does = (act: () => unknown) => () => {
    onClose()
    void act()
  }
  const handleLeave = () => {
    setOpen(null)
    navigate({ search: 'filter=%7B%7D' })
  }
  return (
    <>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={onClose}
        slotProps={{ list: { 'aria-label': translate('list.views.title') }, paper: { sx: { maxWidth: 360 } } }}
      >
        <ListSubheader disableSticky role="presentation">
          {translate('list.views.title')}
        </ListSubheader>
        {views.length === 0 && !isPending && (
          <MenuItem disabled>{translate(error ? 'list.views.failed' : 'list.views.none')}</MenuItem>
        )}
        {views.map((view) => (
          <MenuItem
            key={view.id}
            component={LinkBase}
            to={{ search: `view=${view.id}` }}
            selected={view.id === current?.id}
            onClick={onClose}
          >
            <ListItemText
              primary={view.name}
              secondary={view.audience === 'me' ? undefined : translate('list.views.shared')}
              slotProps={{ primary: { noWrap: true } }}
            />
          </MenuItem>
        ))}
        {open && <MenuItem onClick={does(handleLeave)}>{translate('list.views.leave')}</MenuItem>}
        <Divider component="li" role="separator" />
        {isOwn && isChanged && (
          <MenuItem onClick={does(() => save(current, shown))}>{translate('list.views.save', named)}</MenuItem>
        )}
        <MenuItem onClick={does(() => setEdited({ initial: { list: entity.name, ...shown } }))}>
          {translate('list.views.saveAs')}
        </MenuItem>
        {isOwn && (
          <MenuItem onClick={does(() => setEdited({ id: current.id }))}>
            {translate('list.views.change', named)}
          </MenuItem>
        )}
        {isOwn && (
          <MenuItem onClick={does(() => setDoomed(current))} sx={{ color: 'error.main' }}>
            {translate('list.views.delete', named)}
          </MenuItem>
        )}
      </Menu>
      <AskDelete
        entity={savedView}
        record={doomed}
        onClose={() => setDoomed(null)}
        onDeleted={() => doomed && forget(doomed)}
      />
      <ViewDialog entity={entity} edited={edited} onClose={() => setEdited(undefined)} />
    </>
  )
}
