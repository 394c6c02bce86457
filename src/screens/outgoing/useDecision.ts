/** Sends a decision, shows a notification, and refreshes the page. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { call } from '#providers/http.ts'
import { callMessage } from '#resources/form/serverErrors.ts'

export const path = '/api/v4/outgoing'
export const queryKey = ['outgoing']

type Decision = {
  /** Path below that of the page. */
  to: string
  /** Text key of the notification. */
  done: string
}

export function useDecision() {
  const notify = useNotify()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ to }: Decision) => call('POST', `${path}/${to}`, { body: {} }),
    onSuccess: (_answer, { done }) => notify(done, { type: 'success' }),
    onError: (failure) => notify(callMessage(failure), { type: 'error' }),
    // Reads anew after a refusal too: somebody else may have decided meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}
