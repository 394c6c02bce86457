/** How answers are kept: no refetch when the window gets focus, and no second try of what the server refused. */
import { QueryCache, QueryClient } from '@tanstack/react-query'
import type { User } from '#providers/session.ts'
import { forgetPlaces } from '#resources/table/places.ts'
import { handleFailure } from './failures.ts'

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: handleFailure }),
  defaultOptions: {
    // Always: without a network a call fails and says so; held back, it would keep the person waiting without a word.
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 2 && isWorthRetrying(error),
    },
    mutations: { networkMode: 'always' },
  },
})

// Asked of the program itself, which knows the answer until someone signs in or out.
queryClient.setQueryDefaults(['auth'], { staleTime: Infinity })

/** No answer at all, or one that says that the server was not able to. */
function isWorthRetrying(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? error.status : undefined
  return status === 0 || (typeof status === 'number' && status >= 502)
}

/** Forgets what another person saw, and tells react-admin who is here, so that no page waits to be told. */
export function beginSession(user: User | null): void {
  queryClient.clear()
  forgetPlaces()
  if (!user) return
  queryClient.setQueryData(['auth', 'checkAuth', {}], true)
  queryClient.setQueryData(['auth', 'getPermissions', {}], user.acl)
}

// In development a changed schema brings new columns. What is open in a form stays as it is.
import.meta.hot?.on('dossier:server', () => {
  const isForm = ([, verb]: readonly unknown[]) => verb === 'getOne'
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] !== 'auth' && !isForm(queryKey),
  })
})
