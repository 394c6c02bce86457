/**
 * Lists that rarely change (countries, salutations): loaded whole, once per language, and cached while the page is
 * open.
 */
import type { RaRecord } from 'react-admin'
import { listIn } from './answers.ts'
import { call } from './http.ts'
import { currentLocale } from './language.ts'

/**
 * @param path For example '/api/v4/country'.
 * @returns Options for TanStack Query's `useQuery`, whose data are the items.
 */
export const lookup = (path: string) => ({
  queryKey: ['lookup', path, currentLocale()],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    listIn<RaRecord>(await call('GET', path, { query: { _limit: -1 }, signal }), { offset: 0, limit: -1 }).data,
  staleTime: Infinity,
  gcTime: Infinity,
})
