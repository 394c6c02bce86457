/** Totals, facets and groups as OpenAPI describes them. */
import type { Entity, Property } from '#schemas/entity.ts'
import { namesParameter } from '#server/foundation/query.ts'
import { hardLimit } from '#server/lists/listQuery.ts'
import type { JsonSchema } from '#server/sql/valueSchema.ts'
import { amountsOf } from './amounts.ts'
import { facetsOf, groupingsOf } from './groupings.ts'
import { mostChoices } from './facets.ts'

type Parameters = Readonly<Record<string, JsonSchema>>

export const notYet = 'They take longer than an answer waits; asked again, they are there.'

const count = { type: 'integer', minimum: 0 }
const value = { description: 'As lists answer it; null where it is empty.' }
const namesOf = (all: readonly { name: string }[]): string => all.map(({ name }) => name).join(', ')

export const totalsParameter = (amounts: readonly Property[]): JsonSchema =>
  namesParameter(`Properties to add up over everything that matches: ${namesOf(amounts)}.`)

export const totalsSchema = (amounts: readonly Property[]): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(amounts.map((property) => [property.name, sumSchema(property)])),
})

const money = {
  type: 'object',
  required: ['amount', 'currency'],
  properties: { amount: { type: 'integer' }, currency: { type: 'string' } },
}

function sumSchema({ type }: Property): JsonSchema {
  if (type === 'money') return { type: 'array', items: money, description: 'Per currency.' }
  return type === 'decimal' ? { type: 'string' } : { type: 'integer' }
}

export function facetsSchema({ properties }: Entity, filters: Parameters): object {
  const known = facetsOf(properties)
  const perProperty = (schema: JsonSchema) => Object.fromEntries(known.map(({ name }) => [name, schema]))
  const of = namesParameter(`Properties: ${namesOf(known)}.`)
  const choice = { type: 'object', required: ['value', 'count'], properties: { value, count } }
  const listed = {
    type: 'array',
    items: choice,
    description: `Those that occur; of a relation the ${mostChoices} that occur most.`,
  }
  return {
    querystring: { type: 'object', required: ['_of'], properties: { _of: of, ...filters } },
    response: answer('Per property.', {
      type: 'object',
      required: ['items'],
      properties: {
        items: { type: 'object', properties: perProperty(listed) },
        rest: { type: 'object', description: 'Records with another choice.', properties: perProperty(count) },
        more: { type: 'array', items: { type: 'string' }, description: `Properties without an answer yet. ${notYet}` },
      },
    }),
  }
}

export function groupsSchema({ properties }: Entity, filters: Parameters): object {
  const amounts = amountsOf(properties)
  const by = { enum: groupingsOf(properties).map(({ name }) => name) }
  const group = {
    type: 'object',
    required: ['value', 'count'],
    properties: { value, count, ...(amounts.length > 0 && { totals: totalsSchema(amounts) }) },
  }
  const page = {
    _offset: { type: 'integer', minimum: 0, default: 0, description: 'Groups to skip.' },
    _limit: { type: 'integer', maximum: hardLimit, default: 50 },
  }
  const totals = amounts.length > 0 && { _totals: totalsParameter(amounts) }
  return {
    querystring: { type: 'object', required: ['_by'], properties: { _by: by, ...totals, ...page, ...filters } },
    response: answer('A page of the groups, and how many there are.', {
      type: 'object',
      required: ['items', 'total'],
      properties: { items: { type: 'array', items: group }, total: count, more: { const: true, description: notYet } },
    }),
  }
}

const answer = (description: string, schema: JsonSchema) => ({
  200: { description, content: { 'application/json': { schema } } },
})
