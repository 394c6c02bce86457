/** Table row: values and actions of a record. */
import Checkbox from '@mui/material/Checkbox'
import Skeleton from '@mui/material/Skeleton'
import { memo, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { RecordContextProvider, useTranslate, type RaRecord } from 'react-admin'
import { recordOfRow } from './recordOfRow.ts'
import { focusCell } from '#resources/table/useCellKeys.ts'

type RowProps = {
  record: RaRecord | undefined
  index: number
  /** The row is in the tab order. */
  isCurrent: boolean
  children: ReactNode
  actions?: ReactNode
  /** undefined: rows are not selectable. */
  isSelected?: boolean
  /** Drag handle of the row. */
  handle?: ReactNode
  /** `isRange`: together with the rows since the last one clicked. */
  onToggle: (index: number, isRange: boolean) => void
  onOpen: (record: RaRecord) => void
}

export const Row = memo(function Row({
  record,
  index,
  isCurrent,
  children,
  actions,
  isSelected,
  handle,
  onToggle,
  onOpen,
}: RowProps) {
  const translate = useTranslate()
  const row = useRef<HTMLTableRowElement>(null)
  // The tab order has a single row of the table, with its contents: Tab leaves a list of any length.
  useLayoutEffect(() => {
    if (row.current && record) recordOfRow.set(row.current, record)
    for (const inner of row.current?.querySelectorAll<HTMLElement>('a, button, input, [tabindex]') ?? [])
      inner.tabIndex = isCurrent ? 0 : -1
  })
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const inner = event.target instanceof Element && event.target.closest('a, button, input, label, [role=button]')
    if (!record || inner || window.getSelection()?.isCollapsed === false) return
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('td[data-editable]') : null
    if (cell) focusCell(cell)
    else onOpen(record)
  }
  const attributes = { 'data-index': index, 'aria-rowindex': index + 2, tabIndex: isCurrent ? 0 : -1 }
  return (
    <RecordContextProvider value={record}>
      <tr
        ref={row}
        {...attributes}
        aria-selected={isSelected}
        className={record?.active === false ? 'inactive' : undefined}
        onClick={handleClick}
      >
        {record ? (
          <>
            {handle && <td className="handle">{handle}</td>}
            {isSelected !== undefined && (
              <td className="select">
                <Checkbox
                  size="small"
                  checked={isSelected}
                  onChange={(event) => onToggle(index, (event.nativeEvent as MouseEvent['nativeEvent']).shiftKey)}
                  inputProps={{ 'aria-label': translate('ra.action.select_row') }}
                />
              </td>
            )}
            {children}
            {actions && <td className="actions">{actions}</td>}
          </>
        ) : (
          <td colSpan={100}>
            <Skeleton variant="text" width="60%" />
          </td>
        )}
      </tr>
    </RecordContextProvider>
  )
})
