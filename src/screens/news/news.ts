/** Request for news. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocale } from 'react-admin'
import type { Answers } from '#providers/generated/calls.ts'
import { call } from '#providers/http.ts'
import type { Locale } from '#schemas/entity.ts'

export type NewsEntry = Answers['GET']['/api/v4/news']['items'][number]

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
    queryFn: ({ signal }) => call('GET', '/api/v4/news', { query, signal }),
    placeholderData: keepPreviousData,
  })
}
