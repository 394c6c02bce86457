/** Deactivation of records, for entities with a property `active`. */
import { useQueryClient } from '@tanstack/react-query'
import { useEvent, useNotify, useUpdate, type RaRecord } from 'react-admin'
import { callMessage } from '#resources/form/serverErrors.ts'
import { useMay } from '#resources/contexts/may.ts'
import type { Entity } from '#schemas/entity.ts'

/** Whether the user may change `active`. */
function useMayDeactivate(entity: Entity): boolean {
  const may = useMay()
  const active = entity.properties.find(({ name, type }) => name === 'active' && type === 'boolean')
  const isWritable = [active?.access?.read, active?.access?.write].every((right) => right === undefined || may(right))
  return active !== undefined && !active.readOnly && isWritable && may(entity.access.update)
}

/** @returns A stable function that toggles `active` and shows a notification; undefined if the user may not. */
export function useToggleActive(entity: Entity): ((record: RaRecord) => Promise<void>) | undefined {
  const mayDeactivate = useMayDeactivate(entity)
  const [update] = useUpdate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const handleToggle = useEvent(async (record: RaRecord) => {
    const active = record.active === false
    try {
      await update(
        entity.name,
        { id: record.id, data: { active, _version: record._version }, previousData: record },
        { mutationMode: 'pessimistic', returnPromise: true },
      )
      notify(active ? 'list.activated' : 'list.deactivated', { type: 'success' })
    } catch (error) {
      notify(callMessage(error), { type: 'error' })
    }
    await queryClient.invalidateQueries({ queryKey: [entity.name] })
  })
  return mayDeactivate ? handleToggle : undefined
}
