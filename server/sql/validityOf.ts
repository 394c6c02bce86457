/** Finds the properties that say when a record holds, and which records follow each other. */
import type { Entity, Property } from '#schemas/entity.ts'
import type { Access } from '#server/foundation/access.ts'
import { mayRead } from './rights.ts'

export type ValidityProperties = { from: Property; until: Property | undefined; by: readonly Property[] }

/**
 * @throws {RangeError} If the entity has no dates of validity, or they name an unknown property: a mistake in a
 * schema.
 */
export function validityOf({ name, validity, properties }: Entity): ValidityProperties {
  const find = (wanted: string): Property => {
    const property = properties.find((one) => one.name === wanted)
    if (!property) throw new RangeError(`The validity of "${name}" names "${wanted}", which is not a property.`)
    return property
  }
  if (!validity) throw new RangeError(`"${name}" has no dates of validity.`)
  const { from, until, by } = validity
  return { from: find(from), until: until === undefined ? undefined : find(until), by: by.map(find) }
}

/** Whether this person may read all properties of validity; otherwise neither days nor gaps are reported. */
export function maySeeValidity(entity: Entity, access: Access): boolean {
  const { from, until, by } = validityOf(entity)
  return [from, ...(until ? [until] : []), ...by].every((property) => mayRead(property, access))
}
