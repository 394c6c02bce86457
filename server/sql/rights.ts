/** What a person may see and fill in of an entity, property by property and row by row. */
import type { Condition } from '#schemas/condition.ts'
import type { Entity, Property } from '#schemas/entity.ts'
import type { Access } from '#server/foundation/access.ts'

export type Visible = { property: Property; masked: boolean }

/** Returns the properties that are sent to this person, in schema order. */
export function visibleProperties(entity: Entity, access: Access): Visible[] {
  return entity.properties.flatMap((property): Visible[] => {
    if (property.writeOnly) return []
    if (mayRead(property, access)) return [{ property, masked: false }]
    return property.access?.mask ? [{ property, masked: true }] : []
  })
}

/**
 * What a list shows of them: where reads are logged no more than the mask, because a page tells of fifty records what was
 * wanted of one.
 */
export function listedProperties(entity: Entity, access: Access): Visible[] {
  return visibleProperties(entity, access).flatMap(({ property, masked }): Visible[] => {
    if (masked || !property.access?.logReads) return [{ property, masked }]
    return property.access.mask ? [{ property, masked: true }] : []
  })
}

/** The properties of which this person is sent the value, and that is logged. */
export const loggedProperties = (entity: Entity, access: Access): Property[] =>
  visibleProperties(entity, access).flatMap(({ property, masked }) =>
    property.access?.logReads && !masked ? [property] : [],
  )

/** Whether the value itself may be seen: a masked one may not be filtered, sorted or searched by either. */
export const mayRead = (property: Property, access: Access): boolean =>
  !property.writeOnly && (property.access?.read === undefined || access.may(property.access.read))

/** Whoever may not read a value may not replace it unseen. */
export const mayWrite = (property: Property, access: Access): boolean =>
  !property.readOnly &&
  (property.access?.write === undefined
    ? property.writeOnly || mayRead(property, access)
    : access.may(property.access.write))

/**
 * Returns which rows this person sees: true for all, false for none, otherwise a condition
 * (the union over the roles held).
 */
export function visibleRows(entity: Entity, access: Pick<Access, 'may' | 'system'>): Condition | boolean {
  const { rows } = entity.access
  if (!rows || access.system !== undefined) return true
  const held = Object.entries(rows).flatMap(([role, condition]) => (access.may(role) ? [condition] : []))
  if (held.includes(true)) return true
  const conditions = held.filter((condition): condition is Condition => condition !== true)
  return conditions.length > 0 ? { any: conditions } : false
}
