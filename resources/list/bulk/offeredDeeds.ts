/** What a person may do with several records of an entity at once. */
import type { Entity } from '#schemas/entity.ts'

/** @returns 'update', names of actions, 'delete'. */
export const offeredDeeds = ({ access, lifecycle }: Entity, may: (right: string | undefined) => boolean): string[] => [
  ...(may(access.update) ? ['update'] : []),
  // What is told once has no place in a receipt.
  ...Object.entries(lifecycle?.actions ?? {}).flatMap(([name, action]) =>
    action.by !== 'system' && action.tells === undefined && may(action.access) ? [name] : [],
  ),
  ...(may(access.delete) ? ['delete'] : []),
]
