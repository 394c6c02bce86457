/** Steps of a bulk run: start, stop, undo. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { call } from '#providers/http.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { runKey, runPath } from './bulkRun.ts'

export function useRunSteps(id: number) {
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  /** Says what goes wrong, and reads the run anew. */
  const handle = async (work: () => Promise<unknown>) => {
    setBusy(true)
    await work().catch((error: unknown) => notify(callMessage(error), { type: 'error' }))
    await queryClient.invalidateQueries({ queryKey: [runKey] })
    setBusy(false)
  }
  const take = (step: 'start' | 'stop' | 'undo', body?: object) =>
    void handle(() => call('POST', `${runPath(id)}/${step}`, { body }))
  return { isBusy, handle, take }
}
