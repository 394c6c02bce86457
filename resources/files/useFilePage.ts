/** All that the page of a file shows beside the file itself, by one call. */
import { useQuery } from '@tanstack/react-query'
import { useLocale, type RaRecord } from 'react-admin'
import { call } from '#providers/http.ts'
import type { Answers } from '#providers/generated/calls.ts'
import { file } from '#schemas/generated/file.ts'

export type FilePage = Answers['GET']['/api/v4/file/{id}/page']
export type FileBalance = FilePage['balance']
export type Part = keyof FileBalance['explanation'][number]['parts']

export function useFilePage({ id }: Pick<RaRecord, 'id'>) {
  const locale = useLocale()
  return useQuery({
    queryKey: [file.name, 'page', String(id), locale],
    queryFn: ({ signal }) => call('GET', `/api/v4/file/${Number(id)}/page`, { signal }),
    retry: false,
  })
}
