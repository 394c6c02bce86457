/** A decision about what waits: made by a call, told, and the page read anew. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { call } from '#providers/http.ts'
import { callMessage } from '#resources/serverErrors.ts'

export const path = '/api/v4/outgoing'
export const queryKey = ['outgoing']

type Decision = {
  /** Below the path of the page. */
  to: string
  /** Key of what is said afterwards. */
  done: string
}

export function useDecision() {
  const notify = useNotify()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ to }: Decision) => call('POST', `${path}/${to}`, { body: {} }),
    onSuccess: (_answer, { done }) => notify(done, { type: 'success' }),
    onError: (failure) => notify(callMessage(failure), { type: 'error' }),
    // Also after a refusal: somebody else may have decided meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}
