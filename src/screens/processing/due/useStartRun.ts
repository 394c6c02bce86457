/** Makes a run of the chosen steps without the files left out, approves it, and leads to where it is watched. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useNotify } from 'react-admin'
import { call } from '#providers/http.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { processingRun } from '#schemas/generated/processing-run.ts'
import { runsKey } from '#src/screens/processing/runs/runs.ts'
import { dueKey, type Asked } from './dueGroups.ts'

export type NewRun = Asked & {
  name: string
  steps: readonly number[]
  excluded: readonly number[]
  most: number | null
}

/** Page on which a run is watched. */
const pageOf = { file: '/processing/monitoring', precasso: '/processing-precasso/last-processing' } as const

export function useStartRun() {
  const notify = useNotify()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ type, date, customer, name, steps, excluded, most }: NewRun) => {
      const body = { type, name, plannedFor: date, steps, customer, most }
      const { id } = (await call('POST', processingRun.api, { body })) as { id: number }
      if (excluded.length > 0) await call('PUT', `${processingRun.api}/${id}/excluded`, { body: { files: excluded } })
      await call('POST', `${processingRun.api}/${id}/approve`, { body: {} })
      return id
    },
    onSuccess: (id, { type }) => {
      notify('processing.due.started', { type: 'success' })
      navigate(`${pageOf[type]}?run=${id}`)
    },
    onError: (failure) => notify(callMessage(failure), { type: 'error' }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: dueKey })
      void queryClient.invalidateQueries({ queryKey: runsKey })
    },
  })
}
