/** The checkbox above the rows: all of this page; of a list without pages those in view, and whole only when all of the list are. */
import Checkbox from '@mui/material/Checkbox'
import { useListContext, useTranslate, type RaRecord } from 'react-admin'

type SelectAllProps = {
  /** On this page, or in view. */
  rows: readonly RaRecord[]
  /** How many there are of which `rows` are a stretch; absent: `rows` are all. */
  total?: number
}

export const SelectAll = ({ rows, total = rows.length }: SelectAllProps) => {
  const { selectedIds, onSelect } = useListContext()
  const translate = useTranslate()
  const here = rows.map(({ id }) => id)
  const hereSet = new Set(here)
  const elsewhere = selectedIds.filter((id) => !hereSet.has(id))
  const count = selectedIds.length - elsewhere.length
  const isStretch = total > rows.length
  const isAllHere = count > 0 && count === here.length
  const isAll = isStretch ? selectedIds.length >= total : isAllHere
  const isPartial = !isAll && (isStretch ? selectedIds.length : count) > 0
  const handleChange = () => {
    if (isStretch && isAll) onSelect([])
    else onSelect(isAllHere ? elsewhere : [...elsewhere, ...here])
  }
  return (
    <th scope="col" className="select">
      <Checkbox
        size="small"
        checked={isAll}
        indeterminate={isPartial}
        onChange={handleChange}
        slotProps={{ input: { 'aria-label': translate(isStretch ? 'list.selectSeen' : 'ra.action.select_all') } }}
      />
    </th>
  )
}
