/** The files before and after this one in the list that was read last and has it. */
import { useQueryClient } from '@tanstack/react-query'
import { useRecordContext } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import type { RecordId } from '#resources/paths.ts'

export type Neighbours = { previous?: RecordId; next?: RecordId; position?: number; total?: number }

export function useListNeighbours(): Neighbours {
  const queryClient = useQueryClient()
  const record = useRecordContext()
  const lists = queryClient
    .getQueryCache()
    .findAll({ queryKey: ['file', 'getList'] })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .map(({ state }) => idsIn(state.data))
  const ids = lists.find((list) => record && list.includes(String(record.id)))
  if (!ids || !record) return {}
  const at = ids.indexOf(String(record.id))
  const [previous, next] = [ids[at - 1], ids[at + 1]]
  return { ...(previous !== undefined && { previous }), ...(next !== undefined && { next }) }
}

const idsIn = (data: unknown): string[] =>
  isObject(data) && Array.isArray(data.data) ? data.data.map(({ id }: { id: RecordId }) => String(id)) : []
