/** Computes an earlier version of a record and saves it. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useRefresh, useUpdate, type RaRecord } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import { callMessage, currentRecord, fieldErrors, formWide } from '#resources/form/serverErrors.ts'
import { useMay } from '#resources/contexts/may.ts'
import { differences, type Undone } from './earlierVersion.ts'
import { readHistory, type HistoryItem } from './useHistory.ts'

/** Events per request. */
const stretch = 200

type Restore = { entity: Entity; record: RaRecord; since: number; onDone: () => void }

export function useRestore({ entity, record, since, onDone }: Restore) {
  const may = useMay()
  const notify = useNotify()
  const refresh = useRefresh()
  const [update, { isPending: isBusy }] = useUpdate()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { data, error } = useQuery({
    queryKey: [entity.name, 'history', String(record.id), 'since', since, record._version],
    queryFn: ({ signal }) => eventsOf(entity, record, since, signal),
    retry: false,
  })

  const save = (chosen: readonly Undone[]) => {
    setErrors({})
    const values = Object.fromEntries(chosen.map(({ property, was }) => [property.name, was]))
    const names = new Set(chosen.map(({ property }) => property.name))
    void update(
      entity.name,
      { id: record.id, data: { ...values, _version: record._version }, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('history.restored', { type: 'success' })
          refresh()
          onDone()
        },
        onError: (failure: unknown) => {
          const isStale = currentRecord(failure) !== undefined
          // The comparison is outdated.
          if (isStale) refresh()
          setErrors(
            isStale
              ? { [formWide]: 'form.conflict.title' }
              : (fieldErrors(entity, failure, names) ?? { [formWide]: callMessage(failure) }),
          )
        },
      },
    )
  }
  return {
    /** undefined while loading. */
    undone: data && differences(entity, record, data, may),
    /** Errors without a field. */
    failure: errors[formWide] ?? error?.message,
    errors,
    isBusy,
    save,
  }
}

async function eventsOf(entity: Entity, { id }: RaRecord, count: number, signal: AbortSignal): Promise<HistoryItem[]> {
  const events: HistoryItem[] = []
  while (events.length < count) {
    const limit = Math.min(stretch, count - events.length)
    const { items } = await readHistory(entity, id, { offset: events.length, limit }, signal)
    if (items.length === 0) break
    events.push(...items)
  }
  return events
}
