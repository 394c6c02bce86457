/** The items of a file, and what happened to them. */
import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'react-admin'
import type { Answers } from '#providers/generated/calls.ts'
import { call } from '#providers/http.ts'
import { agendaItem, type AgendaItem } from '#schemas/generated/agenda-item.ts'

export type History = Answers['GET']['/api/v4/file/{id}/agenda-histories']['items'][number]

export const useFileAgenda = (file: number) =>
  useQuery({
    queryKey: [agendaItem.name, 'file', file],
    queryFn: async ({ signal }) =>
      (await call('GET', `/api/v4/file/${file}/agenda` as string, { signal })) as {
        items: AgendaItem[]
        total: number
      },
    retry: false,
  })

export function useFileHistories(file: number) {
  const locale = useLocale()
  return useQuery({
    queryKey: [agendaItem.name, 'histories', file, locale],
    queryFn: ({ signal }) => call('GET', `/api/v4/file/${file}/agenda-histories`, { signal }),
    retry: false,
  })
}
