/** Selects all records that match, on all pages. */
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useListContext, useNotify } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import { callIfOffered } from '#providers/http.ts'
import { rowsQuery } from '#providers/listQuery.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import type { RecordId } from '#resources/contexts/paths.ts'
import type { Entity } from '#schemas/entity.ts'

/** Most ids that the server returns. */
export const mostSelected = 100_000

/** `isAll`: what is selected is all that matched. */
export function useSelectAll({ api }: Entity): { selectAll: () => void; isPending: boolean; isAll: boolean } {
  const { filterValues, filter, sort, meta, onSelect, selectedIds } = useListContext()
  const notify = useNotify()
  const [matched, setMatched] = useState<number>()
  const { mutate, isPending } = useMutation({
    mutationFn: async () =>
      idsIn(
        await callIfOffered('GET', `${api}/ids`, {
          query: { ...rowsQuery({ sort, filter: { ...filterValues, ...filter } }), _similar: meta?.similar },
        }),
      ),
    onSuccess: (ids) => {
      if (!ids) return notify('list.noSelectAll', { type: 'warning' })
      setMatched(ids.length)
      onSelect(ids)
    },
    onError: (error) => notify(callMessage(error), { type: 'error' }),
  })
  return { selectAll: () => mutate(), isPending, isAll: matched === selectedIds.length }
}

/** undefined: the server does not support it. */
const idsIn = (body: unknown): RecordId[] | undefined =>
  isObject(body) && Array.isArray(body.ids) ? (body.ids as RecordId[]) : undefined
