/**
 * Checkbox above the rows: selects the page, or in a list without pages the visible rows; checked only if all rows of
 * the list are selected.
 */
import { useListContext, useTranslate, type RaRecord } from 'react-admin'
import { PartialCheckbox } from './PartialCheckbox.tsx'

type SelectAllProps = {
  /** Rows of the page, or visible ones. */
  rows: readonly RaRecord[]
  /** Total of which `rows` are a part; absent: `rows` are all. */
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
      <PartialCheckbox
        label={translate(isStretch ? 'list.selectSeen' : 'ra.action.select_all')}
        size="small"
        checked={isAll}
        indeterminate={isPartial}
        onChange={handleChange}
      />
    </th>
  )
}
