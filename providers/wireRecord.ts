/** Prepares a record for the server: writable properties only, relations by id, no nulls inside. */
import { may } from '#domain/access/roles.ts'
import type { Entity, Property, RoleExpression } from '#schemas/entity.ts'
import { isObject } from './callErrors.ts'

export type Fields = Readonly<Record<string, unknown>>
type May = (expression: RoleExpression | undefined) => boolean

export const forCreate = (entity: Entity, record: Fields, acl: readonly string[]): Fields => ({
  ...filledIn(toWire(entity, record, (right) => may(acl, right))),
  ...rowsOf(entity, record),
})

/** Empty fields are sent as null, together with the version that was read. */
export function forUpdate(entity: Entity, record: Fields, acl: readonly string[]): Fields {
  const version = entity.version && record._version !== undefined ? { _version: record._version } : {}
  return { ...toWire(entity, record, (right) => may(acl, right)), ...version, ...rowsOf(entity, record) }
}

/** Child rows, which the caller has prepared for sending. */
const rowsOf = ({ children = [] }: Entity, record: Fields): Fields =>
  Object.fromEntries(children.filter(({ name }) => Array.isArray(record[name])).map(({ name }) => [name, record[name]]))

/** Unreadable values arrive masked or not at all; sending them back would destroy them. */
export function toWire(entity: Entity, values: Fields, isAllowed: May): Record<string, unknown> {
  const isWritable = ({ readOnly, access }: Property) =>
    !readOnly && [access?.read, access?.write].every((right) => right === undefined || isAllowed(right))
  return Object.fromEntries(
    entity.properties
      .filter((property) => values[property.name] !== undefined && isWritable(property))
      .map((property) => [property.name, wireValue(property, values[property.name])]),
  )
}

/** Leaves out empty values: a new record has nothing to clear. */
export const filledIn = (values: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))

function wireValue({ relation, type }: Property, value: unknown): unknown {
  if (value === '' || value === null) return null
  if (type === 'localized' && isObject(value)) return Object.keys(filledOf(value)).length > 0 ? filledOf(value) : null
  if (type === 'rows' && Array.isArray(value)) return value.map((row: unknown) => (isObject(row) ? filledOf(row) : row))
  return relation ? idIn(value) : value
}

/** Leaves out empty parts: a language without text, a cell without value. */
const filledOf = (values: Fields): Fields =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''))

/** `{ id, company }` → id, also inside lists. A cleared relation becomes null. */
function idIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(idIn)
  return isObject(value) ? (value.id ?? null) : value
}
