/** One entity of the model, from its schema file. */
import type { Entity } from '#schemas/entity.ts'
import type { EntityModel, PropertyModel } from '#codegen/model.ts'
import { camelCase, pascalCase } from '#codegen/names.ts'
import { snakeCase } from '#schemas/property.ts'
import type { PropertySchema, SchemaFile } from '#codegen/schemaFile.ts'
import { valueTypeOf } from '#codegen/valueType.ts'
import { buildProperty, withId } from './property.ts'
import { buildColumnModels, plainSchema } from './rows.ts'
import { buildEntityTexts, buildPropertyTexts, type Glossary } from './texts.ts'
import { buildPropertyUi, buildUi } from './ui.ts'
import { defined } from './value.ts'

export type EntitySource = { name: string; file: string; hash: string; schema: SchemaFile }
export type Surroundings = {
  roles: readonly string[]
  glossary: Glossary
  titleFields: ReadonlyMap<string, string>
}

export function buildEntity(
  { name, file, hash, schema }: EntitySource,
  { roles, glossary, titleFields }: Surroundings,
): EntityModel {
  const table = schema['x-store']?.table ?? snakeCase(name)
  const owner = { required: schema.required ?? [], table, roles, titleFields }
  const properties = Object.entries(withId(schema.properties)).map(([key, value]): PropertyModel => {
    const facts = buildProperty(key, value, owner)
    return defined({
      facts,
      schema: plainSchema(value),
      ui: buildPropertyUi(value),
      texts: buildPropertyTexts(key, value, glossary),
      columns: buildColumnModels(value, glossary),
      index: value['x-store']?.index === true && !facts.sort,
      renamedFrom: value['x-store']?.renamedFrom,
    })
  })
  const facts = buildFacts(name, table, schema, properties)
  return {
    facts,
    file,
    constName: camelCase(name),
    properties,
    ui: buildUi(schema['x-ui'] ?? {}, facts, properties),
    texts: buildEntityTexts(name, schema, glossary),
    indexes: (schema['x-store']?.indexes ?? []).map(({ properties: names, unique = false }) => ({
      properties: names,
      unique,
    })),
    hash,
  }
}

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
    order: (entity.order ?? ['id']).map((key) =>
      key.startsWith('-') ? { field: key.slice(1), direction: 'desc' } : { field: key, direction: 'asc' },
    ),
    version: entity.version === true,
    audit: entity.audit === true,
    ...(entity.position && { position: entity.position }),
    ...(entity.validity && { validity: { ...entity.validity, by: entity.validity.by ?? [] } }),
    ...(schema['x-store']?.searchThrough && { searchThrough: schema['x-store'].searchThrough }),
    access: schema['x-access'],
    properties: facts,
  }
}

/** The property that stands for a record: as declared, otherwise the first that holds a line of text. */
export function titleFieldOf({ 'x-entity': entity, properties }: SchemaFile): string {
  const isLine = ([, schema]: [string, PropertySchema]) =>
    ['string', 'localized'].includes(valueTypeOf(schema)) && !schema.writeOnly
  return entity.titleField ?? Object.entries(properties).find(isLine)?.[0] ?? 'id'
}
