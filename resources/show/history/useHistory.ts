/** Loads the history of a record: newest first, by page. */
import { useQuery } from '@tanstack/react-query'
import { isObject } from '#providers/callErrors.ts'
import { call } from '#providers/http.ts'
import type { Entity } from '#schemas/entity.ts'
import { recordPath } from '#schemas/single.ts'
import type { RecordId } from '#resources/contexts/paths.ts'

/** An API key has a name and no id. */
export type Actor = { id: RecordId | null; name: string | null }
export type Change = { property: string; from: unknown; to: unknown }
/** `onBehalfOf`: the user who acted as the actor. */
export type HistoryItem = {
  id: RecordId
  at: string
  by: Actor | null
  onBehalfOf: Actor | null
  action: string
  changes: Change[]
  /** Changes of rows that were written with the record; `name`: the child relation. */
  rows?: { name: string; id: RecordId; title: unknown; action: string; changes: Change[] }[]
}

export const perPage = 20

/** @param page Number of the page, from 0. */
export function useHistory(entity: Entity, id: RecordId, page: number) {
  return useQuery({
    queryKey: [entity.name, 'history', String(id), page],
    queryFn: ({ signal }) => readHistory(entity, id, { offset: page * perPage, limit: perPage }, signal),
    placeholderData: (before) => before,
    retry: false,
  })
}

export async function readHistory(
  entity: Entity,
  id: RecordId,
  { offset, limit }: { offset: number; limit: number },
  signal?: AbortSignal,
): Promise<{ items: HistoryItem[]; total: number }> {
  const body = await call('GET', `${recordPath(entity, id)}/history`, {
    query: { _offset: offset, _limit: limit },
    signal,
  })
  const { items, total } = isObject(body) ? body : {}
  return { items: Array.isArray(items) ? (items as HistoryItem[]) : [], total: Number(total ?? 0) }
}
