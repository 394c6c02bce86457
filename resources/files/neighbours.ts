/**
 * The files before and after one in the search from which somebody came, found in the pages of it that were read. A page
 * is remembered as it was: a file that no longer matches, because it was just closed, keeps its neighbours.
 */
import type { QueryClient } from '@tanstack/react-query'
import type { DataProvider, GetListParams } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import type { RecordId } from '#resources/contexts/paths.ts'

export type Neighbours = {
  previous?: RecordId
  next?: RecordId
  /** Place in the search, from 1. */
  position?: number
  total?: number
}

/** A search: what a list asks, without its page. */
export type Walk = Pick<GetListParams, 'filter' | 'sort'> & { page: number; perPage: number }

type PageRead = { ids: readonly RecordId[]; total: number; hasNext: boolean; at: number }
/** Pages of one search by number, and the one in which a file was found last. */
type Remembered = { pages: Record<number, PageRead>; page: number }

type Tools = { queryClient: QueryClient; dataProvider: DataProvider; signal?: AbortSignal }

/** @returns Nothing where the search does not have the file in the pages that were read. */
export async function neighboursOf(resource: string, id: RecordId, walk: Walk, tools: Tools): Promise<Neighbours> {
  const { queryClient } = tools
  const { page: _page, ...question } = walk
  const key = [resource, 'walk', question]
  const remembered = queryClient.getQueryData<Remembered>(key) ?? { pages: {}, page: walk.page }
  const pages = { ...remembered.pages }
  const keep = (page: number) => {
    queryClient.setQueryDefaults(key, { gcTime: Infinity })
    queryClient.setQueryData<Remembered>(key, { pages, page })
  }
  const known = (page: number): PageRead | undefined => {
    const listed = listedPage(queryClient, resource, { ...walk, page })
    const before = pages[page]
    // Rows that the list shows now replace remembered ones, unless the file is no longer among them.
    const isNewer = listed && (!before || (listed.at > before.at && (has(listed, id) || !has(before, id))))
    if (isNewer) pages[page] = listed
    return pages[page]
  }
  const read = async (page: number): Promise<PageRead> => {
    const found = known(page) ?? (await readPage(resource, { ...walk, page }, tools))
    pages[page] = found
    return found
  }

  const near = [...new Set([remembered.page, walk.page, remembered.page + 1, remembered.page - 1])]
  let at = near.filter((page) => page > 0).find((page) => has(known(page), id))
  if (at === undefined) {
    if (!has(await read(walk.page), id)) return {}
    at = walk.page
  }
  const { ids, total, hasNext } = await read(at)
  const place = ids.findIndex((one) => String(one) === String(id))
  const previous = ids[place - 1] ?? (at > 1 ? (await read(at - 1)).ids.at(-1) : undefined)
  const next = ids[place + 1] ?? (hasNext ? (await read(at + 1)).ids[0] : undefined)
  keep(at)
  return { previous, next, position: (at - 1) * walk.perPage + place + 1, total }
}

const has = (page: PageRead | undefined, id: RecordId): boolean =>
  page?.ids.some((one) => String(one) === String(id)) === true

/** The page as the list has it in react-admin's cache. */
function listedPage(queryClient: QueryClient, resource: string, walk: Walk): PageRead | undefined {
  const wanted = JSON.stringify(questionOf(walk))
  const [latest] = queryClient
    .getQueryCache()
    .findAll({ queryKey: [resource, 'getList'] })
    .filter(({ queryKey: [, , asked], state }) => isObject(state.data) && JSON.stringify(questionOf(asked)) === wanted)
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  return latest && pageIn(latest.state.data, walk, latest.state.dataUpdatedAt)
}

async function readPage(resource: string, walk: Walk, { dataProvider, signal }: Tools): Promise<PageRead> {
  const { page, perPage, filter, sort } = walk
  const answer = await dataProvider.getList(resource, { pagination: { page, perPage }, filter, sort, signal })
  return pageIn(answer, walk, Date.now())
}

function pageIn(answer: unknown, { page, perPage }: Walk, at: number): PageRead {
  const { data = [], total = 0 } = answer as { data?: readonly { id: RecordId }[]; total?: number }
  return { ids: data.map(({ id }) => id), total, hasNext: page * perPage < total, at }
}

/** Reduces a question for a page to what makes two of them the same, however the list words them. */
function questionOf(asked: unknown): unknown {
  if (!isObject(asked)) return undefined
  const { filter, sort } = asked
  const { page, perPage } = isObject(asked.pagination) ? asked.pagination : asked
  const { field, order } = isObject(sort) ? sort : {}
  return [Number(page), Number(perPage), field ?? '', order ?? '', filter ?? {}]
}
