/** The value type of a property, from its JSON Schema alone (never from `x-ui`). */
import type { ValueType } from '#schemas/entity.ts'
import { localizedKind } from './localizedKind.ts'
import type { PropertySchema } from './schemaFile.ts'
import { valuesPrefix } from './valuesPrefix.ts'

/** A longer text without a format is a multi-line text. */
const longestLine = 255

export function valueTypeOf(schema: PropertySchema): ValueType {
  if (schema['x-relation']) return 'relation'
  if (schema.$ref) return typeOfReference(schema.$ref)
  if (schema.oneOf || schema.enum) return 'enum'
  if (schema.type === 'integer' || schema.type === 'boolean') return schema.type
  if (schema.type === 'array') return typeOfArray(schema.items)
  if (schema.type === 'object') return 'json'
  return typeOfString(schema)
}

function typeOfReference(reference: string): ValueType {
  if (reference === `${valuesPrefix}Money`) return 'money'
  if (reference === `${valuesPrefix}Role`) return 'enum'
  return localizedKind(reference) ? 'localized' : 'json'
}

/** A list of objects with named members holds rows. */
function typeOfArray(items: PropertySchema | undefined): ValueType {
  if (items?.type === 'object') return items.properties ? 'rows' : 'json'
  return items?.$ref !== undefined && items.$ref !== `${valuesPrefix}Role` ? 'json' : 'list'
}

function typeOfString({ format, contentMediaType, maxLength = 0 }: PropertySchema): ValueType {
  if (format === 'date' || format === 'date-time' || format === 'percentage' || format === 'decimal') return format
  if (format === 'share') return 'percentage'
  if (contentMediaType === 'text/html') return 'text'
  return format === undefined && maxLength > longestLine ? 'text' : 'string'
}
