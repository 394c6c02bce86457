/** Emits the TypeScript types of an entity: as read, stored, created and updated; queries are in queryShape.ts. */
import type { Entity, Property } from '#schemas/entity.ts'
import type { EntityModel, Model, Once, PropertyModel } from '#codegen/model.ts'
import { descriptionOf } from './descriptions.ts'
import { takesRoles } from './facts.ts'
import { layout } from './layout.ts'
import { lifecycleShapes, lifecycleTypes } from './lifecycle/shapes.ts'
import { queryShape } from './queryShape.ts'
import { closedObject, wireSchema, type JsonSchema, type Members } from './wire.ts'

/** Source text of `Merchant`, `MerchantStored`, `MerchantCreate`, `MerchantUpdate` and `MerchantQuery`. */
export async function shapesOf(entity: EntityModel, model: Model, once: Once): Promise<string> {
  const { typeName } = entity.facts
  const shapes = { Stored: storedShape, Create: createShape, Update: updateShape, Query: queryShape }
  const definitions = [
    ...Object.entries(shapes).map(([suffix, shape]) => [`${typeName}${suffix}`, shape(entity, model)]),
    ...lifecycleShapes(entity, model).map(([suffix, shape]) => [`${typeName}${suffix}`, shape]),
  ]
  const schema = { ...readShape(entity, model), $defs: Object.fromEntries(definitions) }
  const bare = await once('shapes', [typeName, schema], () => typesOf(schema, typeName))
  const source = withComments(bare, entity)
  const lifecycle = lifecycleTypes(entity)
  return lifecycle ? `${source}\n${lifecycle.trimEnd()}\n` : source
}

/** Puts descriptions above the properties of the first interface, the record as read; layout drops those of the compiler. */
function withComments(source: string, { properties }: EntityModel): string {
  const texts = new Map(properties.map(({ facts, schema }) => [facts.name, descriptionOf(schema)]))
  const end = source.indexOf('\n}')
  const members = source.slice(0, end).replace(/^  (\w+)\??: /gm, (line, name: string) => {
    const text = texts.get(name)?.replaceAll('*/', '* /').split('\n')
    if (!text) return line
    return text.length > 1
      ? `  /**\n${text.map((one) => `   * ${one}\n`).join('')}   */\n${line}`
      : `  /** ${text[0]} */\n${line}`
  })
  return members + source.slice(end)
}

/** The compiler is loaded here, because loading takes longer than all other work for one schema. */
async function typesOf(schema: JsonSchema, typeName: string): Promise<string> {
  const { compile } = await import('json-schema-to-typescript')
  const source = await compile(schema, typeName, {
    additionalProperties: false,
    bannerComment: '',
    format: false,
    ignoreMinAndMaxItems: true,
    unknownAny: true,
    unreachableDefinitions: true,
    $refOptions: { resolve: { external: false } },
  })
  return layout(source)
}

/** The answer of GET: a property is absent where this reader may not see it (unless masked), null when empty. */
function readShape({ facts, properties }: EntityModel, model: Model): JsonSchema {
  const members: Members = { properties: {}, required: [] }
  if (facts.version) add(members, '_version', { type: 'integer' }, true)
  for (const property of properties) {
    const { name, required, writeOnly, access, relation } = property.facts
    if (writeOnly) continue
    const never = required || name === 'id' || relation?.many === true
    const schema = relation ? embedded(property.facts, model) : valueSchema(property, model)
    add(members, name, never ? schema : nullable(schema), access?.mask === true || isForAll(access))
  }
  for (const { name, entity } of facts.children ?? []) {
    const rows = model.entities.find((one) => one.facts.name === entity)?.facts
    if (rows) add(members, name, { tsType: `import('./${entity}.ts').${rows.typeName}[]` }, false)
  }
  if (facts.lifecycle) add(members, '_actions', { tsType: 'PossibleAction[]' }, false)
  return closedObject(sortIdFirst(members))
}

/** Whether every reader of a list gets the value; lists leave out values whose reads are logged. */
const isForAll = (access: Property['access']): boolean => access?.read === undefined && access?.logReads !== true

/** The record for hooks and listeners: all properties, relations as ids. */
function storedShape({ properties }: EntityModel, model: Model): JsonSchema {
  const members: Members = { properties: {}, required: [] }
  for (const property of properties) {
    const { name, relation } = property.facts
    const isThere = name === 'id' || relation?.many === true
    add(members, name, isThere ? valueSchema(property, model) : accepted(property, model), true)
  }
  return closedObject(sortIdFirst(members))
}

function createShape({ facts, properties }: EntityModel, model: Model): JsonSchema {
  const members: Members = { properties: {}, required: [] }
  for (const property of properties.filter((one) => !one.facts.readOnly)) {
    const { name, required, default: fallback } = property.facts
    add(members, name, accepted(property, model), required && fallback === undefined)
  }
  addRows(members, facts, model, (fresh) => fresh)
  return closedObject(members)
}

function updateShape({ facts, properties }: EntityModel, model: Model): JsonSchema {
  const members: Members = { properties: {}, required: [] }
  if (facts.version) add(members, '_version', { type: 'integer' }, false)
  for (const property of properties.filter(({ facts: { readOnly } }) => !readOnly)) {
    add(members, property.facts.name, accepted(property, model), false)
  }
  addRows(members, facts, model, (fresh, known) => `(${fresh} & { id?: undefined } | ${known} & { id: number })`)
  return closedObject(members)
}

/** Child rows sent with their record: without the relation to their parent, which is that record. */
function addRows(members: Members, facts: Entity, model: Model, row: (fresh: string, known: string) => string): void {
  for (const { name, entity, property } of facts.children ?? []) {
    const rows = model.entities.find((one) => one.facts.name === entity)?.facts
    const type = (suffix: string) => `Omit<import('./${entity}.ts').${rows?.typeName}${suffix}, '${property}'>`
    if (rows) add(members, name, { tsType: `${row(type('Create'), type('Update'))}[]` }, false)
  }
}

/** A relation as read: the id and the embedded properties of the target. */
function embedded({ relation }: Property, model: Model): JsonSchema {
  const target = model.entities.find(({ facts }) => facts.name === relation?.entity)
  const members: Members = { properties: { id: { type: 'integer' } }, required: ['id'] }
  for (const name of relation?.embed ?? []) {
    const property = target?.properties.find(({ facts }) => facts.name === name)
    if (!property || name === 'id') continue
    const schema = valueSchema(property, model)
    add(members, name, property.facts.required ? schema : nullable(schema), property.facts.access?.read === undefined)
  }
  return relation?.many ? { type: 'array', items: closedObject(members) } : closedObject(members)
}

const accepted = (property: PropertyModel, model: Model): JsonSchema => {
  const schema = valueSchema(property, model)
  return property.facts.required ? schema : nullable(schema)
}

function valueSchema(property: PropertyModel, model: Model): JsonSchema {
  if (!takesRoles(property.facts, model)) return wireSchema(property, model.definitions)
  return { tsType: property.facts.type === 'list' ? 'RoleName[]' : 'RoleName' }
}

const scalars: readonly unknown[] = ['string', 'integer', 'boolean']

function nullable(schema: JsonSchema): JsonSchema {
  if (Array.isArray(schema.enum)) return { enum: [...schema.enum, null] }
  return scalars.includes(schema.type) ? { type: [schema.type, 'null'] } : { anyOf: [schema, { type: 'null' }] }
}

function add(members: Members, name: string, schema: JsonSchema, required: boolean): void {
  members.properties[name] = schema
  if (required) members.required.push(name)
}

const sortIdFirst = ({ properties: { id, ...rest }, required }: Members): Members => ({
  properties: { id: id ?? { type: 'integer' }, ...rest },
  required: required.includes('id') ? required : ['id', ...required],
})
