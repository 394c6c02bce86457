/** Loads waiting records by the ordinary lists of the entities that the user may read. */
import { useQueries } from '@tanstack/react-query'
import { useDataProvider, useTranslate, type GetListResult, type RaRecord } from 'react-admin'
import { routes } from '#resources/generated/routes.ts'
import { mayRead, recordAddress } from '#src/palette/searchedEntities.ts'
import { waiting, type Waiting, type WorkRow } from './waitingWork.ts'

export type WaitingGroup = {
  name: string
  rows: readonly (WorkRow & { id: string; to: string })[]
  total: number
  /** Address of the whole list. */
  to: string
}
type Answer = { groups: WaitingGroup[]; isPending: boolean; hasFailed: boolean; retry: () => void }

const perGroup = 5

export function useWaiting(): Answer {
  const dataProvider = useDataProvider()
  const translate = useTranslate()
  const kinds = waiting.filter(({ entity }) => mayRead(entity))
  const answers = useQueries({
    queries: kinds.map(({ name, entity, filter, sort }) => ({
      queryKey: [entity, 'waiting', name],
      queryFn: ({ signal }: { signal: AbortSignal }): Promise<GetListResult> =>
        dataProvider.getList(entity, { filter, sort, pagination: { page: 1, perPage: perGroup }, signal }),
      retry: false,
      refetchOnWindowFocus: true,
    })),
  })
  const failed = answers.filter(({ error }) => error !== null && !isAbsent(error))
  return {
    groups: kinds.flatMap((kind, index) => {
      const { data: records = [], total = 0 } = answers[index]?.data ?? {}
      return records.length === 0 ? [] : [groupOf(kind, records, total)]
    }),
    isPending: answers.some((answer) => answer.isPending),
    hasFailed: failed.length > 0,
    retry: () => failed.forEach((each) => void each.refetch()),
  }

  function groupOf(kind: Waiting, records: readonly RaRecord[], total: number): WaitingGroup {
    const { name, entity, filter, sort, rowOf } = kind
    const valueText = (property: string, value: unknown) =>
      typeof value === 'string' ? translate(`resources.${entity}.values.${property}.${value}`, { _: value }) : ''
    const search = new URLSearchParams({ filter: JSON.stringify(filter), sort: sort.field, order: sort.order })
    return {
      name,
      total,
      to: `${routes[entity]?.list ?? '/'}?${search}`,
      rows: records.map((record) => {
        const row = rowOf(record, valueText)
        return { ...row, id: `${name}/${record.id}`, to: recordAddress(entity, record.id, row.title) }
      }),
    }
  }
}

/** The server lacks this list. */
const isAbsent = (error: Error): boolean => 'status' in error && error.status === 404
