/** The routes of `calls.ts` as OpenAPI describes them. */
import type { Entity } from '#schemas/entity.ts'
import { uniqueSets } from '#schemas/unique.ts'
import { isSingle } from '#schemas/single.ts'
import { namesParameter } from '#server/foundation/query.ts'
import { hardLimit } from '#server/lists/listQuery.ts'
import { keywordsOf } from '#server/lists/choices.ts'
import { chosenRelations } from '#server/lists/relationChoices.ts'
import { mostSelected } from '#server/lists/allIds.ts'
import { listQuerySchema, similarMark } from '#server/lists/schema.ts'
import { facetsSchema, groupsSchema } from '#server/lists/sums/schema.ts'
import type { JsonSchema } from '#server/sql/valueSchema.ts'

type Call =
  | 'ids'
  | 'facets'
  | 'groups'
  | 'ancestors'
  | 'usage'
  | 'usageOfAll'
  | 'usageOfOne'
  | 'choices'
  | 'taken'
  | 'history'
  | 'reads'
  | 'validity'
  | 'order'
  | 'bulkDelete'
  | 'export'

const count = { type: 'integer', minimum: 0 }
const idSchema = { type: 'integer', minimum: 1 }
const text = { type: 'string' }
const more = { const: true, description: 'There are more than were counted.' }
const onDelete = {
  enum: ['unlinked', 'deleted'],
  description: 'What becomes of them when the record is deleted; absent: as long as they are there it cannot be.',
}
const use = object({ entity: text, property: text, inverse: text, count, more, onDelete }, [
  'inverse',
  'more',
  'onDelete',
])
const params = object({ id: { type: 'string', pattern: '^[1-9][0-9]{0,18}$' } })
const idsBody = object({ ids: { ...listOf(idSchema), minItems: 1, maxItems: hardLimit } })
const actor = {
  anyOf: [
    object({ id: { ...idSchema, type: ['integer', 'null'] }, name: { type: ['string', 'null'] } }),
    { type: 'null' },
  ],
}

/** `for` only where a record could be chosen as part of itself. */
function choicesQuery(entity: Entity) {
  const isTree = chosenRelations(entity).some(({ relation }) => relation?.hierarchy)
  const own = { ...text, description: 'The record whose relation it is: it and all below it are left out.' }
  const keywords = { ...text, description: keywordsOf(isTree ? entity : undefined) }
  return object({ keywords, ...(isTree && { for: own }) }, ['keywords', ...(isTree ? ['for'] : [])])
}

export function callSchemas(entity: Entity): Record<Call, object> {
  const { typeName, name, plural } = entity
  const isOne = isSingle(entity)
  const one = isOne ? `the ${name}` : `one ${name}`
  const named = isOne ? {} : { params }
  const describe = (operation: string, summary: string, rest: object) => ({
    tags: [plural],
    summary,
    operationId: `${operation}${typeName}`,
    ...rest,
  })
  return {
    ids: describe('allIds', `Ids of all ${plural} that match`, {
      description: 'Without `_offset` and `_limit`, in the order of the list; refused above 100,000.',
      querystring: rowsQuery(entity),
      response: answer('In the order of the list.', object({ ids: listOf(idSchema) })),
    }),
    facets: describe('countChoices', `How many ${plural} have each choice of a property`, {
      description: 'Each property under all filters but its own.',
      ...facetsSchema(entity, withoutOrder(entity)),
    }),
    groups: describe('group', `The ${plural} that match, by the values of a property`, {
      ...groupsSchema(entity, withoutOrder(entity)),
    }),
    ancestors: describe('ancestors', `What one ${name} is part of`, {
      params,
      response: answer(
        'From the top down to the record above it, as far as the asker may read them.',
        object({ items: listOf(object({ id: idSchema })) }),
      ),
    }),
    usage: describe('countUses', `How often each of several ${plural} is used`, {
      querystring: object({ ids: namesParameter(`At most ${hardLimit} ids.`) }),
      response: answer(
        'Those that are seen.',
        object({ items: listOf(object({ id: idSchema, count, more }, ['more'])) }),
      ),
    }),
    usageOfAll: describe('usesOfMany', `What points at any of several ${plural}`, {
      description: 'Nothing changes. Records among the several themselves do not count.',
      body: object({ ids: { type: 'string', description: `At most ${mostSelected}, with commas between.` } }),
      response: answer('Per relation, of all of them together.', object({ items: listOf(use) })),
    }),
    usageOfOne: describe('uses', `What points at one ${name}`, {
      params,
      response: answer('Per relation, as far as the asker may read it.', object({ items: listOf(use) })),
    }),
    choices: describe('choicesFor', `What a relation of ${plural} may point at`, {
      description: 'For whoever adds or changes them: the id, and what the relation shows.',
      params: object({ property: { enum: chosenRelations(entity).map((property) => property.name) } }),
      querystring: choicesQuery(entity),
      response: answer(
        `At most ${hardLimit}.`,
        object({ items: listOf(object({ id: idSchema })), similar: similarMark }, ['similar']),
      ),
    }),
    taken: describe('taken', `Whether unique values of ${plural} are taken`, {
      description: 'For whoever adds or changes them: told before saving what a save would refuse.',
      querystring: takenQuery(entity),
      response: answer('The sets of properties whose values another record has.', object({ items: listOf(taken) })),
    }),
    history: describe('history', `What happened to ${one}`, {
      ...named,
      querystring: object({ _offset: count, _limit: { type: 'integer', maximum: hardLimit } }, ['_offset', '_limit']),
      response: answer('Newest first.', object({ items: listOf(line), total: count })),
    }),
    reads: describe('reads', `Who was sent values of ${one} whose reads are logged`, {
      ...named,
      querystring: object({ _offset: count, _limit: { type: 'integer', maximum: hardLimit } }, ['_offset', '_limit']),
      response: answer('Newest first.', object({ items: listOf(readLine), total: count })),
    }),
    validity: describe('gaps', `Days on which nothing holds, between ${plural}`, {
      response: answer('Per matter.', object({ gaps: listOf(gap) })),
    }),
    order: describe('order', `Put ${plural} one after the other`, {
      description: 'On the places that they hold together.',
      body: idsBody,
      response: { 204: { description: 'Done.', type: 'null' } },
    }),
    bulkDelete: describe('deleteMany', `Delete several ${plural}, each by itself`, {
      body: idsBody,
      response: answer(
        'What is gone, and what is not.',
        object({ deleted: listOf(idSchema), refused: listOf(refused) }),
      ),
    }),
    export: describe('export', `All ${plural} that match, as a file`, {
      description: 'Without `_offset` and `_limit`: everything that matches.',
      querystring: exportQuery(entity),
      response: {
        200: {
          description: 'The file.',
          content: {
            'text/csv': { schema: text },
            'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
              schema: { type: 'string', contentEncoding: 'binary' },
            },
          },
        },
        429: { description: 'Two exports of this person run already.', ...json({ $ref: 'Error#' }) },
      },
    }),
  }
}

/** Query of the call that asks for taken values: all properties that are unique, alone or together. */
function takenQuery(entity: Entity): JsonSchema {
  const names = new Set(uniqueSets(entity).flat())
  const values = [...names].map((name) => [name, { ...text, description: 'Its value, a relation by its id.' }])
  const own = { ...text, description: 'The record that has the values: it may keep them.' }
  return object({ ...Object.fromEntries(values), _for: own }, [...names, '_for'])
}

const taken = object({
  properties: { ...listOf(text), description: 'Unique together.' },
  record: {
    anyOf: [object({ id: idSchema }), { type: 'null' }],
    description: 'Its id and title; null if it is hidden from the asker.',
  },
})
const refused = object({ id: idSchema, errors: listOf(text) })
const gap = object({ of: { type: 'object' }, from: { ...text, format: 'date' }, until: { ...text, format: 'date' } })
const change = object({ property: text, from: {}, to: {} })
const line = object(
  {
    id: idSchema,
    at: { ...text, format: 'date-time' },
    by: actor,
    onBehalfOf: actor,
    action: text,
    changes: listOf(change),
    rows: {
      ...listOf(object({ name: text, id: idSchema, title: {}, action: text, changes: listOf(change) })),
      description: 'Of rows that were written with the record, where it has some.',
    },
  },
  ['rows'],
)

const readLine = object({
  id: idSchema,
  at: { ...text, format: 'date-time' },
  by: actor,
  onBehalfOf: actor,
  action: { enum: ['read', 'write', 'history', 'export'] },
  properties: listOf(text),
  records: { ...count, description: 'How many were read at once.' },
  isNamed: { type: 'boolean', description: 'false: of many records, of which this may have been one.' },
})

/** The query of a list without paging. */
function rowsQuery(entity: Entity): { type: 'object'; properties: Record<string, JsonSchema> } {
  const { _offset, _limit, ...properties } = listQuerySchema(entity).properties as Record<string, JsonSchema>
  const description = 'The list answered `similar`: what looks like the search is meant, too.'
  return { type: 'object', properties: { ...properties, _similar: { const: 'true', description } } }
}

function withoutOrder(entity: Entity): Record<string, JsonSchema> {
  const { _order, ...properties } = rowsQuery(entity).properties
  return properties
}

function exportQuery(entity: Entity): JsonSchema {
  const columns = namesParameter('Names of properties; absent: all.')
  return {
    ...object({ _format: { enum: ['csv', 'xlsx'] }, _columns: columns, ...rowsQuery(entity).properties }),
    required: ['_format'],
  }
}

function object(properties: Record<string, JsonSchema>, optional: readonly string[] = []): JsonSchema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name))
  return { type: 'object', required, properties }
}

function listOf(items: JsonSchema): JsonSchema {
  return { type: 'array', items }
}

const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } })

function answer(description: string, schema: JsonSchema) {
  return { 200: { description, ...json(schema) } }
}
