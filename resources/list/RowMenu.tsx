/** Menu with all actions on the record of a row. */
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { PopoverActions } from '@mui/material/Popover'
import { Suspense, useContext, useRef, useState } from 'react'
import { useCreatePath, useLocation, useNavigate, useTranslate, type RaRecord } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import { dialogState, useDialogSearch } from '#resources/dialog/useDialogSearch.ts'
import { useEntityDefinition } from '#resources/contexts/entityOptions.ts'
import { useMay } from '#resources/contexts/may.ts'
import { useTitleText } from '#resources/texts/titleText.ts'
import { besideSearch, besideState } from '#resources/contexts/besidePlace.ts'
import { duplicateSearch } from '#resources/contexts/paths.ts'
import { isDeletable, isEditable } from '#resources/form/isEditable.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { AskReplacement, useMayReplace } from '#resources/list/replace/AskReplacement.tsx'
import { openValueFilter } from './cells/openValueFilter.ts'
import { RowContext, type RowMenuAt } from './RowContext.ts'
import { Steps } from './Steps.tsx'
import type { Chosen } from './TakeChosen.tsx'

const TakeChosen = lazyPart(async () => ({ default: (await import('./TakeChosen.tsx')).TakeChosen }), 'dialog')

type RowMenuProps = {
  entity: Entity
  at: RowMenuAt | null
  /** The list can be filtered by the values of its rows. */
  hasFilters: boolean
  onClose: () => void
}

export const RowMenu = ({ entity, at, hasFilters, onClose }: RowMenuProps) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { search } = useLocation()
  const createPath = useCreatePath()
  const may = useMay()
  const { askDelete, toggleActive } = useContext(RowContext)
  const { dialog, hasShow, hasEdit, hasCreate, isKept, rowActions: Own } = useEntityDefinition(entity.name)
  const { edit, duplicate } = useDialogSearch()
  const titleOf = useTitleText(entity)
  /** Kept while the menu fades out. */
  const [shown, setShown] = useState(at)
  if (at && at !== shown) setShown(at)
  /** The chosen action of the lifecycle, whose dialog opens after the menu has closed. */
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [replaced, setReplaced] = useState<readonly RaRecord[] | null>(null)
  const mayReplace = useMayReplace()(entity)
  const popover = useRef<PopoverActions>(null)
  const { record, anchor } = at ?? shown ?? {}
  if (!record) return null
  const { id } = record
  const mayDelete = may(entity.access.delete) && isDeletable(entity, record) && isKept?.(record) !== true
  const resource = entity.name
  const go = (to: string | { search: string }, isDialog = false) => {
    onClose()
    navigate(to, { state: isDialog ? dialogState : undefined })
  }
  const does = (act: () => unknown) => () => {
    onClose()
    act()
  }
  const choose = (step: Omit<Chosen, 'turn'>) => {
    onClose()
    setChosen((before) => ({ ...step, turn: (before?.turn ?? 0) + 1 }))
  }
  const menu = (
    <Menu
      open={at !== null}
      action={popover}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': titleOf(record) } }}
    >
      {hasShow && (
        <MenuItem onClick={() => go(createPath({ resource, type: 'show', id }))}>{translate('list.open')}</MenuItem>
      )}
      {hasShow && (
        <MenuItem
          onClick={does(() => navigate({ search: besideSearch(search, { resource, id }) }, { state: besideState }))}
        >
          {translate('beside.open')}
        </MenuItem>
      )}
      {may(entity.access.update) && isEditable(entity, record) && (dialog || hasEdit) && (
        <MenuItem onClick={() => (dialog ? go(edit(id), true) : go(createPath({ resource, type: 'edit', id })))}>
          {translate('ra.action.edit')}
        </MenuItem>
      )}
      {may(entity.access.create) && (dialog || hasCreate) && (
        <MenuItem
          onClick={() =>
            dialog ? go(duplicate(id), true) : go(`${createPath({ resource, type: 'create' })}?${duplicateSearch(id)}`)
          }
        >
          {translate('list.duplicate')}
        </MenuItem>
      )}
      {toggleActive && entity.lifecycle?.property !== 'active' && (
        <MenuItem onClick={does(() => toggleActive(record))}>
          {translate(record.active === false ? 'list.activate' : 'list.deactivate')}
        </MenuItem>
      )}
      {hasFilters && (
        <MenuItem onClick={does(() => openValueFilter(anchor?.closest('tr') ?? null))}>
          {translate('list.value.filterBy')}
        </MenuItem>
      )}
      {entity.lifecycle && (
        <Steps {...{ entity, record }} onChoose={choose} onRead={() => popover.current?.updatePosition()} />
      )}
      {Own && (
        <Suspense>
          <Own record={record} onClose={onClose} />
        </Suspense>
      )}
      {mayReplace && <MenuItem onClick={does(() => setReplaced([record]))}>{translate('replace.open')}</MenuItem>}
      {mayDelete && <Divider component="li" role="separator" />}
      {mayDelete && (
        <MenuItem onClick={does(() => askDelete(record))} sx={{ color: 'error.main' }}>
          {translate('ra.action.delete')}
        </MenuItem>
      )}
    </Menu>
  )
  return (
    <>
      {menu}
      {mayReplace && <AskReplacement entity={entity} records={replaced} onClose={() => setReplaced(null)} />}
      {chosen && (
        <Suspense>
          <TakeChosen key={chosen.turn} entity={entity} chosen={chosen} />
        </Suspense>
      )}
    </>
  )
}
