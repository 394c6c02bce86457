/** JSON Schema of a property, for reading and for writing. */
import type { Format, Property, Relation, RowColumn } from '#schemas/entity.ts'
import { productExamples } from '#schemas/productFormats.ts'
import type { Entities } from './projection.ts'

export type JsonSchema = { [keyword: string]: unknown }

const money: JsonSchema = {
  type: 'object',
  required: ['amount', 'currency'],
  properties: {
    amount: { type: 'integer', description: 'Whole cents.' },
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
  },
}
const idSchema: JsonSchema = { type: 'integer', minimum: 1 }
const upToHundred = '^(100([.]0+)?|[0-9]{1,2}([.][0-9]+)?)$'

export function readSchema(property: Property, entities: Entities): JsonSchema {
  const { relation } = property
  if (!relation) return describe(property, answeredSchema(property))
  const record = embeddedSchema(relation, entities)
  return describe(property, relation.many ? { type: 'array', items: record } : record)
}

function embeddedSchema(relation: Relation, entities: Entities): JsonSchema {
  const embedded = (entities.get(relation.entity)?.properties ?? [])
    .filter(({ name }) => relation.embed.includes(name) && name !== 'id')
    .map((one): [string, JsonSchema] => [one.name, one.relation ? idSchema : nullable(one, answeredSchema(one))])
  return { type: 'object', required: ['id'], properties: { id: idSchema, ...Object.fromEntries(embedded) } }
}

const oneText = {
  type: 'string',
  description: 'In lists to choose from, to a call with an API key, and to one with `_locale`.',
}

/** A value in an answer; a text per language may be answered as one text. */
const answeredSchema = (property: Described): JsonSchema =>
  property.type === 'localized' ? { anyOf: [valueSchema(property), oneText] } : valueSchema(property)

/** A relation is written as an id, or as the embedded object that was read. */
export function writeSchema(property: Property, entities: Entities): JsonSchema {
  const { relation } = property
  if (!relation) return describe(property, valueSchema(property))
  const id = { ...idSchema, description: `Id of a ${relation.entity}.` }
  const one = { oneOf: [id, { ...embeddedSchema(relation, entities), additionalProperties: false }] }
  return describe(property, relation.many ? { type: 'array', items: one, uniqueItems: true } : one)
}

function describe(property: Property, schema: JsonSchema): JsonSchema {
  const marks = {
    ...(property.readOnly && { readOnly: true }),
    ...(property.writeOnly && { writeOnly: true }),
    ...(property.default !== undefined && { default: property.default }),
  }
  return { ...nullable(property, schema), ...marks }
}

const nullable = ({ required, name, relation }: Property, schema: JsonSchema): JsonSchema =>
  required || name === 'id' || relation?.many ? schema : { anyOf: [schema, { type: 'null' }] }

type Described = Pick<
  Property,
  'type' | 'format' | 'values' | 'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'languages' | 'columns'
> &
  Pick<Partial<Property>, 'exclusiveMinimum' | 'exclusiveMaximum'>

function valueSchema(property: Described): JsonSchema {
  const { type, format, values, minLength, maxLength, minimum, maximum, languages = [], columns = [] } = property
  const lengths = { ...(minLength !== undefined && { minLength }), ...(maxLength !== undefined && { maxLength }) }
  const limits = { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) }
  switch (type) {
    case 'integer':
      return { type: 'integer', ...limits }
    case 'boolean':
      return { type: 'boolean' }
    case 'date':
    case 'date-time':
      return { type: 'string', format: type }
    case 'money':
      return money
    case 'percentage':
      return { type: 'string', pattern: format === 'share' ? upToHundred : '^-?[0-9]+([.][0-9]+)?$' }
    case 'decimal':
      return { type: 'string', pattern: '^-?[0-9]+([.][0-9]+)?$', ...boundsIn(property) }
    case 'enum':
      return { type: 'string', enum: values ?? [] }
    case 'list':
      return { type: 'array', items: { type: 'string', ...(values && { enum: values }) } }
    case 'localized':
      return textsSchema(languages, lengths)
    case 'rows':
      return { type: 'array', items: rowSchema(columns) }
    case 'json':
      return { type: 'object' }
    default:
      return { type: 'string', ...(format && format !== 'html' && { format }), ...lengths, ...notationOf(format) }
  }
}

/** Limits as a description, because the value is a text and JSON Schema cannot limit the order of texts. */
function boundsIn({ minimum, exclusiveMinimum, maximum, exclusiveMaximum }: Described): JsonSchema {
  const limitTexts = [
    minimum !== undefined && `at least ${minimum}`,
    exclusiveMinimum !== undefined && `more than ${exclusiveMinimum}`,
    maximum !== undefined && `at most ${maximum}`,
    exclusiveMaximum !== undefined && `less than ${exclusiveMaximum}`,
  ].filter((one) => one !== false)
  return limitTexts.length > 0 ? { description: `A decimal, ${limitTexts.join(' and ')}.` } : {}
}

/** Formats that are written in several ways: each is taken, one is stored and answered. */
const notations: Partial<Record<Format, string>> = {
  ...productExamples,
  iban: 'NL91ABNA0417164300',
  'phone-e164': '+31612345678',
}

const notationOf = (format: Format | undefined): JsonSchema => {
  const stored = format && notations[format]
  return stored
    ? { description: `Taken in any notation, with blanks, dots or hyphens; stored and answered as ${stored}.` }
    : {}
}

/** The first language is required. */
const textsSchema = (languages: readonly string[], lengths: JsonSchema): JsonSchema => ({
  type: 'object',
  required: languages.slice(0, 1),
  properties: Object.fromEntries(languages.map((language) => [language, { type: 'string', ...lengths }])),
})

const rowSchema = (columns: readonly RowColumn[]): JsonSchema => ({
  type: 'object',
  required: columns.filter(({ required }) => required).map(({ name }) => name),
  properties: Object.fromEntries(columns.map((column) => [column.name, valueSchema(column)])),
})
