/** The files that its reader pinned, and those opened last by day. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useGetMany, useNotify, type RaRecord } from 'react-admin'
import { dayOf } from '#domain/time/day.ts'
import { call } from '#providers/http.ts'
import { lastFilesKey } from '#resources/files/useVisit.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { formatDay } from '#resources/texts/dates.ts'
import { file } from '#schemas/generated/file.ts'

const path = '/api/v4/file/last-visited'

export type Visit = RaRecord & { visitedAt?: string }
/** `day`: as it is written, empty for those that are pinned. */
export type VisitDay = { day: string; visits: readonly Visit[] }

/** @param pins Names of pinned places, such as `file/12`. */
export function useLastFiles(pins: readonly string[]) {
  const ids = pins.flatMap((pin) => (pin.startsWith(`${file.name}/`) ? [pin.slice(file.name.length + 1)] : []))
  const pinned = useGetMany(file.name, { ids }, { enabled: ids.length > 0, retry: false })
  const { data, error, isPending, refetch } = useQuery({
    queryKey: lastFilesKey,
    queryFn: async ({ signal }) => (await call('GET', path, { signal })).items as readonly Visit[],
    retry: false,
  })
  const visits = data ?? []
  const isPinned = ({ id }: Visit) => ids.includes(String(id))
  const timeOf = new Map(visits.map(({ id, visitedAt }) => [String(id), visitedAt]))
  // A pinned file that was deleted, or is hidden by now, is not answered.
  const top = (pinned.data ?? [])
    .filter(Boolean)
    .map((one: Visit) => ({ ...one, visitedAt: timeOf.get(String(one.id)) }))
  const byDay = Map.groupBy(
    visits.filter((visit) => !isPinned(visit)),
    ({ visitedAt = '' }) => formatDay(dayOf(visitedAt)),
  )
  const days = [...byDay].map(([day, all]): VisitDay => ({ day, visits: all }))
  return {
    days: top.length > 0 ? [{ day: '', visits: top }, ...days] : days,
    isPending,
    error: data ? null : error,
    hasVisits: visits.length > 0,
    refetch,
  }
}

export function useClearLastFiles() {
  const queryClient = useQueryClient()
  const notify = useNotify()
  return useMutation({
    mutationFn: () => call('DELETE', path),
    onError: (error) => notify(callMessage(error), { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: lastFilesKey }),
  })
}
