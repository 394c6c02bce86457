/** A bulk run and its records, as the server answers them, and the queries of them. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useGetResourceLabel, useTranslate } from 'react-admin'
import { call } from '#providers/http.ts'
import { mostUntyped } from '#resources/list/typedNumber.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { useActionText } from './useActionText.ts'

export type BulkRun = {
  id: number
  entity: string
  action: string
  state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
  total: number
  checked: number
  done: number
  counts: Readonly<Record<string, number>>
  /** Number of changing records that an import adds; null: no import. */
  added: number | null
  reasons: readonly { text: string; count: number }[]
  mayUndo: boolean
  /** Name of who made it; null: the program, or an account that is gone. */
  by: string | null
  createdAt: string
  /** Reason why the run cannot be undone. */
  why: string | null
  stoppedBecause: string | null
  /** Filters of the list that they were chosen from. */
  list: Readonly<Record<string, unknown>> | null
  /** The upload whose rows are its records, in an import. */
  import: number | null
}
export type RunRecord = {
  place: number
  /** Entity of the record: records that point at a replaced one may be of several entities. */
  entity: string
  recordId: number | null
  title: string | null
  outcome: Outcome
  changes: readonly { property: string; before: unknown; after: unknown }[]
  errors: readonly string[]
  /** Line of the record in the file of an import. */
  line: number | null
  /** Faults at cells of that line; `errors` has them too. */
  cells: readonly { header: string; value: string | null; text: string }[]
  /** The run adds it. */
  isNew: boolean
}
export type RunRecordsPage = { items: readonly RunRecord[]; total: number }

export const outcomes = ['change', 'changed', 'same', 'refused', 'undone', 'kept'] as const
export type Outcome = (typeof outcomes)[number]

export const runPath = (id: string | number): string => `/api/v4/bulk-run/${encodeURIComponent(id)}`

/** Begins the query keys of runs. */
export const runKey = 'bulkRunProgress'
export const keyOfRun = (id: string | number) => [runKey, String(id)]

export const isUnderWay = ({ state }: Pick<BulkRun, 'state'>): boolean => state === 'running' || state === 'undoing'
/** A plan that nothing was written of yet. */
export const isPlan = ({ state }: Pick<BulkRun, 'state'>): boolean => state === 'checking' || state === 'previewed'

/** A run, read again while it goes on; the lists of its records follow it. */
export function useRun(id: string | number) {
  const queryClient = useQueryClient()
  const query = useQuery({
    queryKey: keyOfRun(id),
    queryFn: async ({ signal }) => (await call('GET', runPath(id), { signal })) as BulkRun,
    refetchInterval: ({ state: { data } }) =>
      data && (isUnderWay(data) || data.state === 'checking') ? (data.total > mostUntyped ? 1000 : 300) : false,
  })
  const { data } = query
  const entity = data && !isPlan(data) ? data.entity : undefined
  useEffect(() => {
    if (entity !== undefined) void queryClient.invalidateQueries({ queryKey: [entity] })
  }, [queryClient, entity, data?.state])
  return query
}

type Titled = Pick<BulkRun, 'entity' | 'action' | 'total'> & {
  state?: string
  checked?: number | null
  counts?: BulkRun['counts']
}

/** @returns Action, number and entity of a run: "Edit: 214 Merchants"; "2 of 3" where a preview says that only 2 change. */
export function useRunTitle(): (run: Titled) => string {
  const translate = useTranslate()
  const labelOf = useGetResourceLabel()
  const actionText = useActionText()
  const number = new Intl.NumberFormat(useKnownLocale())
  return (run) => {
    const { entity, action, total } = run
    const [count, all] = [number.format(changing(run)), number.format(total)]
    const which = count === all ? all : translate('bulkRuns.some', { count, total: all })
    return translate('phrase.labelled', {
      label: actionText(entity, action),
      value: `${which} ${labelOf(entity, total)}`,
    })
  }
}

/** Number of records that a whole preview would change; else all. */
const changing = ({ state, checked, counts, total }: Titled): number =>
  state === 'previewed' && checked === total ? (counts?.change ?? total) : total
