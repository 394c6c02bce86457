/** The checkbox above the rows: all, none, or some of those on this page; of a list without pages, of those in view. */
import Checkbox from '@mui/material/Checkbox'
import { useListContext, useTranslate, type RaRecord } from 'react-admin'

export const SelectAll = ({ rows }: { rows: readonly RaRecord[] }) => {
  const { selectedIds, onSelect } = useListContext()
  const translate = useTranslate()
  const here = rows.map(({ id }) => id)
  const elsewhere = selectedIds.filter((id) => !here.includes(id))
  const count = selectedIds.length - elsewhere.length
  const isAll = count > 0 && count === here.length
  return (
    <th scope="col" className="select">
      <Checkbox
        size="small"
        checked={isAll}
        indeterminate={!isAll && count > 0}
        onChange={() => onSelect(isAll ? elsewhere : [...elsewhere, ...here])}
        slotProps={{ input: { 'aria-label': translate('ra.action.select_all') } }}
      />
    </th>
  )
}
