/** State of an account, beside what its record says. */
import { useQuery } from '@tanstack/react-query'
import type { Answers } from '#providers/generated/calls.ts'
import { callIfOffered } from '#providers/http.ts'
import { useMay } from '#resources/contexts/may.ts'
import type { User } from '#schemas/generated/user.ts'

/** `isWithinRank`: whether who asks may change how it signs in. */
export type AccountState = Answers['GET']['/api/v4/users/{id}/state']

export const stateKey = (id: number | string) => ['user', 'state', String(id)]

/** Undefined until it is known, and for whoever manages no accounts; null on a server that does not tell. */
export function useAccountState(user: User | undefined): AccountState | null | undefined {
  const may = useMay()
  const { data } = useQuery({
    queryKey: stateKey(user?.id ?? 0),
    queryFn: async ({ signal }) =>
      (await callIfOffered('GET', `/api/v4/users/${user?.id ?? 0}/state`, { signal })) ?? null,
    enabled: user !== undefined && may('ROLE_MANAGE_EMPLOYEE'),
    retry: false,
    gcTime: 0,
  })
  return data
}

/** Whether to offer what changes how the account signs in; where the server does not tell, it refuses. */
export function useMaySignInChange(user: User | undefined): boolean {
  const state = useAccountState(user)
  return state === null || state?.isWithinRank === true
}
