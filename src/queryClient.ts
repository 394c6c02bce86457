/** Cache settings: no refetch on window focus, and no retry of requests that the server refused. */
import { QueryCache, QueryClient } from '@tanstack/react-query'
import type { User } from '#providers/session.ts'
import { forgetPlaces } from '#resources/table/places.ts'
import { handleFailure } from './failures.ts'

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: handleFailure }),
  defaultOptions: {
    // Even offline a request must fail and say so; paused, it would leave the user waiting without a message.
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 2 && isWorthRetrying(error),
    },
    mutations: { networkMode: 'always' },
  },
})

// Answered by the app itself, whose answer holds until sign-in or sign-out.
queryClient.setQueryDefaults(['auth'], { staleTime: Infinity })

/** No answer at all, or a server error. */
function isWorthRetrying(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? error.status : undefined
  return status === 0 || (typeof status === 'number' && status >= 502)
}

/** Clears the data of the previous user and tells react-admin the current one, so that no page waits for it. */
export function beginSession(user: User | null): void {
  queryClient.clear()
  forgetPlaces()
  if (!user) return
  queryClient.setQueryData(['auth', 'checkAuth', {}], true)
  queryClient.setQueryData(['auth', 'getPermissions', {}], user.acl)
}

// In development a changed schema brings new columns. Open forms keep their input.
import.meta.hot?.on('dossier:server', () => {
  const isForm = ([, verb]: readonly unknown[]) => verb === 'getOne'
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] !== 'auth' && !isForm(queryKey),
  })
})
