/** Manual order of rows: a move shows at once and is undone if it cannot be saved. */
import { useState } from 'react'
import { useTranslate, type RaRecord } from 'react-admin'
import type { RecordId } from '#resources/contexts/paths.ts'
import { moved } from '#resources/table/columnOrder.ts'

type RowOrder = {
  savedAt: (index: number) => RaRecord | undefined
  count: number
  onOrder?: (ids: readonly RecordId[]) => Promise<unknown>
}

/** @returns The row at an index after the move, a function that moves one, and the announcement. */
export function useRowOrder({ savedAt, count, onOrder }: RowOrder) {
  const translate = useTranslate()
  /** Range that is being saved. */
  const [pending, setPending] = useState<{ from: number; rows: readonly RaRecord[] }>()
  const [said, setSaid] = useState('')
  const rowAt = (index: number) => (pending ? (pending.rows[index - pending.from] ?? savedAt(index)) : savedAt(index))

  const handleMove = (from: number, wanted: number) => {
    const to = Math.min(Math.max(wanted, 0), count - 1)
    if (!onOrder || pending || to === from) return
    const first = Math.min(from, to)
    const stretch = Array.from({ length: Math.abs(to - from) + 1 }, (_, offset) => savedAt(first + offset))
    const known = stretch.filter((record) => record !== undefined)
    if (known.length < stretch.length) return
    const rows = moved(known, from - first, to - first)
    setPending({ from: first, rows })
    setSaid(translate('list.nowAt', { place: to + 1, total: count }))
    document.querySelector<HTMLElement>(`tr[data-index="${to}"]`)?.focus()
    void onOrder(rows.map(({ id }) => id)).finally(() => setPending(undefined))
  }
  return { rowAt, handleMove, said }
}
