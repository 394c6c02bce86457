/** Properties that are the same wherever they occur: a schema names them, `"createdAt": {}`, and says only what differs. */
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

/** What follows from the name of a property; undefined for most. */
export const usualProperty = (name: string): PropertySchema | undefined => usual.get(name)

/** Of another kind it is no usual one, and is left as it is for the check to refuse. */
const kinds = ['type', '$ref', 'oneOf', 'enum', 'x-relation'] as const

export function expandUsual(name: string, schema: PropertySchema): PropertySchema {
  const known = usual.get(name)
  const isOther = known && kinds.some((kind) => schema[kind] !== undefined && known[kind] === undefined)
  return isOther ? schema : { ...known, ...schema }
}
