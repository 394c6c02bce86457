/** The server's counts of records that use one or several others. */
import { useQuery } from '@tanstack/react-query'
import { isObject } from '#providers/callErrors.ts'
import { callIfOffered } from '#providers/http.ts'

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

/**
 * Reads what points at records; empty until it is known.
 *
 * @param entity Entity of the records. @param path Path of the call that counts; undefined: no records yet.
 */
export function useUses(entity: string, path: string | undefined): readonly Use[] {
  const { data = [] } = useQuery({
    queryKey: [entity, 'usage', path],
    queryFn: async ({ signal }) => usesIn(await callIfOffered('GET', path ?? '', { signal })),
    enabled: path !== undefined,
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
