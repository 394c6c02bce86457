/** TypeScript shapes of an entity: as it is read, created and updated; how it is asked for stands in queryShape.ts. */
import type { Property } from '#schemas/entity.ts'
import type { EntityModel, Model, PropertyModel } from '#codegen/model.ts'
import { takesRoles } from './facts.ts'
import { queryShape } from './queryShape.ts'
import { interfaceOf } from './typeScript.ts'
import { closedObject, nullable, wireSchema, type JsonSchema, type Members } from './wire.ts'

const shapes = { '': readShape, Create: createShape, Update: updateShape, Query: queryShape }

/** Source text of `Merchant`, `MerchantCreate`, `MerchantUpdate` and `MerchantQuery`. */
export const shapesOf = (entity: EntityModel, model: Model): string =>
  Object.entries(shapes)
    .map(([suffix, shape]) => interfaceOf(entity.facts.typeName + suffix, shape(entity, model)))
    .join('\n')

/** As GET answers it: absent where this reader may not see it (unless masked), null where it has no value. */
function readShape({ facts, properties }: EntityModel, model: Model): JsonSchema {
  const members: Members = { properties: {}, required: [] }
  if (facts.version) add(members, '_version', { type: 'integer' }, true)
  for (const property of properties) {
    const { name, required, writeOnly, access, relation } = property.facts
    if (writeOnly) continue
    const never = required || name === 'id' || relation?.many === true
    const schema = relation ? embedded(property.facts, model) : valueSchema(property, model)
    add(members, name, never ? schema : nullable(schema), access?.read === undefined || access.mask === true)
  }
  return closedObject(sortIdFirst(members))
}

function createShape({ properties }: EntityModel, model: Model): JsonSchema {
  const members: Members = { properties: {}, required: [] }
  for (const property of properties.filter(({ facts }) => !facts.readOnly)) {
    const { name, required, default: fallback } = property.facts
    add(members, name, accepted(property, model), required && fallback === undefined)
  }
  return closedObject(members)
}

function updateShape({ facts, properties }: EntityModel, model: Model): JsonSchema {
  const members: Members = { properties: {}, required: [] }
  if (facts.version) add(members, '_version', { type: 'integer' }, false)
  for (const property of properties.filter(({ facts: { readOnly } }) => !readOnly)) {
    add(members, property.facts.name, accepted(property, model), false)
  }
  return closedObject(members)
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

function add(members: Members, name: string, schema: JsonSchema, required: boolean): void {
  members.properties[name] = schema
  if (required) members.required.push(name)
}

const sortIdFirst = ({ properties: { id, ...rest }, required }: Members): Members => ({
  properties: { id: id ?? { type: 'integer' }, ...rest },
  required: required.includes('id') ? required : ['id', ...required],
})
