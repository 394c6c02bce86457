/** The properties and rows of an entity that a person may see or fill in. */
import type { Condition } from '#schemas/condition.ts'
import type { Entity, Property } from '#schemas/entity.ts'
import type { Access } from '#server/foundation/access.ts'

export type Visible = { property: Property; masked: boolean }

/** Returns the properties that this person may receive, in schema order. */
export function visibleProperties(entity: Entity, access: Access): Visible[] {
  return entity.properties.flatMap((property): Visible[] => {
    if (property.writeOnly) return []
    if (mayRead(property, access)) return [{ property, masked: false }]
    return property.access?.mask ? [{ property, masked: true }] : []
  })
}

/**
 * The same for lists: properties whose reads are logged appear masked, because a page would show fifty records
 * where one was needed.
 */
export function listedProperties(entity: Entity, access: Access): Visible[] {
  return visibleProperties(entity, access).flatMap(({ property, masked }): Visible[] => {
    if (masked || !property.access?.logReads) return [{ property, masked }]
    return property.access.mask ? [{ property, masked: true }] : []
  })
}

/** The properties whose value this person receives and whose reads are logged. */
export const loggedProperties = (entity: Entity, access: Access): Property[] =>
  visibleProperties(entity, access).flatMap(({ property, masked }) =>
    property.access?.logReads && !masked ? [property] : [],
  )

/** Whether the person may see the value itself; a masked value may not be filtered, sorted or searched either. */
export const mayRead = (property: Property, access: Access): boolean =>
  !property.writeOnly && (property.access?.read === undefined || access.may(property.access.read))

/** A person who may not read a value may not overwrite it. */
export const mayWrite = (property: Property, access: Access): boolean =>
  !property.readOnly &&
  (property.access?.write === undefined
    ? property.writeOnly || mayRead(property, access)
    : access.may(property.access.write))

/**
 * Returns the rows that this person may see: true for all, false for none, otherwise a condition (the union
 * over the roles held).
 */
export function visibleRows(entity: Entity, access: Pick<Access, 'may' | 'system'>): Condition | boolean {
  const { rows } = entity.access
  if (!rows || access.system !== undefined) return true
  const grants = Object.entries(rows).flatMap(([role, condition]) => (access.may(role) ? [condition] : []))
  if (grants.includes(true)) return true
  const conditions = grants.filter((condition): condition is Condition => condition !== true)
  return conditions.length > 0 ? { any: conditions } : false
}
