/** A record on its way to the server: only what may be written, relations by id, nothing as null. */
import { may } from '#domain/access/roles.ts'
import type { Entity, Property, RoleExpression } from '#schemas/entity.ts'
import { isObject } from './callErrors.ts'

export type Fields = Readonly<Record<string, unknown>>
type May = (expression: RoleExpression | undefined) => boolean

export const forCreate = (entity: Entity, record: Fields, acl: readonly string[]): Fields =>
  filledIn(toWire(entity, record, (right) => may(acl, right)))

/** Empty fields are sent as null, and the version that was read goes along. */
export function forUpdate(entity: Entity, record: Fields, acl: readonly string[]): Fields {
  const version = entity.version && record._version !== undefined ? { _version: record._version } : {}
  return { ...toWire(entity, record, (right) => may(acl, right)), ...version }
}

/** A value that may not be read comes masked or not at all; writing it back would destroy it. */
export function toWire(entity: Entity, values: Fields, isAllowed: May): Record<string, unknown> {
  const isWritable = ({ readOnly, access }: Property) =>
    !readOnly && [access?.read, access?.write].every((right) => right === undefined || isAllowed(right))
  return Object.fromEntries(
    entity.properties
      .filter((property) => values[property.name] !== undefined && isWritable(property))
      .map((property) => [property.name, wireValue(property, values[property.name])]),
  )
}

/** Without what is not filled in: a new record has nothing to clear. */
export const filledIn = (values: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))

function wireValue({ relation, type }: Property, value: unknown): unknown {
  if (value === '' || value === null) return null
  if (type === 'localized' && isObject(value)) return Object.keys(filledOf(value)).length > 0 ? filledOf(value) : null
  if (type === 'rows' && Array.isArray(value)) return value.map((row: unknown) => (isObject(row) ? filledOf(row) : row))
  return relation ? idIn(value) : value
}

/** Without what is empty: a language without text, a cell of a row without value. */
const filledOf = (values: Fields): Fields =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''))

/** `{ id, company }` → id, in a list each. A relation whose id was cleared is cleared. */
function idIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(idIn)
  return isObject(value) ? (value.id ?? null) : value
}
