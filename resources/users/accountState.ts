/** How an account stands, beside what its record says. */
import { queryOptions } from '@tanstack/react-query'
import { callIfOffered } from '#providers/http.ts'

export type AccountState = { lockedUntil: string | null; hasPassword: boolean; hasSecondFactor: boolean }

/** Its data are null on a server that does not tell. */
export const accountState = (id: number | string) =>
  queryOptions({
    queryKey: ['user', 'state', String(id)],
    queryFn: async ({ signal }) =>
      ((await callIfOffered('GET', `/api/v4/users/${id}/state`, { signal })) ?? null) as AccountState | null,
    retry: false,
    gcTime: 0,
  })
