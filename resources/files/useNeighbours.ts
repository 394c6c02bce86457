/** The previous and the next file of the search from which somebody came to a file. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useStore } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import type { RecordId } from '#resources/contexts/paths.ts'
import { allowedPageSize } from '#resources/list/paging.ts'
import { file } from '#schemas/generated/file.ts'
import { neighboursOf, type Neighbours, type Walk } from './neighbours.ts'

const none: Neighbours = {}

/**
 * Asks the server only at the edge of the page that the search has read.
 *
 * @param from Query of the search's address; absent: the search that was open last in this window.
 * @returns Nothing while it is unknown, and for a file that the search does not have.
 */
export function useNeighbours(id: RecordId, from?: string): Neighbours {
  const queryClient = useQueryClient()
  const dataProvider = useDataProvider()
  const [last] = useStore<unknown>(`${file.name}.listParams`)
  const walk = from === undefined ? walkIn(last) : walkAt(from)
  const { data } = useQuery({
    queryKey: [file.name, 'neighbours', walk, String(id)],
    enabled: walk !== undefined,
    queryFn: ({ signal }) =>
      walk ? neighboursOf(file.name, id, walk, { queryClient, dataProvider, signal }) : Promise.resolve(none),
    // Neighbours stay those of the search as it was when the file was opened.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  return data ?? none
}

/** @returns undefined where it cannot be read. */
function walkAt(from: string): Walk | undefined {
  const query = new URLSearchParams(from)
  try {
    const filter: unknown = JSON.parse(query.get('filter') ?? '{}')
    return walkIn({ ...Object.fromEntries(query), perPage: query.get('per-page') ?? query.get('perPage'), filter })
  } catch {
    return undefined
  }
}

/** @param params Parameters of a list, as react-admin keeps them. */
function walkIn(params: unknown): Walk | undefined {
  if (!isObject(params)) return undefined
  const { filter, sort, order, page, perPage } = params
  return {
    filter: isObject(filter) ? filter : {},
    sort: { field: typeof sort === 'string' ? sort : '', order: order === 'DESC' ? 'DESC' : 'ASC' },
    page: Math.max(1, Number(page) || 1),
    perPage: allowedPageSize(Number(perPage)),
  }
}
