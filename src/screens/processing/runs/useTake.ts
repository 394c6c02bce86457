/** Takes an action on a run or on a file of one, says that it was done, and reads everything again. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { call } from '#providers/http.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import type { Entity } from '#schemas/entity.ts'
import { runsKey } from './runs.ts'

type Taken = { id: number; action: string; body?: Readonly<Record<string, unknown>> }

/** @param of Part of the texts in which it is said what was done. */
export function useTake({ name, api }: Entity, of: 'runs' | 'items') {
  const notify = useNotify()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, action, body = {} }: Taken) => call('POST', `${api}/${id}/${action}`, { body }),
    onSuccess: (_answer, { action }) => notify(`processing.${of}.did.${action}`, { type: 'success' }),
    onError: (failure) => notify(callMessage(failure), { type: 'error' }),
    // Reads anew after a refusal too: somebody else may have been first.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: runsKey }),
        queryClient.invalidateQueries({ queryKey: [name] }),
      ]),
  })
}
