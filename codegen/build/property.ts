/** The facts of one property: what server and database need, without presentation. */
import type { Child, Property, Relation, ValueType } from '#schemas/entity.ts'
import { isFold, type Computed } from '#schemas/computedProperty.ts'
import { localizedKind } from '#codegen/localizedKind.ts'
import type { PropertySchema, SchemaFile } from '#codegen/schemaFile.ts'
import { defaultCurrency } from '#schemas/product.ts'
import { columnOf } from '#schemas/property.ts'
import { valueTypeOf } from '#codegen/valueType.ts'
import { buildColumns } from './rows.ts'
import { defined, formatOf, valuesOf } from './value.ts'

/** Facts of the entity that those of a property depend on. */
type Owner = {
  required: readonly string[]
  table: string
  roles: readonly string[]
  /** Title property per entity, embedded when a relation names none. */
  titleFields: ReadonlyMap<string, string>
  /** Hierarchies by entity: the table, and the column that points at the parent. */
  trees: ReadonlyMap<string, Tree>
}

type Tree = NonNullable<Relation['tree']>

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
    required: owner.required.includes(name) || counts(store.computed),
    readOnly: schema.readOnly === true,
    writeOnly: schema.writeOnly === true,
    default: schema.default ?? (counts(store.computed) ? nothingOf(type) : undefined),
    values: type === 'rows' ? undefined : valuesOf(schema, owner.roles),
    minLength: schema.minLength,
    maxLength: localized?.maxLength ?? schema.maxLength,
    minimum: schema.minimum,
    maximum: schema.maximum,
    exclusiveMinimum: schema.exclusiveMinimum,
    exclusiveMaximum: schema.exclusiveMaximum,
    places: schema.places,
    earliest: schema.earliest,
    relation:
      schema['x-relation'] &&
      buildRelation(schema['x-relation'], `${owner.table}_${column}`, owner, owner.required.includes(name)),
    languages: localized?.languages,
    columns: type === 'rows' ? buildColumns(schema, owner.roles) : undefined,
    search: store.search === true,
    filter: store.filter ?? (readable && (indexed || store.search === true || alwaysFilterable.includes(type))),
    sort: store.sort ?? (readable && (indexed ? type !== 'relation' : alwaysSortable.includes(type))),
    unique: store.unique === true ? [[name]] : store.unique ? [store.unique] : [],
    wholeIn: store.wholeIn,
    series: typeof store.series === 'string' ? { form: store.series } : store.series,
    access: schema['x-access'],
  })
}

function buildRelation(
  relation: NonNullable<PropertySchema['x-relation']>,
  linkTable: string,
  { titleFields, trees }: Owner,
  required: boolean,
): Relation {
  const many = relation.many === true
  const titleField = titleFields.get(relation.entity)
  return defined({
    entity: relation.entity,
    many,
    embed: relation.embed ?? (titleField ? [titleField] : []),
    inverse: relation.inverse ?? parentOf(relation.parent)?.as,
    onDelete: relation.onDelete ?? usualFate(relation, required),
    parent: parentOf(relation.parent),
    where: relation.where,
    hierarchy: relation.hierarchy === true ? { depth: usualDepth } : relation.hierarchy,
    tree: trees.get(relation.entity),
    linkTable: many ? linkTable : undefined,
  })
}

/** Default for what happens to a record when its relation's target is deleted. */
export function usualFate(relation: PropertySchema['x-relation'], required: boolean): Relation['onDelete'] {
  const { many, parent } = relation ?? {}
  if (many) return required ? 'restrict' : 'clear'
  return parent === undefined ? 'restrict' : 'cascade'
}

/** Default maximum number of child rows of a record. */
const usualRows = 100

const parentOf = (parent: string | { as: string; most: number } | undefined): Relation['parent'] =>
  typeof parent === 'string' ? { as: parent, most: usualRows } : parent

/** The child relations of an entity, each with the name of its parent's entity. */
export const rowsOf = (name: string, { properties }: SchemaFile): { of: string; child: Child }[] =>
  Object.entries(properties).flatMap(([property, { 'x-relation': relation }]) => {
    const parent = parentOf(relation?.parent)
    return relation && parent
      ? [{ of: relation.entity, child: { name: parent.as, entity: name, property, most: parent.most } }]
      : []
  })

/** Default maximum depth of a hierarchy. */
const usualDepth = 20

/** The hierarchy of an entity, by the relation that points at the parent; undefined without one. */
export function treeOf(name: string, table: string, { properties }: SchemaFile): Tree | undefined {
  const found = Object.entries(properties).find(([, { 'x-relation': relation }]) => relation?.hierarchy !== undefined)
  const [property, schema] = found ?? []
  if (property === undefined || schema?.['x-relation']?.entity !== name) return undefined
  return { table, column: schema['x-store']?.column ?? columnOf(property, true) }
}

/** Whether the value is a sum or count, which is never empty. */
const counts = (computed: Computed | undefined): boolean =>
  isFold(computed) && (computed.sum !== undefined || computed.count !== undefined)

const nothingOf = (type: ValueType): unknown => {
  if (type === 'money') return { amount: 0, currency: defaultCurrency }
  return type === 'integer' ? 0 : '0'
}

/** Adds the id that every table has, if the schema does not declare it. */
export function withId(properties: SchemaFile['properties']): SchemaFile['properties'] {
  return 'id' in properties ? properties : { id: { type: 'integer', readOnly: true }, ...properties }
}
