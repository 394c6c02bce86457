/** Loads the logged reads of a record: newest first, by page. */
import { useQuery } from '@tanstack/react-query'
import { isObject } from '#providers/callErrors.ts'
import { call } from '#providers/http.ts'
import type { Entity } from '#schemas/entity.ts'
import type { RecordId } from '#resources/contexts/paths.ts'
import type { Actor } from './useHistory.ts'

/** `records`: number read at once; without `isNamed` this one may have been among them. */
export type ReadItem = {
  id: RecordId
  at: string
  by: Actor | null
  onBehalfOf: Actor | null
  action: string
  properties: string[]
  records: number
  isNamed: boolean
}

export const perPage = 20

/** @param page Number of the page, from 0. */
export function useReads({ api, name }: Entity, id: RecordId, page: number) {
  return useQuery({
    queryKey: [name, 'reads', String(id), page],
    queryFn: async ({ signal }) => {
      const query = { _offset: page * perPage, _limit: perPage }
      const body = await call('GET', `${api}/${id}/reads`, { query, signal })
      const { items, total } = isObject(body) ? body : {}
      return { items: Array.isArray(items) ? (items as ReadItem[]) : [], total: Number(total ?? 0) }
    },
    placeholderData: (before) => before,
    // Opening the record is itself a read.
    staleTime: 0,
    retry: false,
  })
}
