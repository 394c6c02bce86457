/** Column heading with a sort button. */
import TableSortLabel from '@mui/material/TableSortLabel'
import { useListContext } from 'react-admin'
import { useLabel } from '#resources/texts/useLabel.ts'
import { cellClass, type ColumnProps } from './columnProps.ts'
import { ariaSort, nextSort } from './sort.ts'
import { fittedWidth, wordWidth } from './useFit.ts'

export const HeadCell = ({ source, label: own, width, sortable, numeric, flag, title }: ColumnProps) => {
  const { sort, setSort } = useListContext()
  const label = useLabel(source, own)
  const wanted = width && Math.max(width, wordWidth(label, sortable))
  const direction = ariaSort(sort, source)
  return (
    <th
      scope="col"
      className={cellClass({ numeric, flag, title })}
      style={{ width: wanted && fittedWidth(source, wanted, wordWidth(label, sortable)) }}
      data-source={source}
      data-width={wanted}
      data-least={wordWidth(label, sortable)}
      aria-sort={sortable ? direction : undefined}
      title={label}
    >
      {sortable ? (
        <TableSortLabel
          active={direction !== 'none'}
          direction={direction === 'descending' ? 'desc' : 'asc'}
          onClick={() => setSort(nextSort(sort, source))}
        >
          {label}
        </TableSortLabel>
      ) : (
        label
      )}
    </th>
  )
}
