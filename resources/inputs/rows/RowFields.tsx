/** One row: an input per column, with buttons to move and remove it. */
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Close from '@mui/icons-material/Close'
import DragIndicator from '@mui/icons-material/DragIndicator'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'react-admin'
import type { RowColumn } from '#schemas/entity.ts'
import { ColumnControl } from '#resources/inputs/ColumnControl.tsx'
import { InRowContext } from './InRowContext.ts'
import type { ControlProps } from '#resources/inputs/useControl.ts'

type RowProps = Pick<ControlProps, 'source' | 'write'> & {
  columns: readonly RowColumn[]
  index: number
  count: number
  disabled: boolean
  /** The dragged row would be dropped here. */
  isTarget: boolean
  drag: React.HTMLAttributes<HTMLElement>
  onRemove: () => void
  onMove: (to: number) => void
}

export const RowFields = ({
  source,
  write,
  columns,
  index,
  count,
  disabled,
  isTarget,
  drag,
  onRemove,
  onMove,
}: RowProps) => {
  const translate = useTranslate()
  const name = translate('form.rows.row', { number: index + 1 })
  const handleKeyDown = (event: React.KeyboardEvent<HTMLElement>) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (disabled || !event.altKey || step === undefined) return
    event.preventDefault()
    onMove(index + step)
  }
  return (
    <div role="group" aria-label={name} className={isTarget ? 'row isTarget' : 'row'} onKeyDown={handleKeyDown}>
      <span className="number" aria-hidden>
        {name}
      </span>
      <span className="handle" aria-hidden {...(disabled ? {} : drag)}>
        {!disabled && count > 1 && <DragIndicator fontSize="small" />}
      </span>
      <InRowContext value>
        {columns.map((column) => (
          <div key={column.name} className="cell">
            <ColumnControl source={`${source}.${index}.${column.name}`} column={column} write={write} />
          </div>
        ))}
      </InRowContext>
      <div className="tools">
        {!disabled && (
          <>
            <Tool label={`${translate('form.rows.up')}: ${name}`} isOff={index === 0} onClick={() => onMove(index - 1)}>
              <ArrowUpward fontSize="small" />
            </Tool>
            <Tool
              label={`${translate('form.rows.down')}: ${name}`}
              isOff={index === count - 1}
              onClick={() => onMove(index + 1)}
            >
              <ArrowDownward fontSize="small" />
            </Tool>
            <Tool label={`${translate('form.rows.remove')}: ${name}`} onClick={onRemove}>
              <Close fontSize="small" />
            </Tool>
          </>
        )}
      </div>
    </div>
  )
}

type ToolProps = { label: string; isOff?: boolean; onClick: () => void; children: React.ReactNode }

const Tool = ({ label, isOff, onClick, children }: ToolProps) => (
  <IconButton size="small" aria-label={label} title={label} disabled={isOff} onClick={onClick}>
    {children}
  </IconButton>
)
