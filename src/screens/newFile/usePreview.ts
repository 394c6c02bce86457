/** Asks the server what would come of what is typed, once typing rests; the last answer stays meanwhile. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocale } from 'react-admin'
import { call } from '#providers/http.ts'
import type { Answers } from '#providers/generated/calls.ts'
import { useDebounced } from '#resources/form/useDebounced.ts'

export type Preview = Answers['POST']['/api/v4/file/preview']

export function usePreview(body: object) {
  const locale = useLocale()
  const client = useQueryClient()
  const wanted = JSON.stringify(body)
  const asked = useDebounced(wanted, 300)
  const queryOf = (text: string) => ({
    queryKey: ['file', 'preview', locale, text],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call('POST', '/api/v4/file/preview', { body: JSON.parse(text) as unknown, signal, key: false }),
  })
  const { data, error, refetch } = useQuery({ ...queryOf(asked), placeholderData: keepPreviousData, retry: false })
  return {
    preview: data,
    /** The answer is not that of what stands in the fields now. */
    isOld: asked !== wanted || data === undefined,
    failure: error,
    retry: () => void refetch(),
    /** Previews at once what stands in the form now, without waiting for a pause in typing. */
    now: (): Promise<Preview> => client.fetchQuery({ ...queryOf(wanted), staleTime: 1000 }),
  }
}
