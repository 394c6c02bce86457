/** The routes of an entity as OpenAPI describes them. Descriptions use names and limits only, never `x-ui`. */
import { allTexts } from '#schemas/perLocale.ts'
import type { Entity, Lifecycle, Property } from '#schemas/entity.ts'
import { isSingle } from '#schemas/single.ts'
import { locales } from '#schemas/product.ts'
import { operatorsOf } from '#server/sql/filterValue.ts'
import { mostLevels } from '#server/lists/filters/filters.ts'
import { hardLimit } from './listQuery.ts'
import { amountsOf } from '#server/lists/sums/amounts.ts'
import { notYet, totalsParameter, totalsSchema } from '#server/lists/sums/schema.ts'
import type { Entities } from '#server/sql/projection.ts'
import { readSchema, writeSchema, type JsonSchema } from '#server/sql/valueSchema.ts'

export type RouteSchemas = Record<'list' | 'read' | 'create' | 'update' | 'delete', object>

const partial =
  'Properties that are left out stay as they are. What was read can be sent back: relations as objects, and read-only properties with the value that stands there.'

const id = { type: 'string', pattern: '^[1-9][0-9]{0,18}$' }
const params = { type: 'object', required: ['id'], properties: { id } }

/** Parameter for readers who want one language. */
export const localeSchema = {
  enum: [...locales],
  description: `Language in which texts per language are answered, each as one text; \`lang\` is the same. Without it lists of lookups and choices have that of the asker (with the header \`${allTexts.name}: ${allTexts.value}\` all languages), and other calls all languages. A call with an API key has one text always.`,
}

export function routeSchemas(entity: Entity): RouteSchemas {
  const { typeName, name, plural } = entity
  const tags = [plural]
  const isOne = isSingle(entity)
  const named = isOne ? {} : { params }
  const body = { type: 'object', properties: { error: { type: 'string' } } }
  const record = { description: `The ${name}.`, content: json({ $ref: `${typeName}#` }) }
  const stale = {
    description: 'Written by someone else since; `current` is the record as it is now.',
    content: json({ ...body, properties: { ...body.properties, current: { $ref: `${typeName}#` } } }),
  }
  return {
    list: {
      tags,
      summary: `List ${plural}`,
      operationId: `list${typeName}`,
      querystring: withTotals(listQuerySchema(entity), entity),
      response: {
        200: { description: 'One page, and how many there are in all.', content: json(listSchema(entity)) },
        304: { description: 'Nothing has changed since the answer with this ETag.' },
      },
    },
    read: {
      tags,
      summary: isOne ? `Read the ${name}` : `Read one ${name}`,
      operationId: `read${typeName}`,
      ...named,
      querystring: { type: 'object', properties: { _locale: localeSchema, lang: { enum: [...locales] } } },
      response: { 200: record },
    },
    create: {
      tags,
      summary: `Create a ${name}`,
      operationId: `create${typeName}`,
      body: { $ref: `${typeName}Create#` },
      response: { 201: record },
    },
    update: {
      tags,
      summary: isOne ? `Change the ${name}` : `Change a ${name}`,
      description: entity.version
        ? `${partial} The version that was read is sent as \`_version\` or \`If-Match\`.`
        : partial,
      operationId: `update${typeName}`,
      ...named,
      body: { $ref: `${typeName}Update#` },
      response: { 200: record, ...(entity.version && { 412: stale }) },
    },
    delete: {
      tags,
      summary: `Delete a ${name}`,
      operationId: `delete${typeName}`,
      params,
      response: { 204: { description: 'Gone.', type: 'null' } },
    },
  }
}

/** The actions of a record that its reader may use now. */
const actionsSchema = ({ actions }: Lifecycle): JsonSchema => ({
  type: 'array',
  readOnly: true,
  description: 'Only where one record is read: what you may do with it now; `reason` says why it is not possible yet.',
  items: {
    type: 'object',
    required: ['name', 'possible'],
    properties: {
      name: { enum: Object.keys(actions) },
      possible: { type: 'boolean' },
      reason: { type: 'string' },
    },
  },
})

/** Shapes for reading, creating and updating, which routes refer to by name. */
export function componentSchemas(entity: Entity, entities: Entities): JsonSchema[] {
  const { typeName, properties, version, lifecycle } = entity
  const readable = properties.filter(({ writeOnly }) => !writeOnly)
  const writable = properties.filter(({ readOnly }) => !readOnly)
  const versions = version ? { _version: { type: 'integer', minimum: 1 } } : {}
  const read = readable.map((one): [string, JsonSchema] => [one.name, readSchema(one, entities)])
  const write = writable.map((one): [string, JsonSchema] => [one.name, writeSchema(one, entities)])
  const standing = readable
    .filter(({ readOnly }) => readOnly)
    .map((one): [string, JsonSchema] => [
      one.name,
      { ...readSchema(one, entities), description: 'Only the value that stands there.' },
    ])
  const closed = { type: 'object', additionalProperties: false }
  const required = writable.filter((one) => one.required && one.default === undefined).map(({ name }) => name)
  return [
    {
      $id: typeName,
      type: 'object',
      required: ['id'],
      properties: {
        ...Object.fromEntries(read),
        ...rowSchemas(entity, entities, 'read'),
        ...versions,
        ...(lifecycle && { _actions: actionsSchema(lifecycle) }),
      },
    },
    ...(isSingle(entity)
      ? []
      : [
          {
            $id: `${typeName}Create`,
            ...closed,
            ...(required.length > 0 && { required }),
            properties: { ...Object.fromEntries(write), ...rowSchemas(entity, entities, 'write') },
          },
        ]),
    {
      $id: `${typeName}Update`,
      ...closed,
      properties: {
        ...versions,
        ...Object.fromEntries(write),
        ...Object.fromEntries(standing),
        ...rowSchemas(entity, entities, 'write'),
      },
    },
  ]
}

/** Shapes of child records inside their parent. */
function rowSchemas({ children = [] }: Entity, entities: Entities, way: 'read' | 'write'): Record<string, JsonSchema> {
  return Object.fromEntries(
    children.map(({ name, entity, property, most }) => {
      const { typeName = '', properties = [] } = entities.get(entity) ?? {}
      const sent = properties.filter((one) => !one.readOnly && one.name !== property)
      const row = {
        type: 'object',
        properties: {
          id: { type: 'integer', minimum: 1, description: 'Of a row that is there; absent: a new one.' },
          ...Object.fromEntries(sent.map((one) => [one.name, writeSchema(one, entities)])),
        },
      }
      const description =
        way === 'read'
          ? `At most ${most}, in their order; as lists show them.`
          : 'All of them, in their order: what is left out is deleted. Absent: they stay as they are.'
      return [
        name,
        { type: 'array', maxItems: most, description, items: way === 'read' ? { $ref: `${typeName}#` } : row },
      ]
    }),
  )
}

const json = (schema: object) => ({ 'application/json': { schema } })

/** Marks an answer to a search. */
export const similarMark: JsonSchema = {
  const: true,
  description: 'Nothing has the text of the search; these have it with one typo in a word.',
}

const listSchema = (entity: Entity): JsonSchema => {
  const { typeName } = entity
  const amounts = amountsOf(entity.properties)
  const count = { type: 'integer', minimum: 0 }
  const pager = { type: 'object', properties: { pages: { type: 'object', properties: { total: count } } } }
  const more = { const: true, description: 'There are more than `total`: their exact number is being counted.' }
  return {
    type: 'object',
    required: ['items', 'pager', 'total'],
    properties: {
      items: { type: 'array', items: { $ref: `${typeName}#` } },
      pager,
      total: count,
      ...(amounts.length > 0 && { totals: { anyOf: [totalsSchema(amounts), { type: 'null', description: notYet }] } }),
      more,
      similar: similarMark,
    },
  }
}

function withTotals(query: JsonSchema, { properties }: Entity): JsonSchema {
  const amounts = amountsOf(properties)
  if (amounts.length === 0) return query
  return { ...query, properties: { ...(query.properties as object), _totals: totalsParameter(amounts) } }
}

/** The query of a list; `properties` has one entry per parameter. */
export function listQuerySchema({ properties, kind, validity, filterThrough = [] }: Entity): JsonSchema {
  const sortable = properties.filter(({ sort, name }) => sort || name === 'id').map(({ name }) => name)
  const filterable = properties.filter(({ filter, name }) => filter || name === 'id')
  const searched = properties.filter(({ search }) => search).map(({ name }) => name)
  const all = kind === 'lookup' ? ' -1 is all.' : ''
  const search = {
    type: 'string',
    description: `Finds text in ${searched.join(', ')}; where nothing has it, with one typo in a word (\`similar\`).`,
  }
  return {
    type: 'object',
    additionalProperties: false,
    properties: {
      _offset: { type: 'integer', minimum: 0, default: 0, description: 'Rows to skip.' },
      _limit: { type: 'integer', maximum: hardLimit, default: 50, description: `At most ${hardLimit} rows.${all}` },
      _order: {
        type: 'object',
        description: '`_order[name]=asc`; ties are broken by id in the same direction.',
        properties: Object.fromEntries(sortable.map((name) => [name, { enum: ['asc', 'desc'] }])),
      },
      _filter: {
        type: 'object',
        description:
          '`_filter[name]=value` is equals; `_filter[name][operator]=value` compares otherwise. Days may be `$today-30d`, moments `$now` too, and people `$me`. Filters hold together; `any`, `all` and `not` group them: `_filter[any][0][name]=x&_filter[any][1][id]=7`.',
        properties: {
          ...Object.fromEntries(filterable.map((property) => [property.name, filterSchema(property)])),
          ...Object.fromEntries(filterThrough.map((path) => [path, throughSchema(path)])),
          ...(searched.length > 0 && { search }),
          ...groupSchemas,
        },
      },
      _locale: localeSchema,
      lang: { enum: [...locales] },
      ...(validity && { _asOf: { type: 'string', description: 'Those that hold on this day, or on `$today`.' } }),
    },
  }
}

/** Part of a group, which takes the same filters again, without `search`. */
const part = { type: 'object', minProperties: 1 }
const groupSchemas: Record<string, JsonSchema> = {
  any: {
    type: 'array',
    minItems: 1,
    items: part,
    description: `One of these holds. At most ${mostLevels} levels deep.`,
  },
  all: { type: 'array', minItems: 1, items: part, description: 'All of these hold.' },
  not: { ...part, description: 'These do not hold together.' },
}

const throughSchema = (path: string): JsonSchema => ({
  description: `This holds of \`${path.split('.', 1)[0]}\`, or of one of several, among those that one may see.`,
  oneOf: [{ type: 'string' }, { type: 'object' }],
})

const filterSchema = (property: Property): JsonSchema => ({
  description: `Operators: ${operatorsOf(property).join(', ')}.`,
  oneOf: [
    { type: 'string' },
    { type: 'object', properties: Object.fromEntries(operatorsOf(property).map((name) => [name, {}])) },
  ],
})
