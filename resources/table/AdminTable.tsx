/** Table of a list: sorting, selection, chosen columns, any number of rows. */
import { useMemo, useRef, useState, type CSSProperties, type MouseEvent, type ReactNode } from 'react'
import { useEvent, useListContext, useNavigate, useTranslate, type RaRecord } from 'react-admin'
import { dialogState } from '#resources/dialog/useDialogSearch.ts'
import type { RecordId } from '#resources/contexts/paths.ts'
import type { Entity } from '#schemas/entity.ts'
import { Row } from '#resources/table/rows/Row.tsx'
import { RangeInfo } from './RangeInfo.tsx'
import { RowHandle } from '#resources/table/rows/RowHandle.tsx'
import { SelectAll } from './SelectAll.tsx'
import { SortFold } from './SortFold.tsx'
import { EditableContext, PartContext, RowPathContext, type To } from '#resources/contexts/TableContext.ts'
import { TableFrame } from './TableFrame.tsx'
import { UsageScope } from './UsageScope.tsx'
import { showWhole } from './showWhole.ts'
import { useCellKeys } from './useCellKeys.ts'
import { useDragSort } from './useDragSort.ts'
import { useFit } from './useFit.ts'
import { useFormerRow, usePlace } from './usePlace.ts'
import { useRowHeight } from '#resources/table/rows/useRowHeight.ts'
import { useRowKeys } from '#resources/table/rows/useRowKeys.ts'
import { useRowOrder } from '#resources/table/rows/useRowOrder.ts'
import { useRowSelection } from '#resources/table/rows/useRowSelection.ts'
import { useRowWindow } from '#resources/table/rows/useRowWindow.ts'
import { rowsPerFetch, useWindowedRows } from '#resources/table/rows/useWindowedRows.ts'

type AdminTableProps = {
  /** Columns. */
  children: ReactNode
  /** Accessible name. */
  label: string
  /** Link of a row; must be stable. */
  rowPath: (id: RecordId) => To | undefined
  /** Buttons at the end of each row. */
  actions?: ReactNode
  selectable?: boolean
  /** Columns that can be edited in place, and how a cell opens. */
  editable?: ReadonlySet<string>
  onEdit?: (cell: HTMLElement, record: RaRecord) => void
  /** Moves rows in their manual order; resolves when saved. */
  onOrder?: (ids: readonly RecordId[]) => Promise<unknown>
  /** Shows how often each row is used. */
  usageOf?: Entity
}

const noColumns: ReadonlySet<string> = new Set()
/** Rows including the heading. */
const fewest = 5

/** Shows the current page of a list. */
export const AdminTable = (props: AdminTableProps) => {
  const { data = [] } = useListContext()
  const scroller = useRef<HTMLDivElement>(null)
  const [window, scrollTo] = useRowWindow(scroller, data.length, data.length || 1)
  return (
    <Rows {...props} {...{ scroller, window, scrollTo }} count={data.length} rowAt={(index) => data[index]} isWhole />
  )
}

/** Shows a list of any length, loading rows on scroll. */
export const WindowedTable = (props: AdminTableProps) => {
  const { total = 0 } = useListContext()
  const scroller = useRef<HTMLDivElement>(null)
  const [window, scrollTo] = useRowWindow(scroller, total, rowsPerFetch)
  const rowAt = useWindowedRows(window.first, window.last)
  return (
    <>
      <Rows
        {...props}
        {...{ scroller, window, scrollTo }}
        count={total}
        rowAt={rowAt}
        isWhole={total <= rowsPerFetch}
      />
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
  /** All rows are loaded. */
  isWhole: boolean
}

const Rows = ({
  children,
  label,
  rowPath,
  actions,
  selectable,
  editable = noColumns,
  onEdit,
  onOrder,
  usageOf,
  scroller,
  window,
  scrollTo,
  count,
  rowAt: savedAt,
  isWhole,
}: RowsProps) => {
  const { selectedIds } = useListContext()
  const selected = useMemo(() => new Set(selectedIds), [selectedIds])
  const { rowAt, handleMove, said } = useRowOrder({ savedAt, count, onOrder })
  const { handleToggle, handleExtend } = useRowSelection(rowAt)
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
    onExtend: handleExtend,
    first: useFormerRow(label),
  })
  usePlace(scroller, current, label)
  const handleEdit = useEvent((cell: HTMLElement) => {
    const record = rowAt(Number(cell.closest<HTMLElement>('[data-index]')?.dataset.index))
    if (record) onEdit?.(cell, record)
  })
  const cellKeys = useCellKeys({
    scroller,
    onEdit: onEdit && handleEdit,
    onMove: onOrder && handleMove,
  })
  const drag = useDragSort(scroller, onOrder && handleMove)
  useFit(scroller, children, window)
  const [sorts, setSorts] = useState(false)
  const foldAfter = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[data-source]')) setSorts(false)
  }
  const indexes = Array.from({ length: window.last - window.first }, (_, offset) => window.first + offset)
  // With loading on scroll, all rows are too many to select, and the loaded ones are arbitrary.
  const selectableRows = Array.from({ length: isWhole ? count : window.seenTo - window.seenFrom }, (_, offset) =>
    rowAt((isWhole ? 0 : window.seenFrom) + offset),
  ).filter((record) => record !== undefined)
  const tabStop = indexes.includes(current) ? current : window.first

  return (
    <RowPathContext value={rowPath}>
      <TableFrame
        ref={scroller}
        data-scrolls
        style={{ '--row': `${rowHeight}px`, '--least': Math.min(count + 1, fewest) } as CSSProperties}
        onFocus={handleFocus}
        onKeyDown={(event) => {
          if (!cellKeys.handleKeyDown(event)) handleKeyDown(event)
        }}
        onDoubleClick={cellKeys.handleDoubleClick}
        onMouseOver={showWhole}
        {...drag}
      >
        <table aria-label={label} aria-rowcount={count + 1} className="opens">
          <thead>
            <tr aria-rowindex={1} data-sorts={sorts || undefined} onClick={foldAfter}>
              {onOrder && (
                <th
                  scope="col"
                  className="handle"
                  aria-label={translate('list.place')}
                  title={translate('list.place')}
                />
              )}
              {selectable && <SelectAll rows={selectableRows} total={isWhole ? undefined : count} />}
              <SortFold isOpen={sorts} onToggle={() => setSorts(!sorts)} />
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
              <EditableContext value={editable}>
                <UsageScope entity={usageOf} {...{ window, count, rowAt }}>
                  <Spacer height={window.before} />
                  {indexes.map((index) => {
                    const record = rowAt(index)
                    return (
                      <Row
                        key={index}
                        {...{ record, index, actions }}
                        handle={onOrder && <RowHandle />}
                        isCurrent={index === tabStop}
                        isSelected={selectable && record ? selected.has(record.id) : undefined}
                        onToggle={handleToggle}
                        onOpen={handleOpen}
                      >
                        {children}
                      </Row>
                    )
                  })}
                  <Spacer height={window.after} />
                </UsageScope>
              </EditableContext>
            </PartContext>
          </tbody>
        </table>
      </TableFrame>
      {onOrder && (
        <div role="status" style={unseen}>
          {said}
        </div>
      )}
    </RowPathContext>
  )
}

const unseen = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const

const Spacer = ({ height }: { height: number }) => (height > 0 ? <tr aria-hidden style={{ height }} /> : null)
