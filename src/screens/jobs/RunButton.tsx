/** Has a job of a kind done now. */
import Button from '@mui/material/Button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'react-admin'
import { call } from '#providers/http.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { path, queryKey } from './jobs.ts'

export const RunButton = ({ kind }: { kind: string }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST', `${path}/kinds/${encodeURIComponent(kind)}/run`, { body: {} }),
    onSuccess: () => notify('jobs.run.done', { type: 'success' }),
    onError: (failure) => notify(callMessage(failure), { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
  return (
    <Button size="small" disabled={isPending} onClick={() => mutate()} sx={{ display: 'block', mt: 0.5 }}>
      {translate('jobs.run.now')}
    </Button>
  )
}
