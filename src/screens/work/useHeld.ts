/** Held mail and webhooks of this installation; their page is `/outgoing`. */
import { useQuery } from '@tanstack/react-query'
import { setHeldSince } from '#providers/heldSince.ts'
import type { Answers } from '#providers/generated/calls.ts'
import { call } from '#providers/http.ts'
import { mayOpen } from '#src/pages.ts'

export const heldPage = '/outgoing'

export type Held = Answers['GET']['/api/v4/outgoing']

/** @returns undefined if nothing is held or the user may not see it. */
export function useHeld(): Held | undefined {
  const { data } = useQuery({
    queryKey: ['outgoing', 'waiting'],
    queryFn: async ({ signal }) => {
      const held = await call('GET', '/api/v4/outgoing', { signal })
      setHeldSince(held.heldSince)
      return held
    },
    enabled: mayOpen(heldPage),
    retry: false,
  })
  return data && (data.heldSince !== null || data.unknown.length > 0) ? data : undefined
}
