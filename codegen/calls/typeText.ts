/** Writes a plain JSON Schema as a TypeScript type. */
import { key, quoted } from '#codegen/emit/literal.ts'
import type { JsonSchema } from '#codegen/emit/wire.ts'

/**
 * The type of values of this schema; on several lines when it has members.
 *
 * @param indent Indentation of the line on which it begins.
 * @throws {Error} For a reference to another schema.
 */
export function typeText(schema: JsonSchema, indent = ''): string {
  const { tsType, enum: values, anyOf, oneOf, type, $ref, allOf, nullable, ...rest } = schema
  if (nullable === true) return union([typeText({ ...schema, nullable: false }, indent), 'null'])
  if (typeof tsType === 'string') return tsType
  if ($ref !== undefined) throw new Error(`No type is written for a schema that points at ${String($ref)}.`)
  if (Array.isArray(values)) return union(values.map(constant))
  if ('const' in rest) return constant(rest.const)
  const choices = anyOf ?? oneOf
  if (Array.isArray(choices)) return union(choices.map((choice) => typeText(asSchema(choice), indent)))
  if (Array.isArray(allOf)) return allOf.map((part) => typeText(asSchema(part), indent)).join(' & ')
  if (Array.isArray(type)) return union(type.map((one) => typeText({ ...schema, type: one }, indent)))
  return typeOf(schema, indent)
}

function typeOf(schema: JsonSchema, indent: string): string {
  switch (schema.type) {
    case 'integer':
    case 'number':
      return 'number'
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type
    case 'array': {
      const item = typeText(asSchema(schema.items), indent)
      return isUnion(item) ? `(${item})[]` : `${item}[]`
    }
    default:
      return schema.properties || schema.type === 'object' ? members(schema, indent) : 'unknown'
  }
}

function members({ properties, required, additionalProperties }: JsonSchema, indent: string): string {
  const names = Array.isArray(required) ? required : []
  const deeper = `${indent}  `
  const lines = Object.entries(asSchema(properties)).map(
    ([name, value]) =>
      `${deeper}${key(name)}${names.includes(name) ? '' : '?'}: ${typeText(asSchema(value), deeper)}\n`,
  )
  const open = additionalProperties !== false
  const rest = open ? [`${deeper}[k: string]: ${restType(additionalProperties, lines.length, deeper)}\n`] : []
  return lines.length + rest.length === 0 ? '{}' : `{\n${[...lines, ...rest].join('')}${indent}}`
}

/** An index signature must include the types of the named members. */
const restType = (schema: unknown, named: number, indent: string): string =>
  named > 0 || typeof schema !== 'object' ? 'unknown' : typeText(asSchema(schema), indent)

/** Whether the type is a union that needs parentheses inside another type. */
function isUnion(type: string): boolean {
  let depth = 0
  for (const [at, sign] of [...type].entries()) {
    if (sign === '{' || sign === '(') depth += 1
    else if (sign === '}' || sign === ')') depth -= 1
    else if (depth === 0 && type.startsWith(' | ', at)) return true
  }
  return false
}

const union = (types: readonly string[]): string => {
  const different = [...new Set(types)]
  return different.length === 0 ? 'never' : different.join(' | ')
}

const constant = (value: unknown): string => (typeof value === 'string' ? quoted(value) : JSON.stringify(value))

const asSchema = (value: unknown): JsonSchema => (typeof value === 'object' && value !== null ? { ...value } : {})
