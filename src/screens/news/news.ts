/** The news as the server tells it to whoever reads. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocale } from 'react-admin'
import { call } from '#providers/http.ts'
import type { Locale } from '#schemas/entity.ts'
import type { NewsText } from '#resources/news-items/NewsCard.tsx'

export type NewsEntry = NewsText & { id: number; read: boolean }

export const perPage = 20

/**
 * @param audience 'public': only what everybody may read.
 * @param language Only what is written in it; absent: all, in the reader's own language or else in Dutch.
 */
export function useNews({
  page = 1,
  limit = perPage,
  audience,
  language,
}: {
  page?: number
  limit?: number
  audience?: 'public'
  language?: Locale
}) {
  const locale = useLocale()
  const query = { _offset: (page - 1) * limit, _limit: limit, audience, language }
  return useQuery({
    queryKey: ['news', locale, query],
    queryFn: async ({ signal }) =>
      (await call('GET', '/api/v4/news', { query, signal })) as { items: NewsEntry[]; total: number },
    placeholderData: keepPreviousData,
  })
}
