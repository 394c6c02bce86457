/** Number and state of the files of debtors, asked for together by all that show them at once. */
import { useQuery } from '@tanstack/react-query'
import type { Money } from '#domain/money/money.ts'
import { callIfOffered } from '#providers/http.ts'
import type { RecordId } from '#resources/contexts/paths.ts'
import { debtor } from '#schemas/generated/debtor.ts'

export type Summary = {
  id: number
  city: string | null
  files: number
  openFiles: number
  outstanding: Money[]
  states: { state: string; files: number; outstanding: Money[] }[]
}

const fresh = 30_000

/** @returns Summaries by id, as a text; absent until known, and on servers that do not tell. */
export function useSummaries(ids: readonly RecordId[]) {
  const asked = [...new Set(ids.map(String))].sort().join(',')
  return useQuery({
    queryKey: [debtor.name, 'summary', asked],
    queryFn: async ({ signal }) => {
      const answer = await callIfOffered('GET', '/api/v4/debtor/summary', { query: { ids: asked }, signal })
      const items = (answer as { items: Summary[] } | undefined)?.items ?? []
      return new Map(items.map((one) => [String(one.id), one]))
    },
    enabled: asked !== '',
    staleTime: fresh,
    retry: false,
  })
}
