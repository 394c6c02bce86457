/**
 * Rows of a list without pages: loaded a hundred at a time on scroll and cached under react-admin's query keys, so
 * that a refresh or deletion affects them too.
 */
import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useDataProvider, useListContext, type RaRecord } from 'react-admin'

export const rowsPerFetch = 100
/** Milliseconds: rows that are scrolled past are not requested. */
const settleTime = 80
/** Milliseconds until scrolling back requests rows again; a save or deletion refreshes at once. */
const fresh = 30_000

/** @returns A function from index to row; undefined while it loads. */
export function useWindowedRows(first: number, last: number): (index: number) => RaRecord | undefined {
  const { resource, sort, filterValues, filter } = useListContext()
  const dataProvider = useDataProvider()
  const [from, to] = useSettled(Math.floor(first / rowsPerFetch), Math.ceil(Math.max(last, 1) / rowsPerFetch))
  const pages = Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset + 1)

  const results = useQueries({
    queries: pages.map((page) => {
      const params = {
        pagination: { page, perPage: rowsPerFetch },
        sort,
        filter: { ...filterValues, ...filter },
        meta: undefined,
      }
      return {
        queryKey: [resource, 'getList', params],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          dataProvider.getList(resource, { ...params, signal: dataProvider.supportAbortSignal ? signal : undefined }),
        retry: false,
        staleTime: fresh,
      }
    }),
  })
  return (index) => results[Math.floor(index / rowsPerFetch) - from]?.data?.data[index % rowsPerFetch]
}

/** Debounced range. */
function useSettled(from: number, to: number): [number, number] {
  const [settled, setSettled] = useState<[number, number]>([from, to])
  useEffect(() => {
    const timer = setTimeout(
      () => setSettled((before) => (before[0] === from && before[1] === to ? before : [from, to])),
      settleTime,
    )
    return () => clearTimeout(timer)
  }, [from, to])
  return settled
}
