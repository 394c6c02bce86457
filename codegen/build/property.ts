/** The facts of one property: what the server and the database must know, and nothing of how it looks. */
import type { Property, Relation, ValueType } from '#schemas/entity.ts'
import { localizedKind } from '#codegen/localized.ts'
import type { PropertySchema, SchemaFile } from '#codegen/schemaFile.ts'
import { columnOf } from '#schemas/property.ts'
import { valueTypeOf } from '#codegen/valueType.ts'
import { buildColumns } from './rows.ts'
import { defined, formatOf, valuesOf } from './value.ts'

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

export function buildProperty(name: string, schema: PropertySchema, owner: Owner): Property {
  const type = valueTypeOf(schema)
  const store = schema['x-store'] ?? {}
  const many = schema['x-relation']?.many === true
  const column = store.column ?? columnOf(name, type === 'relation' && !many)
  const indexed = store.index === true || store.unique === true || name === 'id'
  const readable = schema.writeOnly !== true
  const localized = localizedKind(schema.$ref)
  return defined({
    name,
    column,
    type,
    format: formatOf(schema),
    required: owner.required.includes(name),
    readOnly: schema.readOnly === true,
    writeOnly: schema.writeOnly === true,
    default: schema.default,
    values: type === 'rows' ? undefined : valuesOf(schema, owner.roles),
    minLength: schema.minLength,
    maxLength: localized?.maxLength ?? schema.maxLength,
    minimum: schema.minimum,
    maximum: schema.maximum,
    relation:
      schema['x-relation'] && buildRelation(schema['x-relation'], `${owner.table}_${column}`, owner.titleFields),
    languages: localized?.languages,
    columns: type === 'rows' ? buildColumns(schema, owner.roles) : undefined,
    search: store.search === true,
    filter: store.filter ?? (readable && (indexed || store.search === true || alwaysFilterable.includes(type))),
    sort: store.sort ?? (readable && (indexed ? type !== 'relation' : alwaysSortable.includes(type))),
    unique: store.unique === true ? [[name]] : store.unique ? [store.unique] : [],
    wholeIn: store.wholeIn,
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

/** The id that every table has, for a schema that does not declare it. */
export function withId(properties: SchemaFile['properties']): SchemaFile['properties'] {
  return 'id' in properties ? properties : { id: { type: 'integer', readOnly: true }, ...properties }
}
