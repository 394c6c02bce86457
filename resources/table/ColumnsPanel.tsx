/** Choice and order of columns, by dragging or by arrow keys on the handle. */
import DragIndicator from '@mui/icons-material/DragIndicator'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Popover from '@mui/material/Popover'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useResourceContext, useTranslate } from 'react-admin'
import { moved, orderedNames } from './columnOrder.ts'
import { isAsMade, useColumnChoice } from './useColumnChoice.ts'
import { TotalsSwitch } from './TotalsSwitch.tsx'
import { useDragSort } from './useDragSort.ts'

/** `isHidden`: hidden by default. */
export type NamedColumn = { name: string; label: string; isHidden: boolean }

type ColumnsPanelProps = {
  anchor: HTMLElement | null
  /** All columns of the list. */
  columns: readonly NamedColumn[]
  onClose: () => void
}

export const ColumnsPanel = ({ anchor, columns, onClose }: ColumnsPanelProps) => {
  const translate = useTranslate()
  const made = useMemo(() => columns.filter(({ isHidden }) => isHidden).map(({ name }) => name), [columns])
  const resource = useResourceContext() ?? ''
  const [{ hidden, order }, change] = useColumnChoice(resource, made)
  const list = useRef<HTMLUListElement>(null)
  const [said, setSaid] = useState('')
  const focused = useRef<number>(undefined)
  const names = orderedNames(
    columns.map(({ name }) => name),
    order,
  )
  const labelOf = (name: string) => columns.find((column) => column.name === name)?.label ?? name

  const handleMove = (from: number, to: number) => {
    const place = Math.min(Math.max(to, 0), names.length - 1)
    const name = names[from]
    if (place === from || name === undefined) return
    change({ order: moved(names, from, place) })
    setSaid(translate('list.movedTo', { name: labelOf(name), place: place + 1, total: names.length }))
    focused.current = place
  }
  const drag = useDragSort(list, handleMove)
  useEffect(() => {
    if (focused.current === undefined) return
    list.current?.querySelectorAll<HTMLElement>('[data-handle]')[focused.current]?.focus()
    focused.current = undefined
  }, [order])
  const handleKeyDown = (place: number) => (event: KeyboardEvent) => {
    const to = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: names.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    handleMove(place, to)
  }
  const toggle = (name: string) =>
    change({ hidden: hidden.includes(name) ? hidden.filter((one) => one !== name) : [...hidden, name] })

  const label = translate('ra.action.select_columns')
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { mt: 0.75, minWidth: 260 } } }}
    >
      <Box component="ul" ref={list} {...drag} sx={rows}>
        {names.map((name, place) => (
          <Box component="li" key={name} data-index={place}>
            <button
              type="button"
              data-handle
              aria-label={translate('list.move', { name: labelOf(name) })}
              onKeyDown={handleKeyDown(place)}
            >
              <DragIndicator fontSize="small" />
            </button>
            <FormControlLabel
              label={labelOf(name)}
              control={
                <Checkbox
                  size="small"
                  autoFocus={place === 0}
                  checked={!hidden.includes(name)}
                  onChange={() => toggle(name)}
                />
              }
            />
          </Box>
        ))}
      </Box>
      <TotalsSwitch resource={resource} />
      <Box sx={{ p: 1, borderTop: 1, borderColor: 'divider' }}>
        <Button
          size="small"
          disabled={isAsMade(hidden, made) && order.length === 0}
          onClick={() => change({ hidden: made, order: [] })}
        >
          {translate('list.resetColumns')}
        </Button>
      </Box>
      <Box role="status" sx={unseen}>
        {said}
      </Box>
    </Popover>
  )
}

const unseen = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }

const rows = {
  m: 0,
  px: 0.5,
  py: 0.75,
  listStyle: 'none',
  maxHeight: 'min(60dvh, 480px)',
  overflow: 'auto',
  '& li': { display: 'flex', alignItems: 'center', pr: 1.5, borderRadius: 1 },
  '& li[data-dragged]': { opacity: 0.5 },
  '& li[data-drop=before]': {
    boxShadow: (theme: { palette: { primary: { main: string } } }) => `0 -2px 0 ${theme.palette.primary.main}`,
  },
  '& li[data-drop=after]': {
    boxShadow: (theme: { palette: { primary: { main: string } } }) => `0 2px 0 ${theme.palette.primary.main}`,
  },
  '& [data-handle]': {
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 32,
    p: 0,
    mr: 0.5,
    border: 0,
    borderRadius: 1,
    color: 'text.secondary',
    background: 'none',
    cursor: 'grab',
    touchAction: 'none',
  },
  '& .MuiFormControlLabel-root': { flexGrow: 1, mr: 0 },
  '& .MuiFormControlLabel-label': { fontSize: '0.875rem' },
} as const
