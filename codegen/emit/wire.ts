/**
 * The values that the API accepts for a property, as plain JSON Schema: the single source of validators and of
 * the create and update types. Contains assertions only: no titles, references or x- keywords.
 */
import { formats } from '#schemas/formats.ts'
import { property } from '#schemas/property.ts'
import type { Model, PropertyModel } from '#codegen/model.ts'

export type JsonSchema = { [keyword: string]: unknown }
type ValueModel = Pick<PropertyModel, 'facts' | 'schema' | 'columns'>
export type Members = { properties: Record<string, JsonSchema>; required: string[] }

const assertions = ['minLength', 'maxLength', 'pattern', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'] as const
const ofArrays = ['minItems', 'maxItems', 'uniqueItems'] as const
const annotations = ['title', 'description', 'default', 'examples', 'readOnly', 'writeOnly', 'deprecated', '$comment']
const reference = 'values.schema.json#/$defs/'

/** The schema of a non-empty value; the caller adds null where it is allowed. */
export function wireSchema(model: ValueModel, definitions: Model['definitions']): JsonSchema {
  const { facts, schema } = model
  switch (facts.type) {
    case 'string':
    case 'text':
      return {
        type: 'string',
        ...pick(schema, assertions),
        minLength: Math.max(1, facts.minLength ?? 1),
        ...formatOf(facts.format),
      }
    case 'date':
      return { type: 'string', format: facts.earliest === undefined ? 'date' : 'early-date' }
    case 'date-time':
      return { type: 'string', format: facts.type }
    case 'percentage':
      return { type: 'string', format: facts.format ?? facts.type }
    case 'decimal':
      return { type: 'string', pattern: decimalPattern(facts.places) }
    case 'integer':
      return wholeNumber(facts.minimum, facts.maximum, pick(schema, assertions))
    case 'boolean':
      return { type: 'boolean' }
    case 'enum':
      return { enum: facts.values }
    case 'relation':
      return facts.relation?.many ? { type: 'array', uniqueItems: true, items: id, ...pick(schema, ofArrays) } : id
    case 'list':
      return { type: 'array', ...pick(schema, ofArrays), items: itemOf(facts.values, plain(schema.items, definitions)) }
    case 'rows':
      return { type: 'array', ...pick(schema, ofArrays), items: rowSchema(model, definitions) }
    case 'money':
    case 'localized':
    case 'json':
      return plain(schema, definitions)
  }
}

/** Twelve digits before the point; no exponent, no leading zeros. */
const decimalPattern = (places = 2): string => `^-?(?:0|[1-9][0-9]{0,11})(?:\\.[0-9]{1,${places}})?$`

/** Schema of a row; an optional column may be null, which is not stored. */
function rowSchema({ facts, columns = [] }: ValueModel, definitions: Model['definitions']): JsonSchema {
  const parts = (facts.columns ?? []).map((column, index): [string, JsonSchema] => {
    const value = wireSchema({ facts: property(column), schema: columns[index]?.schema ?? {} }, definitions)
    return [column.name, column.required ? value : nullable(value)]
  })
  const required = (facts.columns ?? []).filter((column) => column.required).map(({ name }) => name)
  return closedObject({ properties: Object.fromEntries(parts), required })
}

/** The schema, or null. */
export function nullable(schema: JsonSchema): JsonSchema {
  if (Array.isArray(schema.enum)) return { enum: [...schema.enum, null] }
  return schema.type === undefined ? { anyOf: [schema, { type: 'null' }] } : { ...schema, nullable: true }
}

/** An object with exactly these members. */
export const closedObject = (members: Members): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  ...members,
})

const wholeNumber = (
  minimum: number = Number.MIN_SAFE_INTEGER,
  maximum: number = Number.MAX_SAFE_INTEGER,
  more: JsonSchema = {},
): JsonSchema => ({ type: 'integer', ...more, minimum, maximum })

const id = wholeNumber(1)

const itemOf = (values: readonly string[] | undefined, items: JsonSchema): JsonSchema =>
  values ? { type: 'string', enum: values } : { minLength: 1, ...items, type: 'string' }

const formatOf = (format: string | undefined): JsonSchema => (format && format in formats ? { format } : {})

const pick = (schema: Readonly<JsonSchema>, keywords: readonly string[]): JsonSchema =>
  Object.fromEntries(keywords.filter((keyword) => keyword in schema).map((keyword) => [keyword, schema[keyword]]))

/** A schema inside a property: references resolved, annotations removed, labelled choices as a plain enum. */
function plain(schema: unknown, definitions: Model['definitions']): JsonSchema {
  if (!isSchema(schema)) return {}
  if (typeof schema.$ref === 'string') return plain(definitions[schema.$ref.replace(reference, '')], definitions)
  if (Array.isArray(schema.oneOf) && schema.oneOf.every((choice) => isSchema(choice) && 'const' in choice)) {
    return { enum: schema.oneOf.map((choice: JsonSchema) => choice.const) }
  }
  const kept = Object.entries(schema).filter(([keyword]) => !annotations.includes(keyword) && !keyword.startsWith('x-'))
  const result: JsonSchema = Object.fromEntries(
    kept.map(([keyword, value]) => [keyword, plainValue(keyword, value, definitions)]),
  )
  return result.type === 'object' && result.properties ? { additionalProperties: false, ...result } : result
}

function plainValue(keyword: string, value: unknown, definitions: Model['definitions']): unknown {
  if (keyword === 'properties' && isSchema(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner, definitions)]))
  }
  if (keyword === 'items' || keyword === 'additionalProperties' || keyword === 'not') {
    return isSchema(value) ? plain(value, definitions) : value
  }
  if (['anyOf', 'allOf', 'oneOf', 'prefixItems'].includes(keyword) && Array.isArray(value)) {
    return value.map((inner) => plain(inner, definitions))
  }
  return value
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
