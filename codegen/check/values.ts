/** The JSON Schema of each property: one type, keywords that fit it, choices with titles, a valid default. */
import type { Finding, Path } from '#codegen/problems/errors.ts'
import type { PropertySchema } from '#codegen/schemaFile.ts'
import widgets from '#codegen/vocabulary/widgets.json' with { type: 'json' }
import type { Property } from '#schemas/entity.ts'
import type { JsonSchema } from '#codegen/shape/limits.ts'
import { boundKeywords } from '#codegen/build/rules.ts'
import { ofDecimal } from './decimals.ts'
import { innerValues } from './innerValues.ts'
import { propertyNamed, type Draft, type Project, type Rule } from './project.ts'
import { checkShape } from '#codegen/shape/shape.ts'

const keywordsOfType = {
  string: ['format', 'contentMediaType', 'minLength', 'maxLength', 'pattern'],
  integer: ['minimum', 'maximum'],
  decimal: ['exclusiveMinimum', 'exclusiveMaximum'],
  date: ['earliest'],
  array: ['items', 'minItems', 'maxItems', 'uniqueItems'],
  object: ['properties', 'required', 'additionalProperties'],
}

const typeOfKeyword: ReadonlyMap<string, string> = new Map(
  Object.entries(keywordsOfType).flatMap(([type, keys]) => keys.map((key) => [key, type])),
)

export const checkValues: Rule = (draft, project) =>
  Object.entries(draft.schema.properties).flatMap(([name, schema]) => {
    const property = propertyNamed(draft, name)
    const findings = [
      ...kind(schema, isWritten(draft, name)),
      ...keywords(schema),
      ...choices(schema),
      ...limits(schema),
      ...whole(schema),
      ...ofDecimal(schema),
      ...widget(schema, property),
      ...samples(schema, property, project),
      ...innerValues(schema, ofInner),
    ]
    return findings.map((finding) => ({ ...finding, path: ['properties', name, ...finding.path] }))
  })

const ofInner = (schema: PropertySchema): Finding[] => [
  ...kind(schema, true),
  ...keywords(schema),
  ...choices(schema),
  ...limits(schema),
]

/** Keywords that define the type of a value without `type`. */
const otherKinds = ['x-relation', '$ref', 'oneOf', 'enum'] as const

/** Whether the file defines a type at all, even an unsupported one. */
const isWritten = ({ source }: Draft, name: string): boolean => {
  const { properties } = source.value as { properties?: Record<string, object> }
  return ['type', ...otherKinds].some((key) => key in (properties?.[name] ?? {}))
}

function kind(schema: PropertySchema, hasType: boolean): Finding[] {
  const given = otherKinds.filter((key) => schema[key] !== undefined)
  if (given.length > 1)
    return [{ path: [given[1] ?? ''], atKey: true, message: `"${given[0]}" and "${given[1]}" cannot stand together` }]
  if (schema.type === undefined) {
    return given.length > 0 || hasType
      ? []
      : [{ path: [], atKey: true, message: '"type" is missing; or give it "oneOf", "$ref" or "x-relation"' }]
  }
  if (schema.type === 'array' && !schema.items) return [{ path: ['type'], message: 'a list needs "items"' }]
  const wanted = given[0] === 'oneOf' || given[0] === 'enum' ? 'string' : undefined
  if (given.length === 0 || schema.type === wanted) return []
  return [
    {
      path: ['type'],
      message: wanted ? 'choices are texts: write "string"' : `"${given[0]}" already says the type; leave it out`,
    },
  ]
}

function keywords(schema: PropertySchema): Finding[] {
  return Object.keys(schema).flatMap((key) => {
    const type = typeOfKeyword.get(key)
    const isBound =
      (schema.format === 'decimal' && Object.hasOwn(boundKeywords, key)) ||
      (schema.format === 'date' && type === 'date')
    if (type === undefined || type === schema.type || isBound) return []
    const wanted = type === 'decimal' || type === 'date' ? `"format": "${type}"` : `"type": "${type}"`
    return [{ path: [key], atKey: true, message: `"${key}" fits only ${wanted}` }]
  })
}

/** Integers need integer limits. */
const whole = ({ type, minimum, maximum }: PropertySchema): Finding[] =>
  Object.entries({ minimum, maximum }).flatMap(([key, limit]) =>
    type === 'integer' && limit !== undefined && !Number.isInteger(limit)
      ? [{ path: [key], message: `must be a whole number, as the value is` }]
      : [],
  )

/** Limits that no value can meet. */
function limits(schema: PropertySchema): Finding[] {
  const pairs = [
    ['minimum', 'maximum'],
    ['minLength', 'maxLength'],
    ['minItems', 'maxItems'],
  ] as const
  return pairs.flatMap(([least, most]) => {
    const [low = -Infinity, high = Infinity] = [schema[least], schema[most]]
    return low > high ? [{ path: [least], message: `"${least}" is above "${most}", so no value fits` }] : []
  })
}

function choices(schema: PropertySchema): Finding[] {
  const list = schema.oneOf ?? []
  return list.flatMap((choice, index) =>
    list.findIndex((one) => one.const === choice.const) < index
      ? [
          {
            path: ['oneOf', index, 'const'],
            message: `"${choice.const}" stands here twice`,
          },
        ]
      : [],
  )
}

function widget(schema: PropertySchema, property: Property | undefined): Finding[] {
  const name = schema['x-ui']?.widget ?? ''
  const fitting = Object.hasOwn(widgets, name) ? (widgets as Record<string, readonly string[]>)[name] : undefined
  if (!property || !fitting || fitting.includes(property.type)) return []
  return [
    {
      path: ['x-ui', 'widget'],
      message: `"${name}" does not fit "${property.name}", which holds ${property.type}; it is for ${fitting.join(', ')}`,
    },
  ]
}

/** Defaults are stored and examples are sent by tests, so both must be valid values. */
function samples(schema: PropertySchema, property: Property | undefined, { definitions, roles }: Project): Finding[] {
  if (property?.relation && schema.default !== undefined)
    return [{ path: ['default'], message: 'a relation has no default' }]
  if (schema.default === undefined && !schema.examples) return []
  const own = schema.earliest === undefined ? schema : { ...schema, format: 'early-date' }
  const plain = schema.$ref ? { $ref: schema.$ref } : (own as JsonSchema)
  const known = { ...(definitions as Record<string, JsonSchema>), Role: { enum: roles } }
  const check = (value: unknown, path: Path) =>
    checkShape(plain, known, value).findings.map((finding) => ({ ...finding, path: [...path, ...finding.path] }))
  return [
    ...(schema.default === undefined ? [] : check(schema.default, ['default'])),
    ...(schema.examples ?? []).flatMap((example, index) => check(example, ['examples', index])),
  ]
}
