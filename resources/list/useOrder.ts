/** Saves an order that people give to the rows, where the list shows that order and this person may change it. */
import { useQueryClient } from '@tanstack/react-query'
import { useListContext, useNotify } from 'react-admin'
import { call } from '#providers/http.ts'
import { callMessage } from '#resources/serverErrors.ts'
import { useMay } from '#resources/may.ts'
import type { RecordId } from '#resources/paths.ts'
import type { Entity } from '#schemas/entity.ts'

/** @returns What saves the order of some rows, which share out the places that they hold together; or undefined. */
export function useOrder({ name, api, position, access }: Entity) {
  const { sort } = useListContext()
  const may = useMay()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const isOwnOrder = sort.field === '' || (sort.field === position && sort.order === 'ASC')
  if (!position || !isOwnOrder || !may(access.update)) return undefined
  return async (ids: readonly RecordId[]) => {
    await call('PUT', `${api}/order`, { body: { ids } }).catch((error: unknown) => {
      notify(callMessage(error), { type: 'error' })
    })
    await queryClient.invalidateQueries({ queryKey: [name] })
  }
}
