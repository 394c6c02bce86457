/** A record as it was: the record of now with all that happened since taken back. */
import type { Entity, Property, RoleExpression } from '#schemas/entity.ts'
import { isSame, type Values } from '#resources/changes.ts'
import type { HistoryItem } from './useHistory.ts'

export type Undone = { property: Property; now: unknown; was: unknown }

/**
 * @param since What happened after the version that is wanted, newest first.
 * @returns What differs, of what this person may write.
 */
export function differences(
  entity: Entity,
  record: Values,
  since: readonly HistoryItem[],
  may: (expression: RoleExpression | undefined) => boolean,
): Undone[] {
  const earlier = new Map<string, unknown>()
  // The oldest comes last, and has the last word.
  for (const { changes } of since) for (const { property, from } of changes) earlier.set(property, from)
  return entity.properties
    .filter((property) => earlier.has(property.name) && isWritable(property, may))
    .map((property) => ({ property, now: record[property.name] ?? null, was: earlier.get(property.name) ?? null }))
    .filter(({ property, now, was }) => !isSame(bare(property, now), bare(property, was)))
}

const isWritable = ({ readOnly, writeOnly, access }: Property, may: (right: RoleExpression | undefined) => boolean) =>
  !readOnly && !writeOnly && [access?.read, access?.write].every((right) => right === undefined || may(right))

/** Relations by their ids: what is shown of a record may have changed since. */
function bare({ relation }: Property, value: unknown): unknown {
  if (!relation || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one: { id?: unknown }) => String(one.id)).sort()
  return String((value as { id?: unknown }).id)
}
