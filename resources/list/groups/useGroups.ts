/** The groups of a list with their numbers and sums, asked for again while the server still counts. */
import { useQuery } from '@tanstack/react-query'
import { useListContext } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import { callIfOffered } from '#providers/http.ts'
import { rowsQuery } from '#providers/listQuery.ts'
import type { Entity } from '#schemas/entity.ts'
import type { Grouping } from './groupings.ts'

/** `value`: as a list answers it; null: empty. */
export type RowGroup = { value: unknown; count: number; totals?: Readonly<Record<string, unknown>> }
type Groups = { items: readonly RowGroup[]; total: number }

/** Milliseconds after which groups that were still being counted are asked for again, and how often. */
const askAgain = { after: 700, times: 30 }

/** @param totals Names of the properties that are added up. */
export function useGroups(entity: Entity, by: Grouping, totals: readonly string[], limit: number) {
  const { filterValues, filter, data: rows, meta } = useListContext()
  const { _order, ...asked } = rowsQuery({ filter: { ...filterValues, ...filter } })
  return useQuery({
    // Keyed by `rows`: a change of a row refreshes the list, and with it the groups.
    queryKey: [entity.name, 'groups', by.name, totals, limit, asked, rows],
    queryFn: async ({ signal }) => {
      const query = {
        ...asked,
        _similar: meta?.similar,
        _by: by.name,
        _totals: totals.join(',') || undefined,
        _limit: limit,
      }
      const body = await callIfOffered('GET', `${entity.api}/groups`, { query, signal })
      return isObject(body) && Array.isArray(body.items) && body.more !== true
        ? ({ items: body.items, total: Number(body.total) } as Groups)
        : null
    },
    placeholderData: (before) => before,
    refetchInterval: ({ state }) =>
      state.data === null && state.dataUpdateCount < askAgain.times ? askAgain.after : false,
    retry: false,
  })
}
