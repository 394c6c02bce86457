/** The table of a list: sorting, selection, columns of one's choice, and any number of rows. */
import { useRef, type CSSProperties, type ReactNode } from 'react'
import { useEvent, useListContext, useNavigate, useTranslate, type RaRecord } from 'react-admin'
import { dialogState } from '#resources/dialog/useDialogSearch.ts'
import type { RecordId } from '#resources/paths.ts'
import { Row } from './Row.tsx'
import { RangeInfo } from './RangeInfo.tsx'
import { SelectAll } from './SelectAll.tsx'
import { PartContext, RowPathContext, type To } from './TableContext.ts'
import { TableFrame } from './TableFrame.tsx'
import { useRowHeight } from './useRowHeight.ts'
import { useRowKeys } from './useRowKeys.ts'
import { useRowSelection } from './useRowSelection.ts'
import { useRowWindow } from './useRowWindow.ts'
import { rowsPerFetch, useWindowedRows } from './useWindowedRows.ts'

type AdminTableProps = {
  /** Columns. */
  children: ReactNode
  /** Accessible name. */
  label: string
  /** Where a row leads; must be stable. */
  rowPath: (id: RecordId) => To | undefined
  /** Buttons at the end of each row. */
  actions?: ReactNode
  selectable?: boolean
}

/** Shows the page of the list at hand. */
export const AdminTable = (props: AdminTableProps) => {
  const { data = [] } = useListContext()
  const scroller = useRef<HTMLDivElement>(null)
  const [window, scrollTo] = useRowWindow(scroller, data.length, data.length || 1)
  return <Rows {...props} {...{ scroller, window, scrollTo }} count={data.length} rowAt={(index) => data[index]} />
}

/** Shows the whole list, however long, fetching rows as they scroll into view. */
export const WindowedTable = (props: AdminTableProps) => {
  const { total = 0 } = useListContext()
  const scroller = useRef<HTMLDivElement>(null)
  const [window, scrollTo] = useRowWindow(scroller, total, rowsPerFetch)
  const rowAt = useWindowedRows(window.first, window.last)
  return (
    <>
      <Rows {...props} {...{ scroller, window, scrollTo }} count={total} rowAt={rowAt} />
      <RangeInfo from={window.seenFrom + 1} to={window.seenTo} total={total} />
    </>
  )
}

type RowsProps = AdminTableProps & {
  scroller: React.RefObject<HTMLDivElement | null>
  window: ReturnType<typeof useRowWindow>[0]
  scrollTo: (row: number) => void
  count: number
  rowAt: (index: number) => RaRecord | undefined
}

const Rows = ({
  children,
  label,
  rowPath,
  actions,
  selectable,
  scroller,
  window,
  scrollTo,
  count,
  rowAt,
}: RowsProps) => {
  const { selectedIds } = useListContext()
  const handleToggle = useRowSelection(rowAt)
  const rowHeight = useRowHeight()
  const navigate = useNavigate()
  const translate = useTranslate()
  const handleOpen = useEvent((record: RaRecord) => {
    const to = rowPath(record.id)
    if (to) navigate(to, { state: dialogState })
  })
  const { current, handleFocus, handleKeyDown } = useRowKeys({
    scroller,
    count,
    page: Math.max(1, window.seenTo - window.seenFrom - 2),
    scrollTo,
    onOpen: (index) => {
      const record = rowAt(index)
      if (record) handleOpen(record)
    },
    onToggle: selectable ? handleToggle : undefined,
  })
  const indexes = Array.from({ length: window.last - window.first }, (_, offset) => window.first + offset)
  const tabStop = indexes.includes(current) ? current : window.first

  return (
    <RowPathContext value={rowPath}>
      <TableFrame
        ref={scroller}
        style={{ '--row': `${rowHeight}px` } as CSSProperties}
        onFocus={handleFocus}
        onKeyDown={handleKeyDown}
      >
        <table aria-label={label} aria-rowcount={count + 1} className="opens">
          <thead>
            <tr aria-rowindex={1}>
              {selectable && <SelectAll />}
              <PartContext value="head">{children}</PartContext>
              {actions && (
                <th scope="col" className="actions">
                  {translate('list.actions')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            <PartContext value="cell">
              <Spacer height={window.before} />
              {indexes.map((index) => {
                const record = rowAt(index)
                return (
                  <Row
                    key={index}
                    {...{ record, index, actions }}
                    isCurrent={index === tabStop}
                    isSelected={selectable && record ? selectedIds.includes(record.id) : undefined}
                    onToggle={handleToggle}
                    onOpen={handleOpen}
                  >
                    {children}
                  </Row>
                )
              })}
              <Spacer height={window.after} />
            </PartContext>
          </tbody>
        </table>
      </TableFrame>
    </RowPathContext>
  )
}

const Spacer = ({ height }: { height: number }) => (height > 0 ? <tr aria-hidden style={{ height }} /> : null)
