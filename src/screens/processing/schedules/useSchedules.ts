/** The schedules of one kind, and what may be done with each. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useGetList, useNotify } from 'react-admin'
import { call } from '#providers/http.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { scheduledSend, type ScheduledSend } from '#schemas/generated/scheduled-send.ts'
import { runsKey } from '#src/screens/processing/runs/runs.ts'

export type ScheduleType = ScheduledSend['type']

/** An office has a handful. */
const most = 250

export const useSchedules = (type: ScheduleType) =>
  useGetList<ScheduledSend>(scheduledSend.name, {
    filter: { type },
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: most },
  })

/** Starts a schedule now, and says what came of it. */
export function useRunNow() {
  const notify = useNotify()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ id }: Pick<ScheduledSend, 'id'>) =>
      (await call('POST', `${scheduledSend.api}/${id}/run`, { body: {} })) as Ran,
    onSuccess: ({ run, messages }) => {
      const key = run === null ? 'released' : 'started'
      notify(`processing.schedules.${key}`, { type: 'success', messageArgs: { smart_count: messages } })
    },
    onError: (failure) => notify(callMessage(failure), { type: 'error' }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: [scheduledSend.name] })
      void queryClient.invalidateQueries({ queryKey: runsKey })
    },
  })
}

type Ran = { run: number | null; messages: number }
