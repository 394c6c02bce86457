/**
 * The JSON Schema of one schema file, for editors: the vocabulary, narrowed to the names that this
 * project and this file have, so that VS Code completes them and marks what does not exist.
 */
import type { EntityEmitter, EntityModel, Model } from '#codegen/model.ts'
import { valuesPrefix } from '#codegen/valueType.ts'
import vocabulary from '#codegen/vocabulary/keywords.schema.json' with { type: 'json' }
import widgets from '#codegen/vocabulary/widgets.json' with { type: 'json' }
import { operators } from '#schemas/condition.ts'

export const emitMetaSchema: EntityEmitter = (entity, model) => {
  const { $schema, $defs, ...rest } = vocabulary
  const meta = {
    $schema,
    $comment: `Generated from ${entity.file} by npm run codegen. Do not edit.`,
    ...rest,
    $defs: { ...$defs, ...namesOf(entity, model), ...conditions(entity) },
  }
  return [{ path: `schemas/generated/${entity.facts.name}.meta.json`, text: `${compact(meta)}\n` }]
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
    return `${JSON.stringify(key)}: ${isMap ? `{\n${lines(value as object, '    ')}\n  }` : JSON.stringify(value)}`
  })
  return `{\n${members.map((member) => `  ${member}`).join(',\n')}\n}`
}

const lines = (map: object, indent: string): string =>
  Object.entries(map)
    .map(([key, value]) => `${indent}${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(',\n')
