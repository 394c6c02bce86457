/** Which documents of the list may not leave now, and why; asked together, beside the list. */
import { useQuery } from '@tanstack/react-query'
import { callIfOffered } from '#providers/http.ts'
import { document } from '#schemas/generated/document.ts'

export type Held = { id: number; hold: string; reason: string; article: string | null; wayOut: string }

/** @returns By id; empty until known, and on servers that do not tell. */
export function useHeld(ids: readonly number[]): ReadonlyMap<number, Held> {
  const asked = ids.join(',')
  const { data } = useQuery({
    // What begins with the name of the entity is read again when one of its records changes.
    queryKey: [document.name, 'held', asked],
    queryFn: async ({ signal }) => {
      const answer = await callIfOffered('GET', '/api/v4/document/held', { query: { ids: asked }, signal })
      return new Map(((answer as { items: Held[] } | undefined)?.items ?? []).map((one) => [one.id, one]))
    },
    enabled: asked !== '',
    retry: false,
  })
  return data ?? none
}

const none: ReadonlyMap<number, Held> = new Map()
