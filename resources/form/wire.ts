/** The values of a form as the server wants them: relations by id, nothing as null, and only what may be written. */
import type { Entity, Property, RoleExpression } from '#schemas/entity.ts'

export type Values = Readonly<Record<string, unknown>>
type May = (expression: RoleExpression | undefined) => boolean

/** A value that may not be read comes masked or not at all; writing it back would destroy it. */
export function toWire(entity: Entity, values: Values, may: May): Record<string, unknown> {
  const allowed = ({ readOnly, access }: Property) =>
    !readOnly && [access?.read, access?.write].every((right) => right === undefined || may(right))
  return Object.fromEntries(
    entity.properties
      .filter((property) => values[property.name] !== undefined && allowed(property))
      .map((property) => [property.name, wireValue(property, values[property.name])]),
  )
}

/** What differs from the record as it was read. */
export const changed = (now: Values, before: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => !isSame(value, before[name])))

/** Without what is not filled in: a new record has nothing to clear. */
export const filledIn = (values: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

function wireValue({ type }: Property, value: unknown): unknown {
  if (value === '' || value === null) return null
  if (type !== 'relation') return value
  return Array.isArray(value) ? value.map(idOf) : idOf(value)
}

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value
