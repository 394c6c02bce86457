/** Makes a value that a JSON Schema accepts, for objects and lists of objects. */
import { sampleMatching } from './sampleMatching.ts'
import values from '#schemas/values.schema.json' with { type: 'json' }

export type Json = {
  $ref?: string
  type?: string
  enum?: readonly unknown[]
  oneOf?: readonly { const: unknown }[]
  items?: Json
  minItems?: number
  maxItems?: number
  properties?: Readonly<Record<string, Json>>
  minimum?: number
  pattern?: string
  maxLength?: number
}

/** Returns a complete value; `n` makes values different. */
export function sampleJson(schema: Json, n: number): unknown {
  if (schema.$ref) return sampleJson(definition(schema.$ref), n)
  if (schema.enum) return schema.enum[0]
  if (schema.oneOf) return schema.oneOf[0]?.const
  switch (schema.type) {
    case 'object': {
      const parts = Object.entries(schema.properties ?? {})
      return Object.fromEntries(parts.map(([name, part]) => [name, sampleJson(part, n)]))
    }
    case 'array':
      return Array.from({ length: schema.minItems ?? 1 }, () => sampleJson(schema.items ?? {}, n))
    case 'integer':
      return schema.minimum ?? 0
    case 'boolean':
      return true
    default:
      return sampleMatching(schema, n) ?? `sample ${n}`
  }
}

function definition(reference: string): Json {
  const name = reference.slice(reference.lastIndexOf('/') + 1)
  return Object.entries<Json>(values.$defs).find(([key]) => key === name)?.[1] ?? {}
}
