/**
 * Filters a list by the value of a cell: a button over the cell under the pointer, and a menu that Shift and F10 open
 * for a row or one of its cells. One for the whole list, because a list has a thousand cells.
 */
import FilterAlt from '@mui/icons-material/FilterAltOutlined'
import IconButton from '@mui/material/IconButton'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useContext, useEffect, useRef, useState } from 'react'
import { useEvent, useTranslate, type RaRecord } from 'react-admin'
import type { Property } from '#schemas/entity.ts'
import { FiltersContext } from '#resources/list/filters/FiltersContext.ts'
import { conditionsIn } from '#resources/list/filters/conditions.ts'
import { usePartTexts } from '#resources/list/filters/useConditionTexts.ts'
import { recordOfRow } from '#resources/table/rows/recordOfRow.ts'
import { valueOps, withAllBut, withOnly, type ValueOps } from './valueFilter.ts'

type Value = { property: Property; ops: ValueOps }
/** `values`: of the cell, or of all cells of the row, of which one has to be chosen. */
type Opened = { anchor: HTMLElement; values: readonly Value[] }

/** @param properties Filterable properties. */
export const ValueFilter = ({ properties }: { properties: readonly Property[] }) => {
  const translate = useTranslate()
  const button = useRef<HTMLButtonElement>(null)
  const [cell, setCell] = useState<HTMLElement | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)

  const valuesIn = (cells: readonly HTMLElement[]): Value[] =>
    cells.flatMap((one) => {
      const property = properties.find(({ name }) => name === one.dataset.column)
      const record = recordOf(one)
      const ops = property && record && valueOps(property, record[property.name])
      return ops ? [{ property, ops }] : []
    })
  const open = (anchor: HTMLElement, cells: readonly HTMLElement[]) => {
    const values = valuesIn(cells)
    if (values.length > 0) setOpened({ anchor, values })
  }
  const handleOver = useEvent(({ target, pointerType }: PointerEvent) => {
    if (!(target instanceof Element) || button.current?.contains(target)) return
    const over = pointerType === 'touch' ? null : target.closest<HTMLElement>(cells)
    setCell(over && valuesIn([over]).length > 0 ? over : null)
  })
  const handleKey = useEvent((event: KeyboardEvent) => {
    const { target, key, shiftKey } = event
    if (key !== 'F10' || !shiftKey || !(target instanceof HTMLElement)) return
    const focused = target.closest<HTMLElement>(cells)
    const row = target.closest<HTMLElement>('tr[data-index]')
    if (!row) return
    event.preventDefault()
    open(focused ?? row, focused ? [focused] : [...row.querySelectorAll<HTMLElement>(cells)])
  })
  useEffect(() => {
    const table = button.current?.parentElement
    if (!table) return
    const leave = () => setCell(null)
    table.addEventListener('pointerover', handleOver)
    table.addEventListener('pointerleave', leave)
    table.addEventListener('scroll', leave, true)
    table.addEventListener('keydown', handleKey)
    return () => {
      table.removeEventListener('pointerover', handleOver)
      table.removeEventListener('pointerleave', leave)
      table.removeEventListener('scroll', leave, true)
      table.removeEventListener('keydown', handleKey)
    }
  }, [handleOver, handleKey])

  const label = translate('list.value.filter')
  return (
    <>
      <IconButton
        ref={button}
        size="small"
        // Skipped by the Tab key: by keyboard the menu opens from the row.
        tabIndex={-1}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        onClick={() => cell && open(cell, [cell])}
        sx={over}
        style={cell ? placeOver(cell) : { display: 'none' }}
      >
        <FilterAlt sx={{ fontSize: 16 }} />
      </IconButton>
      <ValueMenu opened={opened} onClose={() => setOpened(null)} />
    </>
  )
}

const cells = 'tr[data-index] > td[data-column]'

const recordOf = (cell: HTMLElement): RaRecord | undefined =>
  cell.parentElement ? recordOfRow.get(cell.parentElement) : undefined

/** Place of the button: at the end of the cell where its value does not stand. */
function placeOver(cell: HTMLElement) {
  const { left, right, top, height } = cell.getBoundingClientRect()
  return { left: cell.matches('.numeric') ? left + 2 : right - size - 2, top: top + (height - size) / 2 }
}

const size = 26
const over = {
  position: 'fixed',
  zIndex: 1,
  width: size,
  height: size,
  bgcolor: 'background.paper',
  boxShadow: 1,
  '&:hover': { bgcolor: 'background.paper', color: 'primary.main' },
} as const

const ValueMenu = ({ opened, onClose }: { opened: Opened | null; onClose: () => void }) => {
  const translate = useTranslate()
  const change = useContext(FiltersContext)
  /** Kept while the menu fades out. */
  const [shown, setShown] = useState(opened)
  const [chosen, setChosen] = useState<Value>()
  if (opened && opened !== shown) {
    setShown(opened)
    setChosen(undefined)
  }
  const values = shown?.values ?? []
  const one = chosen ?? (values.length === 1 ? values[0] : undefined)
  const texts = usePartTexts(
    values.flatMap(({ property, ops }) => conditionsIn({ [property.name]: ops.only }, [property]).slice(0, 1)),
  )
  const filterBy = (act: typeof withOnly) => () => {
    onClose()
    if (one) change((before) => act(before, one.property, one.ops))
  }
  const title = one ? texts[values.indexOf(one)] : translate('list.value.filter')
  return (
    <Menu
      open={opened !== null}
      anchorEl={shown?.anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': title }, paper: { sx: { maxWidth: 360 } } }}
    >
      <ListSubheader disableSticky role="presentation">
        {title}
      </ListSubheader>
      {one
        ? [
            <MenuItem key="only" autoFocus onClick={filterBy(withOnly)}>
              {translate('list.value.only')}
            </MenuItem>,
            <MenuItem key="but" onClick={filterBy(withAllBut)}>
              {translate('list.value.but')}
            </MenuItem>,
          ]
        : values.map((value, place) => (
            <MenuItem key={value.property.name} onClick={() => setChosen(value)} sx={{ whiteSpace: 'normal' }}>
              {texts[place]}
            </MenuItem>
          ))}
    </Menu>
  )
}
