/** Prepares a bulk run on the selected records, or on all that match. */
import { useListContext } from 'react-admin'
import { call } from '#providers/http.ts'
import { rowsQuery } from '#providers/listQuery.ts'
import { useFormKey } from '#resources/form/useFormKey.ts'
import type { Entity } from '#schemas/entity.ts'
import type { BulkRun } from './bulkRun.ts'

/** `values`: changed properties, or what an action asks for. */
export type Deed = { action: string; values?: Readonly<Record<string, unknown>> }

/** A larger selection is told by its question: a hundred thousand ids would be a megabyte. */
const mostIds = 9_999

/**
 * @param isAll All that match are selected.
 * @returns A function that rejects with the server's refusal.
 */
export function usePreview({ api }: Entity, isAll: boolean): (deed: Deed) => Promise<BulkRun> {
  const { selectedIds, filterValues, filter, sort, meta } = useListContext()
  const formKey = useFormKey()
  return async (deed) => {
    const list = { ...filterValues, ...filter }
    const query = {
      ...rowsQuery({ sort, filter: list }),
      ...(meta?.similar === true && { _similar: true }),
    }
    const which = isAll && selectedIds.length > mostIds ? { query } : { ids: selectedIds.map(Number) }
    const body = { ...deed, ...which, ...(Object.keys(list).length > 0 && { list }) }
    return (await formKey.send((key) => call('POST', `${api}/bulk`, { body, key }))) as BulkRun
  }
}
