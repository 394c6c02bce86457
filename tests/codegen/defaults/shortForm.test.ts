import { expect, test } from 'vitest'
import { emit } from '#codegen/emit.ts'
import { load } from '#codegen/load.ts'
import { modelOf } from '#tests/codegen/fixture.ts'

const relation = { entity: 'user', embed: ['name'], onDelete: 'clear' }
const choice = (value: string, title: string) => ({ const: value, title })
const rights = (right: string) => ({ read: right, create: right, update: right, delete: right, export: right })
const mine = { customer: { in: '$me.customerIds' } }

/** Explicit keywords and their defaults, in pairs. */
const long = {
  $id: 'parcel-box.schema.json',
  title: 'Parcel box',
  type: 'object',
  required: ['name'],
  properties: {
    id: { type: 'integer', readOnly: true },
    name: { title: 'Name', type: 'string', maxLength: 80, 'x-store': { index: true } },
    state: { title: 'State', oneOf: [choice('open', 'Open'), choice('in_review', 'In review')] },
    gender: {
      title: 'Gender',
      oneOf: [choice('male', 'Male'), choice('female', 'Female'), choice('unknown', 'Unknown')],
    },
    courts: {
      title: 'Courts',
      type: 'array',
      items: {
        oneOf: [
          choice('cantonal', 'Cantonal'),
          choice('district', 'District court'),
          choice('appeal', 'Court of appeal'),
        ],
      },
    },
    customer: { title: 'Customer', 'x-relation': { entity: 'customer', embed: ['number'], onDelete: 'restrict' } },
    position: { title: 'Position', type: 'integer', readOnly: true },
    createdAt: { title: 'Created at', type: 'string', format: 'date-time', readOnly: true, 'x-store': { index: true } },
    updatedBy: { title: 'Updated by', readOnly: true, 'x-relation': relation },
  },
  'x-entity': {
    api: '/api/v4/parcel-box',
    plural: 'parcel-boxes',
    titleField: 'name',
    kind: 'record',
    position: 'position',
    order: ['position'],
  },
  'x-access': { ...rights('ROLE_SETTINGS'), read: '*', rows: { ROLE_SETTINGS: true, ROLE_CUSTOMER: mine } },
  'x-ui': {
    routes: { list: '/boxes', create: '/boxes/create', show: '/boxes/{id}', edit: '/boxes/{id}/edit' },
    list: { columns: ['name', 'state', 'gender', 'courts', 'customer', 'createdAt', 'updatedBy'] },
    form: { in: 'page', fields: ['name', 'state', 'gender', 'courts', 'customer'] },
  },
}

const short = {
  title: 'Parcel box',
  required: ['name'],
  properties: {
    name: { title: 'Name', type: 'string', maxLength: 80, 'x-store': { index: true } },
    state: { title: 'State', enum: ['open', 'in_review'] },
    gender: { title: 'Gender', $ref: 'values.schema.json#/$defs/Gender' },
    courts: { title: 'Courts', type: 'array', items: { $ref: 'values.schema.json#/$defs/CourtType' } },
    customer: { title: 'Customer', 'x-relation': { entity: 'customer', embed: ['number'] } },
    position: { title: 'Position', type: 'integer', readOnly: true },
    createdAt: { 'x-store': { index: true } },
    updatedBy: {},
  },
  'x-entity': { position: 'position' },
  'x-access': { all: 'ROLE_SETTINGS', read: '*', rows: { ROLE_SETTINGS: true, ROLE_CUSTOMER: 'customer' } },
  'x-ui': { routes: { list: '/boxes' } },
}

/** Other entities of the project, equal in both. */
const others = {
  customer: { title: 'Customer', properties: { number: { type: 'string' } }, 'x-access': { read: '*', rows: 'staff' } },
  user: { title: 'User', properties: { name: { type: 'string' } }, 'x-access': 'ROLE_SETTINGS' },
}

test('the short form of an entity generates what its long form does, to the byte', async () => {
  const made = async (schema: object) => emit(modelOf({ 'parcel-box': schema, ...others }))
  expect(await made(short)).toEqual(await made(long))
})

test('one right alone is that for everything, false takes one out, and staff alone see what is for staff', () => {
  const accessOf = (access: unknown) =>
    modelOf({ box: { title: 'Box', properties: {}, 'x-access': access } }).entities[0]?.facts.access
  expect(accessOf('ROLE_SETTINGS')).toEqual(rights('ROLE_SETTINGS'))
  const { delete: _, ...kept } = rights('ROLE_SETTINGS')
  expect(accessOf({ all: 'ROLE_SETTINGS', delete: false })).toEqual(kept)
  expect(accessOf({ read: 'ROLE_SETTINGS', rows: 'staff' })).toEqual({ read: 'ROLE_SETTINGS', staffOnly: true })
})

test('choices of a shared set take its words, unless the entity has its own', () => {
  const gender = { title: 'Gender', $ref: 'values.schema.json#/$defs/Gender' }
  const schemas = { box: { title: 'Box', properties: { gender }, 'x-access': '*' } }
  const shared = load('.').texts.find(({ file }) => file === 'i18n/values.json')?.value
  const own = { nl: { properties: { gender: { values: { male: 'Heer' } } } } }
  const box = modelOf(schemas, { values: Object(shared), box: own }).entities[0]
  expect(box?.properties.find(({ facts }) => facts.name === 'gender')?.texts.nl.values).toMatchObject({
    male: 'Heer',
    female: 'Vrouw',
  })
})

test('schemas stay short: half of them have at most 45 lines, and the mean is below 60, that of merchants 24', () => {
  const lines = load('.').schemas.map(({ file, text }) => [file, text.trimEnd().split('\n').length] as const)
  const sizes = lines.map(([, count]) => count).sort((a, b) => a - b)
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(45)
  expect(Object.fromEntries(lines)['merchant.schema.json']).toBe(24)
  // Before defaults and separate texts the mean of 46 schemas was 157 lines.
  expect(sizes.reduce((sum, count) => sum + count) / sizes.length).toBeLessThan(60)
})
