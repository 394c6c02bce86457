/** Properties whose values no two records share. */
import type { Entity } from './entity.ts'

/** Sets of properties that are unique together and of which people fill in at least one. */
export function uniqueSets({ properties }: Pick<Entity, 'properties'>): (readonly string[])[] {
  const sets = new Map(properties.flatMap(({ unique }) => unique.map((set) => [set.join(' '), set] as const)))
  return [...sets.values()].filter((set) => properties.some(({ name, readOnly }) => set.includes(name) && !readOnly))
}
