import { expect, test } from 'vitest'
import { load } from '#codegen/load.ts'
import type { Property } from '#schemas/entity.ts'
import { entityOf, modelFrom, modelOf } from './fixture.ts'
import { courier, sourcesOf } from './project.ts'

const real = load(process.cwd())

/** The facts of one property of a courier, without its name. */
function factsOf(schema: Record<string, unknown>, keywords?: Record<string, unknown>): Property | undefined {
  const model = modelFrom(
    sourcesOf({ 'courier.schema.json': courier({ it: schema }, keywords), 'depot.schema.json': courier() }),
  )
  return model.entities[0]?.facts.properties.find(({ name }) => name === 'it')
}

const relation = (keywords: object = {}) => ({ 'x-relation': { entity: 'depot', ...keywords } })
const string = { type: 'string' }

test.each([
  { name: 'a line of text', in: string, out: { type: 'string' } },
  { name: 'a long text', in: { ...string, maxLength: 256 }, out: { type: 'text' } },
  {
    name: 'a long line with a format',
    in: { ...string, maxLength: 2048, format: 'uri' },
    out: { type: 'string', format: 'uri' },
  },
  { name: 'rich text', in: { ...string, contentMediaType: 'text/html' }, out: { type: 'text', format: 'html' } },
  { name: 'IBAN', in: { ...string, format: 'iban' }, out: { type: 'string', format: 'iban' } },
  { name: 'day', in: { ...string, format: 'date' }, out: { type: 'date' } },
  { name: 'moment', in: { ...string, format: 'date-time' }, out: { type: 'date-time' } },
  { name: 'percentage', in: { ...string, format: 'percentage' }, out: { type: 'percentage' } },
  { name: 'share', in: { ...string, format: 'share' }, out: { type: 'percentage', format: 'share' } },
  { name: 'whole number', in: { type: 'integer', minimum: 1 }, out: { type: 'integer', minimum: 1 } },
  { name: 'yes or no', in: { type: 'boolean', default: true }, out: { type: 'boolean', default: true } },
  { name: 'choices', in: { oneOf: [{ const: 'a', title: 'A' }] }, out: { type: 'enum', values: ['a'] } },
  { name: 'plain choices', in: { ...string, enum: ['a', 'b'] }, out: { type: 'enum', values: ['a', 'b'] } },
  { name: 'amount', in: { $ref: 'values.schema.json#/$defs/Money' }, out: { type: 'money' } },
  { name: 'object', in: { type: 'object', properties: { a: string } }, out: { type: 'json' } },
  {
    name: 'text per language of the screens',
    in: { $ref: 'values.schema.json#/$defs/LocalizedText' },
    out: { type: 'localized', languages: ['nl', 'en', 'fr'], maxLength: 400 },
  },
  {
    name: 'rich text per language of correspondence',
    in: { $ref: 'values.schema.json#/$defs/MessageHtml' },
    out: { type: 'localized', format: 'html', languages: ['nl', 'en', 'fr', 'de'], maxLength: 100_000 },
  },
  { name: 'colour', in: { ...string, format: 'colour' }, out: { type: 'string', format: 'colour' } },
  {
    name: 'rows',
    in: {
      type: 'array',
      maxItems: 5,
      items: {
        type: 'object',
        required: ['upTo'],
        properties: {
          upTo: { $ref: 'values.schema.json#/$defs/Money' },
          kind: { oneOf: [{ const: 'a', title: 'A' }], default: 'a' },
          label: { $ref: 'values.schema.json#/$defs/LocalizedText' },
        },
      },
    },
    out: {
      type: 'rows',
      columns: [
        { name: 'upTo', type: 'money', required: true },
        { name: 'kind', type: 'enum', required: false, values: ['a'], default: 'a' },
        { name: 'label', type: 'localized', required: false, languages: ['nl', 'en', 'fr'], maxLength: 400 },
      ],
    },
  },
  { name: 'list', in: { type: 'array', items: string }, out: { type: 'list' } },
  {
    name: 'list of roles',
    in: { type: 'array', items: { $ref: 'values.schema.json#/$defs/Role' } },
    out: { type: 'list', values: ['ROLE_SETTINGS', 'ROLE_EMPLOYEE', 'ROLE_CUSTOMER'] },
  },
  { name: 'list of objects', in: { type: 'array', items: { type: 'object' } }, out: { type: 'json' } },
  { name: 'relation', in: relation(), out: { type: 'relation', column: 'it_id' } },
  { name: 'several relations', in: relation({ many: true }), out: { type: 'relation', column: 'it' } },
])('$name', ({ in: schema, out }) => {
  expect(factsOf(schema)).toMatchObject(out)
})

test.each([
  { name: 'plain text: neither', in: string, sort: false, filter: false },
  { name: 'searched text: filter', in: { ...string, 'x-store': { search: true } }, sort: false, filter: true },
  { name: 'indexed text: both', in: { ...string, 'x-store': { index: true } }, sort: true, filter: true },
  { name: 'unique text: both', in: { ...string, 'x-store': { unique: true } }, sort: true, filter: true },
  {
    name: 'unique together with others: neither',
    in: { ...string, 'x-store': { unique: ['name', 'it'] } },
    sort: false,
    filter: false,
  },
  {
    name: 'indexed but not to be sorted',
    in: { ...string, 'x-store': { index: true, sort: false } },
    sort: false,
    filter: true,
  },
  { name: 'text to be sorted', in: { ...string, 'x-store': { sort: true } }, sort: true, filter: false },
  { name: 'whole number: both', in: { type: 'integer' }, sort: true, filter: true },
  { name: 'day: both', in: { ...string, format: 'date' }, sort: true, filter: true },
  { name: 'yes or no: both', in: { type: 'boolean' }, sort: true, filter: true },
  { name: 'amount: both', in: { $ref: 'values.schema.json#/$defs/Money' }, sort: true, filter: true },
  { name: 'choices: both', in: { ...string, enum: ['a'] }, sort: true, filter: true },
  { name: 'relation: filter', in: relation(), sort: false, filter: true },
  { name: 'list: neither', in: { type: 'array', items: string }, sort: false, filter: false },
  { name: 'never returned: neither', in: { type: 'boolean', writeOnly: true }, sort: false, filter: false },
])('sort and filter of $name', ({ in: schema, sort, filter }) => {
  expect(factsOf(schema)).toMatchObject({ sort, filter })
})

test('without a line of text the only long one stands for the record, where each record has it', () => {
  const titleOf = (properties: object, required: readonly string[] = Object.keys(properties)) => {
    const schema = { ...courier(), required, properties }
    const { facts, ui } = modelFrom(sourcesOf({ 'courier.schema.json': schema })).entities[0] ?? {}
    return [facts?.titleField, ui?.list.columns.includes(facts?.titleField ?? '')]
  }
  const long = { ...string, maxLength: 2000 }
  const day = { ...string, format: 'date' }
  expect(titleOf({ day, wish: long })).toEqual(['wish', true])
  expect(titleOf({ day, wish: long }, ['day'])).toEqual(['id', false])
  expect(titleOf({ wish: long, answer: long })).toEqual(['id', false])
  expect(titleOf({ wish: long, name: string })).toEqual(['name', true])
  expect(titleOf({ wish: { ...long, contentMediaType: 'text/html' } })).toEqual(['id', false])
})

test('unique by itself is a set of one', () => {
  expect(factsOf({ ...string, 'x-store': { unique: true } })?.unique).toEqual([['it']])
  expect(factsOf({ ...string, 'x-store': { unique: ['name', 'it'] } })?.unique).toEqual([['name', 'it']])
})

test('a relation embeds what stands for the target, and many of them need a link table', () => {
  expect(factsOf(relation())?.relation).toEqual({ entity: 'depot', many: false, embed: ['name'], onDelete: 'restrict' })
  expect(factsOf(relation({ many: true, embed: [] }))?.relation).toEqual({
    entity: 'depot',
    many: true,
    embed: [],
    onDelete: 'clear',
    linkTable: 'courier_it',
  })
})

test('the merchant of the design becomes the model as it is written there', () => {
  const merchant = modelFrom(real).entities.find(({ facts }) => facts.name === 'merchant')
  expect(merchant?.facts).toMatchObject({
    typeName: 'Merchant',
    plural: 'merchants',
    api: '/api/v4/merchant',
    table: 'merchant',
    order: [{ field: 'name', direction: 'asc' }],
    version: true,
    audit: true,
  })
  expect(merchant?.facts.properties.map(({ name }) => name)).toEqual([
    'id',
    'name',
    'webshopName',
    'url',
    'client',
    'kvkNumber',
    'externalId',
    'createdAt',
  ])
  expect(merchant?.ui).toMatchObject({
    routes: { list: '/settings/merchant' },
    form: { in: 'dialog' },
    list: { pagination: false },
  })
  expect(merchant?.texts.nl).toMatchObject({ title: 'Winkelier', plural: 'Winkeliers', groups: {} })
  expect(merchant?.texts.en.plural).toBe('Merchants')
  expect(merchant?.properties[5]?.texts.fr).toEqual({
    title: 'Numéro KVK',
    values: {},
    errors: { pattern: 'Un numéro KVK comporte exactement 8 chiffres.' },
  })
})

test('without x-ui everything has a place: routes, columns, one group', () => {
  const properties = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => [name, string]))
  const access = { 'x-access': { read: '*', create: '*', update: '*' } }
  const [entity] = modelFrom(sourcesOf({ 'courier.schema.json': courier(properties, access) })).entities
  expect(entity?.ui.routes).toEqual({
    list: '/couriers',
    create: '/couriers/create',
    edit: '/couriers/{id}/edit',
    show: '/couriers/{id}',
  })
  expect(entity?.ui.list.columns).toEqual(['name', 'a', 'b', 'c', 'd', 'e', 'f', 'g'])
  expect(entity?.ui.form).toEqual({ in: 'page', groups: [{ fields: ['name', 'a', 'b', 'c', 'd', 'e', 'f', 'g'] }] })
})

test('who may not create or update gets no page for it', () => {
  const [entity] = modelFrom(sourcesOf({ 'courier.schema.json': courier() })).entities
  expect(entity?.ui.routes).toEqual({ list: '/couriers', show: '/couriers/{id}' })
})

test('a table has an id, declared or not', () => {
  expect(modelFrom(sourcesOf({ 'courier.schema.json': courier() })).entities[0]?.facts.properties[0]).toMatchObject({
    name: 'id',
    type: 'integer',
    readOnly: true,
    filter: true,
    sort: true,
  })
})

test('without x-ui and words the facts are the same', () => {
  const bare = {
    ...real,
    texts: [],
    schemas: real.schemas.map((source) => ({ ...source, value: withoutScreens(source.value) })),
  }
  const facts = (sources: typeof real) => modelFrom(sources).entities.map((entity) => entity.facts)
  expect(facts(bare)).toEqual(facts(real))
})

function withoutScreens(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutScreens)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([key]) => key !== 'x-ui')
  return Object.fromEntries(kept.map(([key, part]) => [key, withoutScreens(part)]))
}

test('lists add up amounts, but not what one of something costs, unless the schema says so', () => {
  const money = { $ref: 'values.schema.json#/$defs/Money' }
  const model = modelOf({
    rental: {
      title: 'Rental',
      properties: {
        name: { type: 'string' },
        amount: money,
        pricePerDay: money,
        unitPrice: money,
        hourlyRate: { type: 'string', format: 'decimal' },
        person: { type: 'string', format: 'decimal' },
        tariff: { ...money, 'x-ui': { total: true } },
      },
      'x-entity': { plural: 'rentals' },
      'x-access': { read: '*' },
    },
  })
  expect(entityOf(model, 'rental').ui.list.totals).toEqual(['amount', 'person', 'tariff'])
})
