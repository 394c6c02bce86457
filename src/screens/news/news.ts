/** The news as the server tells it to whoever reads. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocale } from 'react-admin'
import { call } from '#providers/http.ts'
import type { NewsText } from '#resources/news-items/NewsCard.tsx'

export type NewsEntry = NewsText & { id: number; read: boolean }

export const perPage = 20

/** @param audience 'public': only what everybody may read. */
export function useNews({
  page = 1,
  limit = perPage,
  audience,
}: {
  page?: number
  limit?: number
  audience?: 'public'
}) {
  const locale = useLocale()
  const query = { _offset: (page - 1) * limit, _limit: limit, audience }
  return useQuery({
    queryKey: ['news', locale, query],
    queryFn: async ({ signal }) =>
      (await call('GET', '/api/v4/news', { query, signal })) as { items: NewsEntry[]; total: number },
    placeholderData: keepPreviousData,
  })
}
