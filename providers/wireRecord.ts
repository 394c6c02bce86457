/** A record on its way to the server: only what may be written, relations by id. */
import { may } from '#domain/roles.ts'
import type { Entity, Property } from '#schemas/entity.ts'
import { isObject } from './callErrors.ts'

type Fields = Readonly<Record<string, unknown>>

/** Empty fields are left out: what is not given yet has no value to clear. */
export const forCreate = (entity: Entity, record: Fields, acl: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(written(entity, record, acl)).filter(([, value]) => value !== null && value !== ''))

/** Empty fields are sent as null, and the version that was read goes along. */
export function forUpdate(entity: Entity, record: Fields, acl: readonly string[]): Fields {
  const fields = Object.entries(written(entity, record, acl)).map(([name, value]) => [
    name,
    value === '' ? null : value,
  ])
  const version = entity.version && record._version !== undefined ? { _version: record._version } : {}
  return { ...Object.fromEntries(fields), ...version }
}

/** A field that may not be read whole would be written back masked, so it stays at home as well. */
function written(entity: Entity, record: Fields, acl: readonly string[]): Fields {
  const mayWrite = ({ readOnly, access }: Property) =>
    !readOnly && [access?.read, access?.write].every((right) => right === undefined || may(acl, right))
  return Object.fromEntries(
    entity.properties
      .filter((property) => record[property.name] !== undefined && mayWrite(property))
      .map((property) => [property.name, property.relation ? toIds(record[property.name]) : record[property.name]]),
  )
}

/** `{ id, company }` → id, in a list each. A relation whose id was cleared is cleared. */
function toIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toIds)
  return isObject(value) ? (value.id ?? null) : value
}
