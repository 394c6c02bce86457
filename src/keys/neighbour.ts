/** The next or previous record of the list from which somebody came to a record. */
import type { QueryClient } from '@tanstack/react-query'
import { isObject } from '#providers/callErrors.ts'
import { inside } from '#providers/router/pagePaths.ts'
import type { RecordId } from '#resources/contexts/paths.ts'

/**
 * @param path Path of the page, inside react-admin.
 * @param step 1: next; -1: previous.
 * @returns Path of the neighbour, inside react-admin; undefined on other pages, at the end of what the list has read,
 *   and when no list has the record.
 */
export function neighbourOf(path: string, step: 1 | -1, queryClient: QueryClient): string | undefined {
  const [, resource = '', shown = '', view] = path.slice(inside.length).split('/')
  if (view !== 'show') return undefined
  const id = decodeURIComponent(shown)
  const lists = queryClient
    .getQueryCache()
    .findAll({ queryKey: [resource, 'getList'] })
    .flatMap(({ queryKey, state }) => ({ params: queryKey[2], ids: idsIn(state.data), at: state.dataUpdatedAt }))
    .filter(({ ids }) => ids.length > 0)
    .toSorted((a, b) => b.at - a.at)
  const list = lists.find(({ ids }) => ids.includes(id))
  if (!list) return undefined
  const to = list.ids.indexOf(id) + step
  // A list that loads as it scrolls has its rows in pages.
  const beside = lists.find(({ params }) => isPageBeside(list.params, params, step))
  const next = list.ids[to] ?? (to < 0 ? beside?.ids.at(-1) : beside?.ids[0])
  return next === undefined ? undefined : `${inside}/${resource}/${encodeURIComponent(next)}/show`
}

const idsIn = (data: unknown): string[] =>
  isObject(data) && Array.isArray(data.data) ? data.data.map(({ id }: { id: RecordId }) => String(id)) : []

/** Whether two questions differ by one page only. */
function isPageBeside(here: unknown, there: unknown, step: 1 | -1): boolean {
  if (!isObject(here) || !isObject(there) || !isObject(here.pagination) || !isObject(there.pagination)) return false
  const wanted = { ...here.pagination, page: Number(here.pagination.page) + step }
  return JSON.stringify({ ...here, pagination: wanted }) === JSON.stringify({ ...there })
}
