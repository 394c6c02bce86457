/**
 * Well-known properties, the same in every schema: a schema names them, `"createdAt": {}`, and writes only
 * deviations.
 */
import type { PropertySchema } from '#codegen/schemaFile.ts'

const moment = (title: string): PropertySchema => ({ title, type: 'string', format: 'date-time', readOnly: true })

const person = (title: string): PropertySchema => ({
  title,
  readOnly: true,
  'x-relation': { entity: 'user', embed: ['name'], onDelete: 'clear' },
})

const usual: ReadonlyMap<string, PropertySchema> = new Map([
  ['createdAt', moment('Created at')],
  ['createdBy', person('Created by')],
  ['updatedAt', moment('Updated at')],
  ['updatedBy', person('Updated by')],
])

/** Definition of a well-known property; undefined for other names. */
export const usualProperty = (name: string): PropertySchema | undefined => usual.get(name)

/** With a type of its own, the property is not the well-known one; it is left unchanged for the check to refuse. */
const kinds = ['type', '$ref', 'oneOf', 'enum', 'x-relation'] as const

export function expandUsual(name: string, schema: PropertySchema): PropertySchema {
  const known = usual.get(name)
  const isOther = known && kinds.some((kind) => schema[kind] !== undefined && known[kind] === undefined)
  return isOther ? schema : { ...known, ...schema }
}
