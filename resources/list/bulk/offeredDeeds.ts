/** Deeds that a person may do with several records of an entity at once. */
import type { Entity } from '#schemas/entity.ts'

/** @returns 'update', names of actions, 'delete'. */
export const offeredDeeds = ({ access, lifecycle }: Entity, may: (right: string | undefined) => boolean): string[] => [
  ...(may(access.update) ? ['update'] : []),
  // Actions that tell something once are left out: a receipt would keep it.
  ...Object.entries(lifecycle?.actions ?? {}).flatMap(([name, action]) =>
    action.by !== 'system' && action.tells === undefined && may(action.access) ? [name] : [],
  ),
  ...(may(access.delete) ? ['delete'] : []),
]
