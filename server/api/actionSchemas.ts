/** The routes of lifecycle actions as OpenAPI describes them. */
import type { Entity, Property } from '#schemas/entity.ts'
import type { LifecycleAction } from '#schemas/lifecycle.ts'
import { entityByName } from '#schemas/generated/entities.ts'
import { messages } from '#server/foundation/messages.ts'
import { lookUp } from '#schemas/translate.ts'
import { writeSchema, type JsonSchema } from '#server/sql/valueSchema.ts'

const params = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string', pattern: '^[1-9][0-9]{0,18}$' } },
}
const idSchema = { type: 'integer', minimum: 1 }

export function actionSchemas(entity: Entity, name: string, action: LifecycleAction): { one: object; many: object } {
  const { typeName, plural, name: entityName } = entity
  const suffix = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  // Title from the action's name, not from the words on screen: those may change, the description of the API may not.
  const title = suffix.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const body = bodySchema(entity, action)
  return {
    one: {
      tags: [plural],
      summary: `${title}: one ${entityName}`,
      description: describe(entity, action),
      operationId: `${name}${typeName}`,
      params,
      body,
      response: { 200: answerOf(action, typeName) },
    },
    many: {
      tags: [plural],
      summary: `${title}: several ${plural}, each by itself`,
      description: describe(entity, action),
      operationId: `take${suffix}On${typeName}s`,
      body: {
        ...body,
        required: ['ids', ...action.fields.require],
        properties: {
          ids: { type: 'array', minItems: 1, maxItems: action.bulk, items: idSchema },
          ...(body.properties as object),
        },
      },
      response: { 200: { description: 'What is done, and what is not.', content: json(manyDone) } },
    },
  }
}

const answerOf = ({ tells }: LifecycleAction, typeName: string) =>
  tells === undefined
    ? { description: 'The record as it is now.', content: json({ $ref: `${typeName}#` }) }
    : {
        description: 'Told this once.',
        content: json({ type: 'object', required: [tells], properties: { [tells]: { type: 'string' } } }),
      }

const refused = {
  type: 'object',
  required: ['id', 'errors'],
  properties: { id: idSchema, errors: { type: 'array', items: { type: 'string' } } },
}
const manyDone = {
  type: 'object',
  required: ['done', 'refused'],
  properties: { done: { type: 'array', items: idSchema }, refused: { type: 'array', items: refused } },
}

function bodySchema({ properties, lifecycle }: Entity, { fields }: LifecycleAction): JsonSchema {
  const all = [...properties, ...(lifecycle?.parameters ?? [])]
  const described = (name: string): [string, JsonSchema][] => {
    const property = all.find((one) => one.name === name)
    return property ? [[name, writeSchema(asInput(property), entityByName)]] : []
  }
  return {
    type: 'object',
    additionalProperties: false,
    ...(fields.require.length > 0 && { required: fields.require }),
    properties: Object.fromEntries([...fields.require, ...fields.optional].flatMap(described)),
  }
}

/** The property as input of an action: required and writable. */
const asInput = (property: Property): Property => ({ ...property, required: true, readOnly: false })

function describe({ name, lifecycle }: Entity, action: LifecycleAction): string {
  const texts = messages.en
  const word = (key: string) => String(lookUp(texts, `resources.${name}.${key}`) ?? key)
  const states = action.from.map((state) => word(`values.${lifecycle?.property}.${state}`)).join(', ')
  const people = action.notBy?.map((field) => word(`fields.${field}`)).join(', ')
  const reasons = action.otherwise ? word(`refusals.${action.otherwise}`) : undefined
  const guarded = action.guard?.length ? 'A guard may refuse it with a reason of its own.' : undefined
  return [
    `Refused with 400 unless the state is: ${states}.`,
    people && `Not by whoever is named at: ${people}.`,
    reasons && `Refused with: ${reasons}`,
    guarded,
  ]
    .filter(Boolean)
    .join(' ')
}

const json = (schema: object) => ({ 'application/json': { schema } })
