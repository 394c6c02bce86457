/** Saves a manual order of rows, if the list shows it and the user may change it. */
import { useQueryClient } from '@tanstack/react-query'
import { useListContext, useNotify } from 'react-admin'
import { call } from '#providers/http.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { useMay } from '#resources/contexts/may.ts'
import type { RecordId } from '#resources/contexts/paths.ts'
import type { Entity } from '#schemas/entity.ts'

/** @returns A function that saves the order of some rows within the places that they occupy; or undefined. */
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
