/** Files in monitoring that are due for their periodic check, and what may be done with several of them. */
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { Money } from '#domain/money/money.ts'
import { call } from '#providers/http.ts'
import { callMessage } from '#resources/form/serverErrors.ts'

const path = '/api/v4/processing/monitoring'
const watchedKey = ['processing-watched']
export const perPage = 25

export type Watched = {
  file: { id: number; number: string }
  debtor: string | null
  customer: string | null
  outstanding: Money | null
  /** The day since which it is watched. */
  since: string | null
  lastCheck: string | null
  reason: string | null
  limitationDate: string | null
}
export type WatchedAction = 'check' | 'reactivate' | 'keep' | 'close'
export const watchedActions: readonly WatchedAction[] = ['check', 'reactivate', 'keep', 'close']

type Answer = { done: readonly number[]; refused: readonly { id: number; errors: readonly string[] }[] }

export const useWatched = (page: number) =>
  useQuery({
    queryKey: [...watchedKey, page],
    queryFn: async ({ signal }) =>
      (await call('GET', path, { query: { _limit: perPage, _offset: page * perPage }, signal })) as {
        items: Watched[]
        total: number
      },
    placeholderData: keepPreviousData,
  })

/** Does an action to watched files, and tells how many it did and the first reason of those refused. */
export function useWatchedAction() {
  const notify = useNotify()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (given: { files: readonly number[]; action: WatchedAction; reason?: string }) =>
      (await call('POST', path, { body: given })) as Answer,
    onSuccess: ({ done, refused }, { action }) => {
      if (done.length > 0)
        notify(`processing.watched.did.${action}`, { type: 'success', messageArgs: { smart_count: done.length } })
      const [first] = refused
      if (first)
        notify('processing.watched.refused', {
          type: 'warning',
          messageArgs: { smart_count: refused.length, reason: first.errors[0] ?? '' },
        })
    },
    onError: (failure) => notify(callMessage(failure), { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: watchedKey }),
  })
}
