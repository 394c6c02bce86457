/** Reads all events of a file page by page. */
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLocale, type RaRecord } from 'react-admin'
import type { Answers } from '#providers/generated/calls.ts'
import { call } from '#providers/http.ts'
import { file } from '#schemas/generated/file.ts'

export type TimelineEvent = Answers['GET']['/api/v4/file/{id}/timeline']['items'][number]
export type Group = TimelineEvent['group']

const perPage = 30

/** @param group Only these; null: all. */
export function useTimeline({ id }: RaRecord, group: Group | null) {
  const locale = useLocale()
  return useInfiniteQuery({
    queryKey: [file.name, 'timeline', String(id), group ?? '', locale],
    queryFn: ({ signal, pageParam }) =>
      call('GET', `/api/v4/file/${Number(id)}/timeline`, {
        query: { _offset: String(pageParam), _limit: String(perPage), ...(group && { group }) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, all) => {
      const read = all.reduce((sum, { items }) => sum + items.length, 0)
      return last.items.length > 0 && read < last.total ? read : undefined
    },
    retry: false,
  })
}
