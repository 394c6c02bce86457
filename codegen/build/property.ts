/** The facts of one property: what the server and the database must know, and nothing of how it looks. */
import type { Format, Property, Relation, ValueType } from '#schemas/entity.ts'
import { snakeCase } from '#codegen/names.ts'
import type { PropertySchema, SchemaFile } from '#codegen/schemaFile.ts'
import { valuesPrefix, valueTypeOf } from '#codegen/valueType.ts'

/** What a property takes from its entity and from the others. */
type Owner = {
  required: readonly string[]
  table: string
  roles: readonly string[]
  /** Per entity the property that stands for its records; embedded when a relation names none. */
  titleFields: ReadonlyMap<string, string>
}

const alwaysSortable: readonly ValueType[] = ['enum', 'boolean', 'date', 'date-time', 'money', 'integer']
const alwaysFilterable: readonly ValueType[] = [...alwaysSortable, 'relation']
const formats: readonly string[] = ['iban', 'kvk', 'vat-nl', 'nl-postcode', 'phone-e164', 'email', 'uri']

export function buildProperty(name: string, schema: PropertySchema, owner: Owner): Property {
  const type = valueTypeOf(schema)
  const store = schema['x-store'] ?? {}
  const many = schema['x-relation']?.many === true
  const column = store.column ?? (type === 'relation' && !many ? `${snakeCase(name)}_id` : snakeCase(name))
  const indexed = store.index === true || store.unique === true || name === 'id'
  const readable = schema.writeOnly !== true
  return defined({
    name,
    column,
    type,
    format: formatOf(schema),
    required: owner.required.includes(name),
    readOnly: schema.readOnly === true,
    writeOnly: schema.writeOnly === true,
    default: schema.default,
    values: valuesOf(schema, owner.roles),
    minLength: schema.minLength,
    maxLength: schema.maxLength,
    minimum: schema.minimum,
    maximum: schema.maximum,
    relation:
      schema['x-relation'] && buildRelation(schema['x-relation'], `${owner.table}_${column}`, owner.titleFields),
    search: store.search === true,
    filter: store.filter ?? (readable && (indexed || store.search === true || alwaysFilterable.includes(type))),
    sort: store.sort ?? (readable && (indexed ? type !== 'relation' : alwaysSortable.includes(type))),
    unique: store.unique === true ? [[name]] : store.unique ? [store.unique] : [],
    access: schema['x-access'],
  })
}

function buildRelation(
  relation: NonNullable<PropertySchema['x-relation']>,
  linkTable: string,
  titleFields: Owner['titleFields'],
): Relation {
  const many = relation.many === true
  const titleField = titleFields.get(relation.entity)
  return defined({
    entity: relation.entity,
    many,
    embed: relation.embed ?? (titleField ? [titleField] : []),
    inverse: relation.inverse,
    onDelete: relation.onDelete ?? (many ? 'cascade' : 'restrict'),
    where: relation.where,
    linkTable: many ? linkTable : undefined,
  })
}

const formatOf = (schema: PropertySchema): Format | undefined => {
  if (schema.contentMediaType === 'text/html') return 'html'
  return isFormat(schema.format) ? schema.format : undefined
}

const isFormat = (format: string | undefined): format is Format => format !== undefined && formats.includes(format)

/** Values of an enum, or of the items of a list; a reference to Role stands for all roles. */
export function valuesOf(schema: PropertySchema, roles: readonly string[]): readonly string[] | undefined {
  if (schema.items) return valuesOf(schema.items, roles)
  if (schema.$ref === `${valuesPrefix}Role`) return roles
  return schema.enum ?? schema.oneOf?.map((choice) => choice.const)
}

/** The id that every table has, for a schema that does not declare it. */
export function withId(properties: SchemaFile['properties']): SchemaFile['properties'] {
  return 'id' in properties ? properties : { id: { type: 'integer', readOnly: true }, ...properties }
}

/** Leaves out what is undefined, so that the written facts are short. */
export function defined<T extends object>(value: T): T {
  const kept: Partial<T> = {}
  for (const key in value) if (value[key] !== undefined) kept[key] = value[key]
  return kept as T
}
