/** TypeScript of the schemas that shapes are written in: the keywords of wire.ts, and `tsType` for a type that has a name. */
import { key, quoted } from './literal.ts'
import type { JsonSchema } from './wire.ts'

/** Source text of `export interface <name>`, from the schema of an object. */
export const interfaceOf = (name: string, schema: JsonSchema): string =>
  `export interface ${name} ${typeOf(schema, '')}\n`

const typeOf = (schema: JsonSchema, indent: string): string => partsOf(schema, indent).join(' | ')

/** The members of its union; one where it is none. */
function partsOf(schema: JsonSchema, indent: string): string[] {
  const { tsType, enum: values, anyOf, type, nullable } = schema
  if (nullable === true) return [...partsOf({ ...schema, nullable: false }, indent), 'null']
  if (typeof tsType === 'string') return [tsType]
  if (Array.isArray(values)) return values.map((value) => (typeof value === 'string' ? quoted(value) : String(value)))
  if (Array.isArray(anyOf)) return anyOf.flatMap((one: JsonSchema) => partsOf(one, indent))
  if (type === 'array') return [listOf(partsOf(Object(schema.items), indent))]
  if (type === 'object') return [objectOf(schema, indent)]
  return [type === 'integer' ? 'number' : typeof type === 'string' ? type : 'unknown']
}

const listOf = (parts: readonly string[]): string =>
  parts.length > 1 ? `(${parts.join(' | ')})[]` : `${parts.join('')}[]`

/** Its members, each on a line; what else it may hold is not known. */
function objectOf({ properties = {}, required, additionalProperties }: JsonSchema, indent: string): string {
  const deeper = `${indent}  `
  const needed = Array.isArray(required) ? required : []
  const members = Object.entries(properties as Record<string, JsonSchema>).map(
    ([name, schema]) => `${key(name)}${needed.includes(name) ? '' : '?'}: ${typeOf(schema, deeper)}`,
  )
  if (additionalProperties !== false) members.push('[k: string]: unknown')
  return `{\n${members.map((member) => `${deeper}${member}\n`).join('')}${indent}}`
}
