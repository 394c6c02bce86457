/** Usage counts of the visible records, requested a hundred at a time once the rows are shown. */
import { useQueries } from '@tanstack/react-query'
import { createContext, type ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import { callIfOffered } from '#providers/http.ts'
import type { Entity } from '#schemas/entity.ts'
import type { RecordId } from '#resources/contexts/paths.ts'
import type { RowWindow } from '#resources/table/rows/rowWindow.ts'

/** `more`: the count is a lower bound. */
export type Usage = { id: RecordId; count: number; more?: boolean }

/** Usage by the id of the record; absent until known. */
export const UsageContext = createContext<ReadonlyMap<RecordId, Usage>>(new Map())

const block = 100
const fresh = 30_000

type UsageScopeProps = {
  /** Absent: no counts. */
  entity?: Entity
  window: RowWindow
  count: number
  rowAt: (index: number) => RaRecord | undefined
  children: ReactNode
}

export const UsageScope = ({ entity, children, ...rows }: UsageScopeProps) =>
  entity ? (
    <Counted entity={entity} {...rows}>
      {children}
    </Counted>
  ) : (
    children
  )

const Counted = ({ entity, window, count, rowAt, children }: UsageScopeProps & { entity: Entity }) => {
  const blocks = Array.from(
    { length: Math.ceil(window.last / block) - Math.floor(window.first / block) },
    (_, offset) => Math.floor(window.first / block) + offset,
  )
  const counts = useQueries({
    queries: blocks.map((place) => {
      const ids = idsOf(place, count, rowAt)
      return {
        queryKey: [entity.name, 'usage', ids],
        queryFn: async ({ signal }: { signal: AbortSignal }) =>
          usageIn(await callIfOffered('GET', `${entity.api}/usage`, { query: { ids: ids.join(',') }, signal })),
        enabled: ids.length > 0,
        staleTime: fresh,
        retry: false,
      }
    }),
    combine: (results) => new Map(results.flatMap(({ data = [] }) => data.map((one) => [one.id, one] as const))),
  })
  return <UsageContext value={counts}>{children}</UsageContext>
}

const idsOf = (place: number, count: number, rowAt: UsageScopeProps['rowAt']): RecordId[] =>
  Array.from({ length: Math.min(block, count - place * block) }, (_, offset) => rowAt(place * block + offset)?.id)
    .filter((id) => id !== undefined)
    .sort()

const usageIn = (body: unknown): Usage[] => (isObject(body) && Array.isArray(body.items) ? (body.items as Usage[]) : [])
