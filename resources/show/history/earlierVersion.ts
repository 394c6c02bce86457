/** Earlier version of a record: the current one with all later changes undone. */
import type { Entity, Property, RoleExpression } from '#schemas/entity.ts'
import { isSame, type Values } from '#resources/form/changes.ts'
import type { HistoryItem } from './useHistory.ts'

export type Undone = { property: Property; now: unknown; was: unknown }

/**
 * @param since Events after the wanted version, newest first.
 * @returns Differences in properties that the user may write.
 */
export function differences(
  entity: Entity,
  record: Values,
  since: readonly HistoryItem[],
  may: (expression: RoleExpression | undefined) => boolean,
): Undone[] {
  const earlier = new Map<string, unknown>()
  // The oldest change comes last and wins.
  for (const { changes } of since) for (const { property, from } of changes) earlier.set(property, from)
  return entity.properties
    .filter((property) => earlier.has(property.name) && isWritable(property, may))
    .map((property) => ({ property, now: record[property.name] ?? null, was: earlier.get(property.name) ?? null }))
    .filter(({ property, now, was }) => !isSame(bare(property, now), bare(property, was)))
}

const isWritable = ({ readOnly, writeOnly, access }: Property, may: (right: RoleExpression | undefined) => boolean) =>
  !readOnly && !writeOnly && [access?.read, access?.write].every((right) => right === undefined || may(right))

/** Compares relations by id, because embedded properties may have changed. */
function bare({ relation }: Property, value: unknown): unknown {
  if (!relation || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one: { id?: unknown }) => String(one.id)).sort()
  return String((value as { id?: unknown }).id)
}
