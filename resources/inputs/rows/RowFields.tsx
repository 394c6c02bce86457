/** A row: an input per column, with buttons to move and remove it. */
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Close from '@mui/icons-material/Close'
import DragIndicator from '@mui/icons-material/DragIndicator'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'react-admin'
import type { ReactNode } from 'react'
import { InRowContext } from '#resources/contexts/InRowContext.ts'

type RowProps = {
  index: number
  count: number
  /** Inputs, each in an element of class `cell`. */
  children: ReactNode
  isMovable: boolean
  isRemovable: boolean
  /** The dragged row would be dropped here. */
  isTarget: boolean
  drag: React.HTMLAttributes<HTMLElement>
  onRemove: () => void
  onMove: (to: number) => void
  /** Called for Enter in a one-line input. @param cell Index of that input in the row. */
  onEnter?: (cell: number) => void
}

export const RowFields = ({
  index,
  count,
  children,
  isMovable,
  isRemovable,
  isTarget,
  drag,
  onRemove,
  onMove,
  onEnter,
}: RowProps) => {
  const translate = useTranslate()
  const name = translate('form.rows.row', { number: index + 1 })
  const handleKeyDown = (event: React.KeyboardEvent<HTMLElement>) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    // Events from dialogs of an input bubble up here too.
    if (!(event.target instanceof Element) || !event.currentTarget.contains(event.target)) return
    if (onEnter && isPlainEnter(event)) {
      event.preventDefault()
      const cells = [...event.currentTarget.querySelectorAll('.cell')]
      onEnter(cells.indexOf(event.target.closest('.cell') ?? event.target))
    }
    if (!isMovable || !event.altKey || step === undefined) return
    event.preventDefault()
    onMove(index + step)
  }
  return (
    <div role="group" aria-label={name} className={isTarget ? 'row isTarget' : 'row'} onKeyDown={handleKeyDown}>
      <span className="number" aria-hidden>
        {name}
      </span>
      <span className="handle" aria-hidden {...(isMovable ? drag : {})}>
        {isMovable && count > 1 && <DragIndicator fontSize="small" />}
      </span>
      <InRowContext value>{children}</InRowContext>
      <div className="tools">
        {isMovable && (
          <>
            <Tool
              label={translate('phrase.labelled', { label: translate('form.rows.up'), value: name })}
              isOff={index === 0}
              onClick={() => onMove(index - 1)}
            >
              <ArrowUpward fontSize="small" />
            </Tool>
            <Tool
              label={translate('phrase.labelled', { label: translate('form.rows.down'), value: name })}
              isOff={index === count - 1}
              onClick={() => onMove(index + 1)}
            >
              <ArrowDownward fontSize="small" />
            </Tool>
          </>
        )}
        {isRemovable && (
          <Tool
            label={translate('phrase.labelled', { label: translate('form.rows.remove'), value: name })}
            onClick={onRemove}
          >
            <Close fontSize="small" />
          </Tool>
        )}
      </div>
    </div>
  )
}

/** An open list and a multi-line text use Enter themselves. */
const isPlainEnter = (event: React.KeyboardEvent<HTMLElement>): boolean =>
  event.key === 'Enter' &&
  !event.defaultPrevented &&
  !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.nativeEvent.isComposing) &&
  event.target instanceof HTMLInputElement

type ToolProps = { label: string; isOff?: boolean; onClick: () => void; children: React.ReactNode }

const Tool = ({ label, isOff, onClick, children }: ToolProps) => (
  <IconButton size="small" aria-label={label} title={label} disabled={isOff} onClick={onClick}>
    {children}
  </IconButton>
)
