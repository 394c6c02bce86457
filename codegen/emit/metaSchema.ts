/**
 * The JSON Schema of one schema file, for editors: the vocabulary, narrowed to the names that this
 * project and this file have, so that VS Code completes them and marks what does not exist.
 */
import type { EntityModel, Model, ProjectEmitter } from '#codegen/model.ts'
import { valuesPrefix } from '#codegen/valuesPrefix.ts'
import vocabulary from '#codegen/vocabulary/keywords.schema.json' with { type: 'json' }
import widgets from '#codegen/vocabulary/widgets.json' with { type: 'json' }
import { operators } from '#schemas/condition.ts'

/** One file per entity, but each knows the names of all: a new entity changes every one of them. */
export const emitMetaSchemas: ProjectEmitter = (model) =>
  model.entities.map((entity) => ({
    path: `schemas/generated/${entity.facts.name}.meta.json`,
    text: metaSchemaOf(entity, model),
  }))

function metaSchemaOf(entity: EntityModel, model: Model): string {
  const { $schema, $defs, ...rest } = vocabulary
  return `${compact({
    $schema,
    $comment: `Generated from ${entity.file} by npm run codegen. Do not edit.`,
    ...rest,
    $defs: { ...$defs, ...namesOf(entity, model), ...conditions(entity) },
  })}\n`
}

function namesOf({ facts }: EntityModel, { entities, roles, definitions }: Model): Record<string, unknown> {
  const names = facts.properties.map(({ name }) => name)
  const sortable = facts.properties.filter(({ sort }) => sort).flatMap(({ name }) => [name, `-${name}`])
  const role = `(${roles.join('|')})`
  return {
    propertyName: { enum: names },
    orderKey: { enum: sortable },
    entityName: { enum: entities.map((entity) => entity.facts.name) },
    role: { enum: roles },
    roleExpression: {
      anyOf: [{ const: '*' }, { $ref: '#/$defs/role' }, { type: 'string', pattern: `^${role}( (or|and) ${role})+$` }],
    },
    widget: { enum: Object.keys(widgets) },
    definition: { enum: Object.keys(definitions).map((name) => valuesPrefix + name) },
  }
}

/** The condition language, over this file's properties and over those of any other. */
function conditions({ facts }: EntityModel): Record<string, unknown> {
  const names = [...facts.properties.map(({ name }) => name), 'any', 'all', 'not']
  const scalar = { type: ['string', 'number', 'boolean', 'null'] }
  const operand = { anyOf: [scalar, { type: 'array', items: scalar }] }
  return {
    condition: { ...combined('condition'), propertyNames: { enum: names } },
    targetCondition: combined('targetCondition'),
    comparison: {
      anyOf: [
        scalar,
        {
          type: 'object',
          additionalProperties: false,
          properties: Object.fromEntries(operators.map((operator) => [operator, operand])),
        },
      ],
    },
  }
}

function combined(definition: string): Record<string, unknown> {
  const self = { $ref: `#/$defs/${definition}` }
  const list = { type: 'array', items: self }
  const properties = { any: list, all: list, not: self }
  return { type: 'object', properties, additionalProperties: { $ref: '#/$defs/comparison' } }
}

/** One line per keyword, and per definition or property: short, and still readable in a diff. */
function compact(meta: Record<string, unknown>): string {
  const members = Object.entries(meta).map(([key, value]) => {
    const isMap = key === '$defs' || key === 'properties'
    return `  ${JSON.stringify(key)}: ${isMap ? `{\n${lines(value as object)}\n  }` : print(value)}`
  })
  return `{\n${members.join(',\n')}\n}`
}

const lines = (map: object): string =>
  Object.entries(map)
    .map(([key, value]) => `    ${JSON.stringify(key)}: ${print(value)}`)
    .join(',\n')

const printed = new WeakMap<object, string>()

/** The vocabulary's own parts are the same for every entity and are printed once. */
function print(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const known = printed.get(value) ?? JSON.stringify(value)
  printed.set(value, known)
  return known
}
