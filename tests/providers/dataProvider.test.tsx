import { HttpError } from 'react-admin'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDataProvider } from '#providers/dataProvider.ts'
import { forgetCsrfToken } from '#providers/http.ts'
import type { Entity, Property } from '#schemas/entity.ts'
import { fakeFetch, type Answer, type Sent } from './fakeFetch.ts'

const plain = {
  required: false,
  readOnly: false,
  writeOnly: false,
  search: false,
  filter: true,
  sort: true,
  unique: [],
}
const property = (name: string, rest: Partial<Property> = {}): Property => ({
  ...plain,
  name,
  column: name,
  type: 'string',
  ...rest,
})
const relation = (many: boolean) => ({ entity: 'customer', many, embed: ['company'], onDelete: 'restrict' as const })

const merchant: Entity = {
  name: 'merchant',
  typeName: 'Merchant',
  plural: 'merchants',
  api: '/api/v4/merchant',
  table: 'merchant',
  kind: 'record',
  titleField: 'name',
  order: [],
  version: true,
  audit: true,
  access: { read: '*' },
  properties: [
    property('id', { type: 'integer', readOnly: true }),
    property('name', { required: true }),
    property('url'),
    property('client', { type: 'relation', relation: relation(false) }),
    property('partners', { type: 'relation', relation: relation(true) }),
    property('iban', { access: { read: 'ROLE_FINANCE', mask: true } }),
    property('commission', { access: { read: '*', write: 'ROLE_MANAGE_CLIENT' } }),
    property('createdAt', { type: 'date-time', readOnly: true }),
  ],
}

let acl: string[] = []
const provider = createDataProvider({ entityFacts: async () => merchant, acl: () => acl })

beforeEach(() => {
  acl = []
  forgetCsrfToken()
})
afterEach(() => vi.unstubAllGlobals())

const server = (answer: (sent: Sent) => Answer) =>
  fakeFetch((sent) => (sent.url === '/api/v4/users/csrf' ? { body: { token: 't' } } : answer(sent)))

const page = { page: 3, perPage: 50 }

test('a list asks for its page, its order and its filter', async () => {
  const calls = server(() => ({ body: { items: [{ id: 1 }], total: 120, pager: { pages: { total: 3 } } } }))
  const found = await provider.getList('merchant', {
    pagination: page,
    sort: { field: 'name', order: 'DESC' },
    filter: { search: 'shop', client: 7 },
  })
  expect(calls[0]?.url).toBe(
    '/api/v4/merchant?_offset=100&_limit=50&_order[name]=desc&_filter[search]=shop&_filter[client]=7',
  )
  expect(found).toEqual({ data: [{ id: 1 }], total: 120 })
})

test('without a sort field no order is sent, so the entity’s own holds', async () => {
  const calls = server(() => ({ body: { entities: [] } }))
  await provider.getList('merchant', { pagination: page, sort: { field: '', order: 'ASC' }, filter: {} })
  expect(calls[0]?.url).toBe('/api/v4/merchant?_offset=100&_limit=50')
})

test('all of a lookup list', async () => {
  const calls = server(() => ({ body: { items: [{ id: 1 }, { id: 2 }] } }))
  const { total } = await provider.getList('merchant', {
    pagination: { page: 1, perPage: -1 },
    sort: { field: '', order: 'ASC' },
  })
  expect(calls[0]?.url).toBe('/api/v4/merchant?_offset=0&_limit=-1')
  expect(total).toBe(2)
})

test('several records in one call, and the records that point at one', async () => {
  const calls = server(() => ({ body: { items: [], total: 0 } }))
  await provider.getMany('merchant', { ids: [1, '2'] })
  await provider.getManyReference('merchant', {
    target: 'client.id',
    id: 7,
    pagination: { page: 1, perPage: 50 },
    sort: { field: '', order: 'ASC' },
    filter: {},
  })
  expect(calls.map(({ url }) => url)).toEqual([
    '/api/v4/merchant?_limit=2&_filter[id][in][]=1&_filter[id][in][]=2',
    '/api/v4/merchant?_offset=0&_limit=50&_filter[client]=7',
  ])
})

test('one record, and giving up on it', async () => {
  const calls = server(() => ({ body: { id: 4, name: 'A' } }))
  const { signal } = new AbortController()
  expect(await provider.getOne('merchant', { id: 4, signal })).toEqual({ data: { id: 4, name: 'A' } })
  expect(calls[0]).toMatchObject({ method: 'GET', url: '/api/v4/merchant/4' })
  expect(calls[0]?.signal).toBe(signal)
})

test('an update sends what may be written, relations by id, and the version that was read', async () => {
  const calls = server(() => ({ body: { id: 4 } }))
  const record = {
    id: 4,
    _version: 3,
    name: 'A',
    url: '',
    client: { id: 9, company: 'Acme' },
    partners: [{ id: 1, company: 'B' }, 2],
    iban: '•••• 4300',
    commission: '5',
    createdAt: '2026-01-01',
    unknown: true,
  }
  await provider.update('merchant', { id: 4, data: record, previousData: record })
  expect(calls[1]).toMatchObject({ method: 'PUT', url: '/api/v4/merchant/4' })
  expect(calls[1]?.body).toEqual({ _token: 't', _version: 3, name: 'A', url: null, client: 9, partners: [1, 2] })
})

test('a field that may be read and written goes along for whoever has the right', async () => {
  acl = ['ROLE_FINANCE', 'ROLE_MANAGE_CLIENT']
  const calls = server(() => ({ body: { id: 4 } }))
  await provider.update('merchant', { id: 4, data: { iban: 'NL1', commission: '5' }, previousData: { id: 4 } })
  expect(calls[1]?.body).toEqual({ _token: 't', iban: 'NL1', commission: '5' })
})

test('a relation that was cleared is cleared', async () => {
  const calls = server(() => ({ body: { id: 4 } }))
  await provider.update('merchant', { id: 4, data: { client: { id: null, company: 'Acme' } }, previousData: { id: 4 } })
  expect(calls[1]?.body).toEqual({ _token: 't', client: null })
})

test('a new record leaves out what was left empty', async () => {
  const calls = server(() => ({ body: { id: 5 } }))
  const { data } = await provider.create('merchant', { data: { name: 'A', url: null, client: { id: 9 } } })
  expect(calls[1]).toMatchObject({
    method: 'POST',
    url: '/api/v4/merchant',
    body: { _token: 't', name: 'A', client: 9 },
  })
  expect(data).toEqual({ id: 5 })
})

test('a deletion answers what was deleted', async () => {
  const calls = server(() => ({ status: 204 }))
  const { data } = await provider.delete('merchant', { id: 4, previousData: { id: 4, name: 'A' } })
  expect(calls[1]).toMatchObject({ method: 'DELETE', url: '/api/v4/merchant/4' })
  expect(data).toEqual({ id: 4, name: 'A' })
})

test('server errors land on their inputs, the first message each; the rest above the form', async () => {
  const errors = {
    name: ['Too long', 'Odd'],
    client: ['Does not exist'],
    common: ['Not today'],
    createdAt: ['Set by us'],
    other: ['?'],
  }
  server(() => ({ status: 400, body: { errors } }))
  const error = await provider.create('merchant', { data: {} }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(HttpError)
  expect((error as HttpError).body.errors).toEqual({
    name: 'Too long',
    'client.id': 'Does not exist',
    'root.serverError': 'Not today\ncreatedAt: Set by us\nother: ?',
  })
})

test('a stale version carries the record as it is now', async () => {
  server(() => ({ status: 412, body: { error: 'Changed', current: { id: 4, name: 'B' } } }))
  const error = await provider
    .update('merchant', { id: 4, data: {}, previousData: { id: 4 } })
    .catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ status: 412, message: 'Changed', body: { current: { id: 4, name: 'B' } } })
})

test('a deletion that is refused says why', async () => {
  server(() => ({ status: 400, body: { error: 'Still in use by 3 merchants.' } }))
  await expect(provider.delete('merchant', { id: 4 })).rejects.toMatchObject({
    status: 400,
    message: 'Still in use by 3 merchants.',
  })
})
