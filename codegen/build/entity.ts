/** Builds an entity of the model from its schema file. */
import type { Child, Entity, Property } from '#schemas/entity.ts'
import type { EntityModel, PropertyModel } from '#codegen/model.ts'
import { camelCase, pascalCase } from '#codegen/names.ts'
import { snakeCase } from '#schemas/property.ts'
import type { PropertySchema, SchemaFile } from '#codegen/schemaFile.ts'
import { valueTypeOf } from '#codegen/valueType.ts'
import { buildLifecycle, parametersOf } from './lifecycle.ts'
import { buildProperty, withId } from './property.ts'
import { accessOf, rulesIn } from './rules.ts'
import { buildColumnModels, plainSchema } from './rows.ts'
import { buildEntityTexts, buildPropertyTexts, type Glossary } from './texts.ts'
import { buildPropertyUi, buildUi } from './ui.ts'
import { defined } from './value.ts'

export type EntitySource = { name: string; file: string; hash: string; schema: SchemaFile }
export type Surroundings = {
  roles: readonly string[]
  glossary: Glossary
  titleFields: ReadonlyMap<string, string>
  trees: ReadonlyMap<string, { table: string; column: string }>
  /** Child relations by the entity of the parent. */
  children: ReadonlyMap<string, readonly Child[]>
}

export function buildEntity(
  { name, file, hash, schema }: EntitySource,
  { roles, glossary, titleFields, trees, children }: Surroundings,
): EntityModel {
  const table = tableOf(name, schema)
  const owner = { required: schema.required ?? [], table, roles, titleFields, trees }
  const modelOf = ([key, value]: [string, PropertySchema], required = owner.required): PropertyModel => {
    const facts = buildProperty(key, value, { ...owner, required })
    return defined({
      facts,
      schema: plainSchema(value),
      ui: buildPropertyUi(value),
      texts: buildPropertyTexts(key, value, glossary),
      columns: buildColumnModels(value, glossary),
      index: value['x-store']?.index === true && !facts.sort,
      renamedFrom: value['x-store']?.renamedFrom,
      computed: value['x-store']?.computed,
    })
  }
  const properties = Object.entries(withId(schema.properties)).map((entry) => modelOf(entry))
  const parameters = Object.entries(parametersOf(schema)).map((entry) => modelOf(entry, []))
  const lifecycle = buildLifecycle(schema, parameters)
  const own = children.get(name) ?? []
  const facts = {
    ...buildFacts(name, table, schema, properties),
    ...(own.length > 0 && { children: own }),
    ...(lifecycle && { lifecycle }),
  }
  return {
    facts,
    file,
    ...(schema.description !== undefined && { description: schema.description }),
    constName: camelCase(name),
    properties,
    parameters,
    ui: buildUi(schema['x-ui'] ?? {}, facts, properties),
    texts: buildEntityTexts(name, schema, glossary),
    indexes: (schema['x-store']?.indexes ?? []).map(({ properties: names, unique = false }) => ({
      properties: names,
      unique,
    })),
    hash,
  }
}

export const tableOf = (name: string, schema: SchemaFile): string => schema['x-store']?.table ?? snakeCase(name)

function buildFacts(name: string, table: string, schema: SchemaFile, properties: readonly PropertyModel[]): Entity {
  const entity = schema['x-entity']
  const facts = properties.map((property) => property.facts)
  return {
    name,
    typeName: pascalCase(name),
    plural: entity.plural,
    api: entity.api ?? `/api/v4/${name}`,
    ...(entity.picker && { picker: entity.picker }),
    table,
    kind: entity.kind ?? 'record',
    titleField: titleFieldOf(schema),
    order: (entity.order ?? defaultOrder(schema, facts)).map((key) =>
      key.startsWith('-') ? { field: key.slice(1), direction: 'desc' } : { field: key, direction: 'asc' },
    ),
    version: entity.version === true,
    audit: entity.audit === true,
    ...(entity.key && { key: entity.key }),
    ...(entity.position && { position: entity.position }),
    ...(entity.validity && { validity: { ...entity.validity, by: entity.validity.by ?? [] } }),
    ...(schema['x-store']?.searchThrough && { searchThrough: schema['x-store'].searchThrough }),
    ...(schema['x-store']?.searchKept && { searchKept: schema['x-store'].searchKept }),
    ...(schema['x-store']?.searchValues && { searchValues: schema['x-store'].searchValues }),
    ...(schema['x-store']?.searchWith && { searchWith: schema['x-store'].searchWith }),
    ...(schema['x-store']?.filterThrough && { filterThrough: schema['x-store'].filterThrough }),
    access: accessOf(schema),
    ...rulesIn(name, table, schema),
    properties: facts,
  }
}

/** The default order: the manual position, else the title property. */
export function defaultOrder(schema: SchemaFile, properties: readonly Property[]): readonly string[] {
  const key = schema['x-entity'].position ?? titleFieldOf(schema)
  return [properties.some(({ name, sort }) => name === key && sort) ? key : 'id']
}

/**
 * The title property of a record: the declared one, else the first that holds a line of text, else the only long text,
 * where each record has it.
 */
export function titleFieldOf(file: SchemaFile): string {
  const isLine = ([, schema]: [string, PropertySchema]) =>
    ['string', 'localized'].includes(valueTypeOf(schema)) && !schema.writeOnly
  const line = Object.entries(file.properties).find(isLine)?.[0]
  return file['x-entity'].titleField ?? line ?? onlyText(file) ?? 'id'
}

function onlyText({ properties, required = [] }: SchemaFile): string | undefined {
  const texts = Object.entries(properties).filter(([, schema]) => valueTypeOf(schema) === 'text')
  const [name, { writeOnly, contentMediaType, 'x-access': access } = {}] = texts[0] ?? []
  const isFit = !writeOnly && contentMediaType === undefined && !access?.logReads && !access?.read
  return name !== undefined && texts.length === 1 && required.includes(name) && isFit ? name : undefined
}
