/** TypeScript shapes of an entity: as it is read, created, updated and asked for. */
import type { Property } from '#schemas/entity.ts'
import type { EntityModel, Model, PropertyModel } from '#codegen/model.ts'
import { takesRoles } from './facts.ts'
import { wireSchema, type JsonSchema } from './wire.ts'

type Members = { properties: Record<string, JsonSchema>; required: string[] }

/** Source text of `Merchant`, `MerchantCreate`, `MerchantUpdate` and `MerchantQuery`. */
export async function shapesOf(entity: EntityModel, model: Model): Promise<string> {
  const { compile } = await import('json-schema-to-typescript')
  const { typeName } = entity.facts
  const shapes = { Create: createShape, Update: updateShape, Query: queryShape }
  const definitions = Object.entries(shapes).map(([suffix, shape]) => [`${typeName}${suffix}`, shape(entity, model)])
  const source = await compile({ ...readShape(entity, model), $defs: Object.fromEntries(definitions) }, typeName, {
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

/** As GET answers it. Absent where this reader may not see it; null where it has no value. */
function readShape({ facts, properties }: EntityModel, model: Model): JsonSchema {
  const members: Members = { properties: {}, required: [] }
  if (facts.version) add(members, '_version', { type: 'integer' }, true)
  for (const property of properties) {
    const { name, required, writeOnly, access, relation } = property.facts
    if (writeOnly) continue
    const never = required || name === 'id' || relation?.many === true
    const schema = relation ? embedded(property.facts, model) : valueSchema(property, model)
    add(members, name, never ? schema : nullable(schema), access?.read === undefined)
  }
  return object(sortIdFirst(members))
}

function createShape({ properties }: EntityModel, model: Model): JsonSchema {
  const members: Members = { properties: {}, required: [] }
  for (const property of properties.filter(({ facts }) => !facts.readOnly)) {
    const { name, required, default: fallback } = property.facts
    add(members, name, accepted(property, model), required && fallback === undefined)
  }
  return object(members)
}

function updateShape({ facts, properties }: EntityModel, model: Model): JsonSchema {
  const members: Members = { properties: {}, required: [] }
  if (facts.version) add(members, '_version', { type: 'integer' }, false)
  for (const property of properties.filter(({ facts: { readOnly } }) => !readOnly)) {
    add(members, property.facts.name, accepted(property, model), false)
  }
  return object(members)
}

function queryShape({ facts }: EntityModel): JsonSchema {
  const order = facts.properties.filter(({ sort }) => sort).map(({ name }) => [name, { tsType: 'Direction' }])
  const filter = facts.properties
    .filter((property) => property.filter)
    .map((one) => [one.name, { tsType: filterOf(one) }])
  const search = facts.properties.some((property) => property.search) ? [['search', { type: 'string' }]] : []
  return object({
    properties: {
      _offset: { type: 'integer' },
      _limit: { type: 'integer' },
      _order: object({ properties: Object.fromEntries(order), required: [] }),
      _filter: object({ properties: Object.fromEntries([...search, ...filter]), required: [] }),
    },
    required: [],
  })
}

function filterOf({ type, values }: Property): string {
  switch (type) {
    case 'string':
    case 'text':
      return 'TextFilter'
    case 'integer':
    case 'money':
      return 'RangeFilter<number>'
    case 'date':
    case 'date-time':
    case 'percentage':
      return 'RangeFilter<string>'
    case 'boolean':
      return 'ChoiceFilter<boolean>'
    case 'relation':
      return 'ChoiceFilter<number>'
    case 'enum':
      return `ChoiceFilter<${values?.map((value) => JSON.stringify(value)).join(' | ') ?? 'string'}>`
    case 'list':
    case 'json':
      return 'ChoiceFilter<string>'
  }
}

/** A relation as it is read: the id and the embedded properties of the target. */
function embedded({ relation }: Property, model: Model): JsonSchema {
  const target = model.entities.find(({ facts }) => facts.name === relation?.entity)
  const members: Members = { properties: { id: { type: 'integer' } }, required: ['id'] }
  for (const name of relation?.embed ?? []) {
    const property = target?.properties.find(({ facts }) => facts.name === name)
    if (!property || name === 'id') continue
    const schema = valueSchema(property, model)
    add(members, name, property.facts.required ? schema : nullable(schema), property.facts.access?.read === undefined)
  }
  return relation?.many ? { type: 'array', items: object(members) } : object(members)
}

const accepted = (property: PropertyModel, model: Model): JsonSchema => {
  const schema = valueSchema(property, model)
  return property.facts.required ? schema : nullable(schema)
}

function valueSchema(property: PropertyModel, model: Model): JsonSchema {
  if (!takesRoles(property.facts, model)) return wireSchema(property, model.definitions)
  return { tsType: property.facts.type === 'list' ? 'Role[]' : 'Role' }
}

const nullable = (schema: JsonSchema): JsonSchema =>
  Array.isArray(schema.enum) ? { enum: [...schema.enum, null] } : { anyOf: [schema, { type: 'null' }] }

const object = ({ properties, required }: Members): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
})

function add(members: Members, name: string, schema: JsonSchema, required: boolean): void {
  members.properties[name] = schema
  if (required) members.required.push(name)
}

const sortIdFirst = ({ properties: { id, ...rest }, required }: Members): Members => ({
  properties: { id: id ?? { type: 'integer' }, ...rest },
  required: required.includes('id') ? required : ['id', ...required],
})

/** Drops what the library says about its own definitions, and lays the text out: indents, bare unions, single quotes. */
function layout(source: string): string {
  let depth = 0
  const lines = source
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const indented = lines.map((line) => {
    const text = withoutParentheses(line.replace(/;$/, '').replaceAll('"', "'"))
    if (text.startsWith('}')) depth--
    const result = '  '.repeat(depth) + text
    if (text.endsWith('{')) depth++
    return result
  })
  return `${indented.join('\n').replaceAll('\nexport ', '\n\nexport ')}\n`
}

/** The library puts each union between parentheses, also where only the end of the member follows. */
function withoutParentheses(line: string): string {
  const member = /^([^(]*: )\(([^()]*(?:\([^()]*\)[^()]*)*)\)$/.exec(line)
  if (member) return `${member[1]}${member[2]}`
  return line.replace(/: \(\{$/, ': {').replace(/^(\}.*)\)$/, '$1')
}
