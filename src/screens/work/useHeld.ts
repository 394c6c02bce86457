/** What leaves this installation and waits for an administrator; the page of it is `/outgoing`. */
import { useQuery } from '@tanstack/react-query'
import { setHeldSince } from '#providers/held.ts'
import { call } from '#providers/http.ts'
import { mayOpen } from '#src/pages.ts'

export const heldPage = '/outgoing'

export type Held = { heldSince: string | null; letters: number; calls: number; unknown: readonly unknown[] }

/** @returns undefined when nothing is held, and to those who may not see it. */
export function useHeld(): Held | undefined {
  const { data } = useQuery({
    queryKey: ['outgoing', 'waiting'],
    queryFn: async ({ signal }) => {
      const held = (await call('GET', '/api/v4/outgoing', { signal })) as Held
      setHeldSince(held.heldSince)
      return held
    },
    enabled: mayOpen(heldPage),
    retry: false,
  })
  return data && (data.heldSince !== null || data.unknown.length > 0) ? data : undefined
}
