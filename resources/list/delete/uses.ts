/** The server's counts of records that use one or several others. */
import { useQuery } from '@tanstack/react-query'
import { isObject } from '#providers/callErrors.ts'
import { callIfOffered } from '#providers/http.ts'
import type { RecordId } from '#resources/paths.ts'
import type { Entity } from '#schemas/entity.ts'

/**
 * A relation with records that use this one. `more`: the count is a lower bound. `onDelete`: what a deletion does to
 * them.
 */
export type Use = {
  entity: string
  property: string
  count: number
  more?: boolean
  onDelete?: 'unlinked' | 'deleted'
}

/** What points at these records; nothing until it is known. */
export function useUses(entity: Entity, ids: readonly RecordId[]): readonly Use[] {
  const [id] = ids
  const { data = [] } = useQuery({
    queryKey: [entity.name, 'usage', ids.length === 1 ? String(id) : { several: ids }],
    queryFn: async ({ signal }) =>
      ids.length === 1
        ? usesIn(await callIfOffered('GET', `${entity.api}/${id}/usage`, { signal }))
        : usesOfSeveral(entity.api, ids, signal),
    enabled: ids.length > 0,
    retry: false,
  })
  return data
}

/** @param answer undefined if the server has no counts. */
export function usesIn(answer: unknown): Use[] {
  const items: unknown = isObject(answer) ? answer.items : undefined
  return Array.isArray(items) ? items.filter(isUse) : []
}

const isUse = (one: unknown): one is Use =>
  isObject(one) && typeof one.entity === 'string' && typeof one.property === 'string' && Number(one.count) > 0

/**
 * Counts the users of several records together, in one call, however many are selected.
 *
 * @param api API path of the entity.
 */
export const usesOfSeveral = async (api: string, ids: readonly RecordId[], signal: AbortSignal): Promise<Use[]> =>
  usesIn(await callIfOffered('POST', `${api}/usage`, { body: { ids: ids.join(',') }, key: false, signal }))
