/** Builds a model from schemas in memory, with the project's own values, roles and glossary. */
import { buildModel } from '#codegen/build.ts'
import { examine } from '#codegen/check.ts'
import { load, parseSource, type Sources } from '#codegen/load.ts'
import type { EntityModel, Model, OutputFile } from '#codegen/model.ts'

/** Schema files by entity name. */
export type Schemas = Readonly<Record<string, object>>

/** @param texts Texts by entity name; without them everything is English or from the glossary. */
export function modelOf(schemas: Schemas, texts: Schemas = {}): Model {
  const files = Object.entries(schemas).map(([name, schema]) =>
    parseSource(`${name}.schema.json`, JSON.stringify(schema)),
  )
  const words = Object.entries(texts).map(([name, own]) => parseSource(`i18n/${name}.json`, JSON.stringify(own)))
  const sources = { ...load('.'), schemas: files, texts: words, overrides: [] }
  return modelFrom(sources)
}

/** The model of the valid parts of schemas, with errors or without. */
export const modelFrom = (sources: Sources): Model => buildModel(sources, examine(sources).entities)

/** The schema files of the project, parsed. */
export const projectSchemas = (): Schemas =>
  Object.fromEntries(load('.').schemas.map(({ file, value }) => [file.replace('.schema.json', ''), Object(value)]))

/** Their texts, parsed. */
export const projectTexts = (): Schemas =>
  Object.fromEntries(load('.').texts.map(({ file, value }) => [file.slice(5, -5), Object(value)]))

export function entityOf(model: Model, name: string): EntityModel {
  const entity = model.entities.find(({ facts }) => facts.name === name)
  if (!entity) throw new Error(`The model has no "${name}".`)
  return entity
}

/** The text of the only file whose path has this ending. */
export function textOf(files: readonly OutputFile[], ending: string): string {
  const [file, ...more] = files.filter(({ path }) => path.endsWith(ending))
  if (!file || more.length > 0) throw new Error(`${more.length + (file ? 1 : 0)} files end in "${ending}".`)
  return file.text
}

/** A property of every type, a relation in each direction, and a target entity. */
export const everyKind: Schemas = {
  country: {
    title: 'Country',
    required: ['name'],
    properties: { name: { type: 'string', maxLength: 80 }, region: { type: 'string' } },
    'x-entity': { plural: 'countries', titleField: 'name', kind: 'lookup' },
    'x-access': { read: '*' },
    'x-ui': { menu: { group: 'settings', icon: 'Public' } },
  },
  'sample-thing': {
    title: 'Sample thing',
    required: ['code', 'status', 'country'],
    properties: {
      code: { type: 'string', pattern: '^[A-Z]{2}$', 'x-store': { unique: true, search: true } },
      notes: { type: 'string', maxLength: 4000, writeOnly: true },
      count: { type: 'integer', minimum: 0, maximum: 9 },
      big: { type: 'integer' },
      done: { type: 'boolean', default: false },
      due: { type: 'string', format: 'date' },
      seenAt: { type: 'string', format: 'date-time', readOnly: true },
      price: { $ref: 'values.schema.json#/$defs/Money' },
      share: { type: 'string', format: 'percentage' },
      status: {
        default: 'open',
        oneOf: [
          { const: 'open', title: 'Open' },
          { const: 'shut', title: 'Shut' },
        ],
      },
      country: { 'x-relation': { entity: 'country', embed: ['name', 'region'], onDelete: 'restrict' } },
      others: { 'x-relation': { entity: 'country', many: true, embed: ['name'] } },
      labels: { type: 'array', maxItems: 3, uniqueItems: true, items: { type: 'string', maxLength: 5 } },
      rights: { type: 'array', items: { $ref: 'values.schema.json#/$defs/Role' } },
      title: { $ref: 'values.schema.json#/$defs/LocalizedText' },
      iban: { type: 'string', format: 'iban', 'x-access': { read: 'ROLE_FINANCE', mask: true } },
      margin: { type: 'integer', 'x-access': { read: 'ROLE_FINANCE' } },
    },
    'x-entity': { plural: 'sample-things', titleField: 'code', version: true },
    'x-access': { read: 'ROLE_SETTINGS', create: 'ROLE_SETTINGS' },
    'x-ui': { menu: { group: 'archive', icon: 'Inventory' } },
  },
}
