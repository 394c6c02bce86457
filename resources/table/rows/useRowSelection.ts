/** Row selection: single rows, or with Shift the range since the last one, also while moving. */
import { useRef } from 'react'
import { useEvent, useListContext, type RaRecord } from 'react-admin'
import type { RecordId } from '#resources/contexts/paths.ts'

export function useRowSelection(rowAt: (index: number) => RaRecord | undefined) {
  const { selectedIds, onSelect } = useListContext()
  const before = useRef(0)
  /** Start of a range that grows while moving, and the row that it has reached. */
  const range = useRef({ start: 0, end: -1 })
  const idsBetween = (one: number, other: number) => {
    const ids = Array.from(
      { length: Math.abs(one - other) + 1 },
      (_, offset) => rowAt(Math.min(one, other) + offset)?.id,
    )
    return ids.filter((id) => id !== undefined)
  }
  const without = (ids: readonly RecordId[]) => selectedIds.filter((one) => !ids.includes(one))

  const handleToggle = useEvent((index: number, isRange: boolean) => {
    const known = idsBetween(isRange ? before.current : index, index)
    const id = rowAt(index)?.id
    if (id === undefined) return
    before.current = index
    // The whole range takes the state of the clicked row.
    onSelect(selectedIds.includes(id) ? without(known) : [...without(known), ...known])
  })
  const handleExtend = useEvent((from: number, to: number) => {
    const start = range.current.end === from ? range.current.start : from
    range.current = { start, end: to }
    before.current = to
    const wanted = idsBetween(start, to)
    onSelect([...without([...idsBetween(start, from), ...wanted]), ...wanted])
  })
  return { handleToggle, handleExtend }
}
