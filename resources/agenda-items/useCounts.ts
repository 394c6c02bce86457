/** Reads the number of due items, by subject and team. */
import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'react-admin'
import type { Answers } from '#providers/generated/calls.ts'
import { call } from '#providers/http.ts'
import { agendaItem } from '#schemas/generated/agenda-item.ts'

export type Counts = Answers['GET']['/api/v4/agenda/counts']

export const useCounts = () => {
  const locale = useLocale()
  return useQuery({
    queryKey: [agendaItem.name, 'counts', locale],
    queryFn: ({ signal }): Promise<Counts> => call('GET', '/api/v4/agenda/counts', { signal }),
    retry: false,
  })
}
