/** Own exports, and the number of rows that one would have, as the server answers them. */
import { useQuery } from '@tanstack/react-query'
import { call } from '#providers/http.ts'
import { rowsQuery } from '#providers/listQuery.ts'
import type { ListFilter } from '#resources/list/filters/names.ts'
import { exportJob, type ExportJob } from '#schemas/generated/export-job.ts'

export type ColumnSet = NonNullable<ExportJob['columns']>
export type Format = NonNullable<ExportJob['format']>

export const columnSets: readonly ColumnSet[] = ['standard', 'finance', 'claims', 'log']
export const formats: readonly Format[] = ['xlsx', 'csv']

/** The filters of a list in the body of a call. */
export const queryOf = (filter: ListFilter) => {
  const { _filter } = rowsQuery({ filter })
  return { query: _filter ? { _filter } : {} }
}

export const useCount = (filter: ListFilter, columns: ColumnSet) =>
  useQuery({
    queryKey: [exportJob.name, 'count', filter, columns],
    queryFn: ({ signal }) =>
      call('POST', '/api/v4/file/export/count', { body: { ...queryOf(filter), columns }, signal, quiet: true }),
    placeholderData: (before) => before,
    retry: false,
  })

export const isUnderWay = ({ state }: Pick<ExportJob, 'state'>): boolean => state === 'waiting' || state === 'running'

/** Milliseconds until it is asked again how far they are. */
const soon = 1500
const mostShown = 20

export const exportsKey = [exportJob.name, 'own']

export const useExports = () =>
  useQuery({
    queryKey: exportsKey,
    queryFn: async ({ signal }) => {
      const query = { _order: { createdAt: 'desc' }, _limit: mostShown }
      const { items } = (await call('GET', exportJob.api, { query, signal, quiet: true })) as { items: ExportJob[] }
      return items
    },
    refetchInterval: ({ state: { data } }) => (data?.some(isUnderWay) ? soon : false),
  })
