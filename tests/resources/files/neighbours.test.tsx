/** The files before and after one in the search that somebody came from, in a list of a million. */
import { QueryClient } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { CoreAdminContext, memoryStore, type DataProvider, type GetListParams } from 'react-admin'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { useNeighbours } from '#resources/files/useNeighbours.ts'
import { quiet } from '#tests/support/waits.ts'

const total = 1_000_000
/** File n of the search has the id 5,000,000 - n. */
const idAt = (position: number) => 5_000_000 - position

/** A search of a million files. `asked`: the pages that were read. */
function office() {
  const asked: GetListParams[] = []
  const queryClient = new QueryClient()
  const dataProvider = {
    getList: async (_resource: string, params: GetListParams) => {
      asked.push(params)
      return pageOf(params)
    },
  } as unknown as DataProvider
  const store = memoryStore()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <CoreAdminContext {...{ queryClient, dataProvider, store }}>{children}</CoreAdminContext>
    </MemoryRouter>
  )
  const open = (id: number | string, from?: string) =>
    renderHook(({ id: shown }) => useNeighbours(shown, from), { wrapper, initialProps: { id } })
  /** The list shows a page, as react-admin keeps it. */
  const listed = (page: number, perPage = 50) => {
    const params = { pagination: { page, perPage }, sort, filter, meta: { orLast: true } }
    store.setItem('file.listParams', { page, perPage, sort: sort.field, order: sort.order, filter })
    queryClient.setQueryData(['file', 'getList', params], pageOf(params))
  }
  return { asked, open, listed, queryClient }
}

const sort = { field: 'outstanding', order: 'DESC' } as const
const filter = { phase: { in: ['amicable'] } }

function pageOf({ pagination }: Pick<GetListParams, 'pagination'>) {
  const { page = 1, perPage = 50 } = pagination ?? {}
  const first = (page - 1) * perPage + 1
  const count = Math.max(0, Math.min(perPage, total - first + 1))
  return { data: Array.from({ length: count }, (_, n) => ({ id: idAt(first + n) })), total }
}

test('within the page that the list has read nothing is asked', async () => {
  const { asked, open, listed } = office()
  listed(3)
  const { result } = open(String(idAt(120)))
  await waitFor(() => expect(result.current).toEqual({ previous: idAt(119), next: idAt(121), position: 120, total }))
  expect(asked).toEqual([])
})

test('at the edge of a page one page is asked, and on the other side of it nothing', async () => {
  const { asked, open, listed } = office()
  listed(2)
  const { result, rerender } = open(idAt(100))
  await waitFor(() => expect(result.current).toEqual({ previous: idAt(99), next: idAt(101), position: 100, total }))
  expect(asked.map(({ pagination, sort: by, filter: by2 }) => [pagination?.page, by, by2])).toEqual([[3, sort, filter]])
  rerender({ id: idAt(101) })
  await waitFor(() => expect(result.current).toEqual({ previous: idAt(100), next: idAt(102), position: 101, total }))
  for (const position of [102, 103, 149]) {
    rerender({ id: idAt(position) })
    await waitFor(() => expect(result.current.position).toBe(position))
  }
  expect(asked).toHaveLength(1)
  rerender({ id: idAt(150) })
  await waitFor(() => expect(result.current.next).toBe(idAt(151)))
  expect(asked.map(({ pagination }) => pagination?.page)).toEqual([3, 4])
})

test.for([
  { page: 1, at: 1, beside: { previous: undefined, next: idAt(2) }, what: 'the first has none before it' },
  {
    page: 20_000,
    at: total,
    beside: { previous: idAt(total - 1), next: undefined },
    what: 'the last has none after it',
  },
])('$what', async ({ page, at, beside }) => {
  const { asked, open, listed } = office()
  listed(page)
  const { result } = open(idAt(at))
  await waitFor(() => expect(result.current).toEqual({ ...beside, position: at, total }))
  expect(asked).toEqual([])
})

test('an address is enough: its page is read once', async () => {
  const { asked, open } = office()
  const from = `?filter=${encodeURIComponent(JSON.stringify(filter))}&sort=outstanding&order=DESC&page=7&per-page=100`
  const { result } = open(idAt(650), from)
  await waitFor(() => expect(result.current).toEqual({ previous: idAt(649), next: idAt(651), position: 650, total }))
  expect(asked.map(({ pagination, sort: by, filter: by2 }) => [pagination, by, by2])).toEqual([
    [{ page: 7, perPage: 100 }, sort, filter],
  ])
})

test('a file that no longer matches, because it was just closed, keeps its neighbours', async () => {
  const { asked, open, listed, queryClient } = office()
  listed(2)
  const { result, rerender } = open(idAt(70))
  await waitFor(() => expect(result.current.position).toBe(70))
  rerender({ id: idAt(71) })
  await waitFor(() => expect(result.current.position).toBe(71))
  const without = pageOf({ pagination: { page: 2, perPage: 50 } }).data.filter(({ id }) => id !== idAt(70))
  const params = { pagination: { page: 2, perPage: 50 }, sort, filter, meta: { orLast: true } }
  queryClient.setQueryData(
    ['file', 'getList', params],
    { data: without, total: total - 1 },
    { updatedAt: (queryClient.getQueryState(['file', 'getList', params])?.dataUpdatedAt ?? 0) + 1 },
  )
  rerender({ id: idAt(70) })
  await waitFor(() => expect(result.current).toMatchObject({ previous: idAt(69), next: idAt(71) }))
  expect(asked).toEqual([])
})

test('from nowhere, and from what cannot be read, there are none', async () => {
  const { asked, open } = office()
  expect(open(idAt(5)).result.current).toEqual({})
  expect(open(idAt(5), '?filter={').result.current).toEqual({})
  await quiet()
  expect(asked).toEqual([])
})

test('a file that the search does not have has none', async () => {
  const { asked, open, listed } = office()
  listed(1)
  const { result, rerender } = open(idAt(5))
  await waitFor(() => expect(result.current.position).toBe(5))
  rerender({ id: 7 })
  await quiet()
  expect(result.current).toEqual({})
  rerender({ id: idAt(6) })
  await waitFor(() => expect(result.current.position).toBe(6))
  expect(asked).toEqual([])
})
