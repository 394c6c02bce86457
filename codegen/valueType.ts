/** Which of the project's value types a property holds, from its JSON Schema alone (never from `x-ui`). */
import type { ValueType } from '#schemas/entity.ts'
import type { PropertySchema } from './schemaFile.ts'

/** Reference into values.schema.json; the name after it is a key of its `$defs`. */
export const valuesPrefix = 'values.schema.json#/$defs/'

/** A longer text without a format is written on several lines. */
const longestLine = 255

export function valueTypeOf(schema: PropertySchema): ValueType {
  if (schema['x-relation']) return 'relation'
  if (schema.$ref) return typeOfReference(schema.$ref)
  if (schema.oneOf || schema.enum) return 'enum'
  if (schema.type === 'integer' || schema.type === 'boolean') return schema.type
  if (schema.type === 'array') return isObject(schema.items) ? 'json' : 'list'
  if (schema.type === 'object') return 'json'
  return typeOfString(schema)
}

function typeOfReference(reference: string): ValueType {
  if (reference === `${valuesPrefix}Money`) return 'money'
  return reference === `${valuesPrefix}Role` ? 'enum' : 'json'
}

function typeOfString({ format, contentMediaType, maxLength = 0 }: PropertySchema): ValueType {
  if (format === 'date' || format === 'date-time' || format === 'percentage') return format
  if (contentMediaType === 'text/html') return 'text'
  return format === undefined && maxLength > longestLine ? 'text' : 'string'
}

const isObject = (items: PropertySchema | undefined): boolean =>
  items?.type === 'object' || (items?.$ref !== undefined && items.$ref !== `${valuesPrefix}Role`)
