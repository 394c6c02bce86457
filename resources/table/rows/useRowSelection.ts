/** Row selection: single rows, or with Shift the range since the last one. */
import { useRef } from 'react'
import { useEvent, useListContext, type RaRecord } from 'react-admin'

export function useRowSelection(rowAt: (index: number) => RaRecord | undefined) {
  const { selectedIds, onSelect } = useListContext()
  const before = useRef(0)
  return useEvent((index: number, isRange: boolean) => {
    const [from, to] = isRange ? [Math.min(before.current, index), Math.max(before.current, index)] : [index, index]
    const ids = Array.from({ length: to - from + 1 }, (_, offset) => rowAt(from + offset)?.id)
    const known = ids.filter((id) => id !== undefined)
    const id = rowAt(index)?.id
    if (id === undefined) return
    before.current = index
    // The whole range takes the state of the clicked row.
    const others = selectedIds.filter((one) => !known.includes(one))
    onSelect(selectedIds.includes(id) ? others : [...others, ...known])
  })
}
