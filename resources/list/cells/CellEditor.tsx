/** Edits one value in its cell. Enter saves, Escape cancels, Tab saves and moves to the next cell. */
import { useQueryClient } from '@tanstack/react-query'
import Popover from '@mui/material/Popover'
import { useState, type KeyboardEvent } from 'react'
import { useTranslate, useUpdate, type RaRecord } from 'react-admin'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { useLabel } from '#resources/texts/useLabel.ts'
import { cellAt, cellBeside, focusCell, openCell } from '#resources/table/useCellKeys.ts'
import type { Entity, Property } from '#schemas/entity.ts'
import { CellInput } from './CellInput.tsx'
import { cellMistake, cellText, cellValue } from '#resources/texts/cellValue.ts'

export type EditedCell = { at: HTMLElement; record: RaRecord }

type CellEditorProps = { entity: Entity; cell: EditedCell | null; onClose: () => void }

export const CellEditor = ({ entity, cell, onClose }: CellEditorProps) => {
  /** Kept while the editor closes. */
  const [shown, setShown] = useState(cell)
  /** Versions after the last save: the list may not have them yet when the next cell opens. */
  const [versions] = useState(() => new Map<unknown, unknown>())
  if (cell && cell !== shown) setShown(cell)
  const { at, record } = cell ?? shown ?? {}
  const label = useLabel(at?.dataset.column ?? '')
  const property = entity.properties.find(({ name }) => name === at?.dataset.column)
  if (!at || !record || !property) return null
  return (
    <Popover
      open={cell !== null}
      anchorEl={at}
      onClose={onClose}
      disableRestoreFocus
      transitionDuration={0}
      anchorOrigin={{ vertical: 'center', horizontal: 'left' }}
      transformOrigin={{ vertical: 22, horizontal: 'left' }}
      marginThreshold={4}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': label,
          sx: { width: Math.max(at.offsetWidth, 200), maxWidth: 'calc(100vw - 16px)' },
        },
        backdrop: { invisible: true },
      }}
    >
      <OneCell key={`${record.id} ${property.name}`} {...{ entity, property, record, at, versions, onClose }} />
    </Popover>
  )
}

const placeOf = (cell: HTMLElement) => ({
  table: cell.closest('table'),
  index: Number(cell.closest('tr')?.dataset.index),
  column: cell.dataset.column,
})

type OneCellProps = {
  entity: Entity
  property: Property
  record: RaRecord
  at: HTMLElement
  versions: Map<unknown, unknown>
  onClose: () => void
}

const OneCell = ({ entity, property, record, at, versions, onClose }: OneCellProps) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const label = useLabel(property.name)
  const [update] = useUpdate()
  const queryClient = useQueryClient()
  const before: unknown = record[property.name]
  const [text, setText] = useState(() => cellText(property, before, locale))
  const [mistake, setMistake] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const save = async (typed: string, onward: HTMLElement | undefined) => {
    const value = cellValue(property, typed, before, locale)
    // During the save the row, or the whole table, may be rendered again.
    const { table, index, column } = placeOf(onward ?? at)
    const leave = () => {
      onClose()
      requestAnimationFrame(() => {
        const next = cellAt(table?.isConnected ? table : document.querySelector('main table'), index, column) ?? at
        focusCell(next)
        if (onward) openCell(next)
      })
    }
    if (JSON.stringify(value) === JSON.stringify(before ?? null)) return leave()
    const wrong = cellMistake(property, value)
    if (wrong) return setMistake(translate(wrong))
    setBusy(true)
    try {
      const data = { [property.name]: value, _version: newer(versions.get(record.id), record._version) }
      const saved = (await update(
        entity.name,
        { id: record.id, data, previousData: record },
        { mutationMode: 'pessimistic', returnPromise: true },
      )) as RaRecord
      versions.set(record.id, saved._version)
      leave()
      await queryClient.invalidateQueries({ queryKey: [entity.name, 'getList'] })
    } catch (error) {
      const current = currentOf(error)
      if (current) {
        versions.set(record.id, current._version)
        void queryClient.invalidateQueries({ queryKey: [entity.name, 'getList'] })
      }
      const theirs = current && cellText(property, current[property.name], locale)
      setMistake(current ? translate('list.changedMeanwhile', { value: theirs || '–' }) : translate(callMessage(error)))
    } finally {
      setBusy(false)
    }
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const isEnd = event.key === 'Escape'
    if (!isEnd && event.key !== 'Enter' && event.key !== 'Tab') return
    event.preventDefault()
    event.stopPropagation()
    if (isBusy) return
    if (isEnd) {
      onClose()
      requestAnimationFrame(() => focusCell(at))
    } else {
      void save(text, event.key === 'Tab' ? cellBeside(at, event.shiftKey ? -1 : 1) : undefined)
    }
  }
  return (
    <CellInput
      {...{ property, label, text, mistake, isBusy }}
      locale={locale}
      onText={(next) => {
        setText(next)
        setMistake(undefined)
      }}
      onKeyDown={handleKeyDown}
    />
  )
}

/** Versions of a record are ascending numbers. */
const newer = (one: unknown, other: unknown): unknown => (Number(one ?? 0) > Number(other ?? 0) ? one : other)

/** The current record, if somebody else saved first. */
function currentOf(error: unknown): Readonly<Record<string, unknown>> | undefined {
  const { status, body } = (error ?? {}) as { status?: number; body?: { current?: unknown } }
  const current = status === 412 ? body?.current : undefined
  return typeof current === 'object' && current !== null ? (current as Readonly<Record<string, unknown>>) : undefined
}
