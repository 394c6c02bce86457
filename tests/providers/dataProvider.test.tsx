import { QueryClient } from '@tanstack/react-query'
import { HttpError } from 'react-admin'
import { beforeEach, expect, test } from 'vitest'
import { asChoice, createDataProvider } from '#providers/dataProvider.ts'
import { forgetCsrfToken } from '#providers/http.ts'
import { withKey } from '#providers/idempotency.ts'
import { lookup } from '#providers/lookup.ts'
import type { Entity } from '#schemas/entity.ts'
import { fakeFetch, type Answer, type Sent } from './fakeFetch.ts'
import { merchant } from './merchantFacts.ts'

let acl: string[] = []
const provider = createDataProvider({ entityFacts: async () => merchant, acl: () => acl })

beforeEach(() => {
  acl = []
  forgetCsrfToken()
})

const server = (answer: (sent: Sent) => Answer) =>
  fakeFetch((sent) => (sent.url === '/api/v4/users/csrf' ? { body: { token: 't' } } : answer(sent)))

const page = { page: 3, perPage: 50 }
const none = { field: '', order: 'ASC' } as const

test.each([
  { how: 'entities', body: { entities: [{ id: 1 }] }, total: 1 },
  { how: 'the bare list', body: [{ id: 1 }], total: 1 },
  { how: 'a total in the pager', body: { items: [{ id: 1 }], pager: { total: 120 } }, total: 120 },
  { how: 'a total that is text', body: { items: [{ id: 1 }], total: '120' }, total: 120 },
  { how: 'more besides', body: { items: [{ id: 1, odd: {} }], total: 1, took: 3 }, total: 1 },
  { how: 'ids that are text', body: { items: [{ id: '3f2b-8c1e' }] }, total: 1 },
])('a server may give its list with $how', async ({ body, total }) => {
  server(() => ({ body }))
  const found = await provider.getList('merchant', { pagination: { page: 1, perPage: 50 }, sort: none, filter: {} })
  expect([found.data.length, found.total]).toEqual([1, total])
})

test('a server that says only how many pages there are gives the total with the last one', async () => {
  const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id }))
  server(({ url }) => ({ body: { items: rows(url.includes('_offset=20') ? 4 : 10), pager: { pages: { total: 3 } } } }))
  const totals = [1, 3].map((number) =>
    provider.getList('merchant', { pagination: { page: number, perPage: 10 }, sort: none, filter: {} }),
  )
  expect((await Promise.all(totals)).map(({ total }) => total)).toEqual([30, 24])
})

test('a server that knows no pages answers with all, and every page is taken from that', async () => {
  const items = Array.from({ length: 25 }, (_, id) => ({ id }))
  server(() => ({ body: { items } }))
  const { data, total } = await provider.getList('merchant', {
    pagination: { page: 3, perPage: 10 },
    sort: none,
    filter: {},
  })
  expect([data, total]).toEqual([items.slice(20), 25])
})

test('an answer without a list is none', async () => {
  server(() => ({ body: { success: true } }))
  const asked = provider.getList('merchant', { pagination: page, sort: none, filter: {} })
  await expect(asked).rejects.toBeInstanceOf(HttpError)
})

test('a picker asks where its entity says, by keywords and by id; with further conditions it asks the list', async () => {
  const picking = createDataProvider({
    entityFacts: async () => ({ ...merchant, picker: '/api/find' }),
    acl: () => acl,
  })
  const calls = server(() => ({ body: { items: [{ id: 'b' }, { id: 'a', company: 'Acme' }] } }))
  const ask = { pagination: { page: 1, perPage: 1000 }, sort: none, meta: asChoice }
  expect((await picking.getList('merchant', { ...ask, filter: { search: 'R&D' } })).data).toHaveLength(2)
  expect(await picking.getOne('merchant', { id: 'a', meta: asChoice })).toEqual({ data: { id: 'a', company: 'Acme' } })
  await expect(picking.getOne('merchant', { id: 'c', meta: asChoice })).rejects.toMatchObject({ status: 404 })
  await picking.getList('merchant', { ...ask, filter: { search: 'x', active: true } })
  expect(calls.map(({ url }) => url)).toEqual([
    '/api/find?keywords=R%26D',
    '/api/find?id=a',
    '/api/find?id=c',
    '/api/v4/merchant?_offset=0&_limit=1000&_filter[search]=x&_filter[active]=true',
  ])
})

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

test('§9.5 a list starts at its first 50; a lookup list is not limited', async () => {
  const calls = server(() => ({ body: { items: [{ id: 1 }, { id: 2 }] } }))
  await provider.getList('merchant', {})
  const { total } = await provider.getList('merchant', { pagination: { page: 1, perPage: -1 }, sort: none })
  expect(calls.map(({ url }) => url)).toEqual([
    '/api/v4/merchant?_offset=0&_limit=50',
    '/api/v4/merchant?_offset=0&_limit=-1',
  ])
  expect(total).toBe(2)
})

test('§9.5 countries are asked for once, all of them, and kept', async () => {
  const calls = server(() => ({ body: { items: [{ id: 'NL' }, { id: 'BE' }] } }))
  const client = new QueryClient()
  const asked = [client.fetchQuery(lookup('/api/v4/country')), client.fetchQuery(lookup('/api/v4/country'))]
  expect(await Promise.all(asked)).toEqual(Array(2).fill([{ id: 'NL' }, { id: 'BE' }]))
  await client.fetchQuery(lookup('/api/v4/country'))
  expect(calls.map(({ url }) => url)).toEqual(['/api/v4/country?_limit=-1'])
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

test('the key of a form goes along with what is in it', async () => {
  const calls = server(() => ({ body: { id: 5 } }))
  const data = withKey({ name: 'A' }, 'key-of-the-form-16')
  await provider.create('merchant', { data })
  await provider.update('merchant', { id: 5, data, previousData: { id: 5 } })
  const changes = calls.filter(({ method }) => method !== 'GET')
  expect(changes.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(Array(2).fill('key-of-the-form-16'))
})

const saved = { id: 'x1', name: 'A' }

test.each([
  { status: 200, body: saved },
  { status: 200, body: { merchant: saved } },
  { status: 201, body: { item: saved } },
  { status: 200, body: { data: saved, message: 'Saved.' } },
])('a new record may come back as $body', async (answer) => {
  server(() => answer)
  expect(await provider.create('merchant', { data: { name: 'A' } })).toEqual({ data: saved })
})

test.each([{ status: 204 }, { status: 201, body: { success: true } }])(
  'a new record of which only $status is heard is what was sent, under no id',
  async (answer) => {
    server(() => answer)
    expect(await provider.create('merchant', { data: { name: 'A' } })).toEqual({ data: { id: '', name: 'A' } })
  },
)

test.each([{ status: 204 }, { status: 200, body: '' }, { status: 200, body: { success: true } }])(
  'after an update that answers with $status $body the record is read',
  async (answer) => {
    const calls = server(({ method }) => (method === 'PUT' ? answer : { body: { entity: saved } }))
    const { data } = await provider.update('merchant', { id: 'x1', data: { name: 'A' }, previousData: { id: 'x1' } })
    expect(data).toEqual(saved)
    expect(calls.map(({ method, url }) => `${method} ${url}`).slice(1)).toEqual([
      'PUT /api/v4/merchant/x1',
      'GET /api/v4/merchant/x1',
    ])
  },
)

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

test('the only record of its kind is read and saved at the path of its entity', async () => {
  const house: Entity = { ...merchant, name: 'house', api: '/api/v4/house', kind: 'singleton' }
  const own = createDataProvider({ entityFacts: async () => house, acl: () => [] })
  const sent = fakeFetch(({ url }) => ({ body: url.endsWith('/token') ? { token: 't' } : { id: 1, name: 'Ours' } }))
  expect(await own.getOne('house', { id: '1' })).toEqual({ data: { id: 1, name: 'Ours' } })
  await own.update('house', { id: '1', data: { name: 'Ours' }, previousData: { id: 1 } })
  expect(sent.map(({ method, url }) => [method, url])).toEqual(
    expect.arrayContaining([
      ['GET', '/api/v4/house'],
      ['PUT', '/api/v4/house'],
    ]),
  )
  expect(sent.filter(({ url }) => url.startsWith('/api/v4/house/'))).toEqual([])
})
