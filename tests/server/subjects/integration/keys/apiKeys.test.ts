/** Calls with a key: with the rows of its customer, beside sessions and other keys. */
import { expect } from 'vitest'
import type { Access } from '#server/foundation/access.ts'
import { beginExport } from '#server/lists/export/atOnce.ts'
import { test } from '#tests/support/api.ts'
import { withKey } from '#tests/support/withKey.ts'
import { idsIn } from './keeper.ts'

test('a key calls the API with the rows of its customer, without a token of a page', async ({ api }) => {
  const own = await withKey(api)
  const other = await withKey(api)
  expect(own.key).toMatch(/^dsk_[a-z0-9]{8}_[\w-]{43}$/)
  expect(idsIn(await own.call('GET', '/api/v4/customer'))).toEqual([own.customerId])
  const payload = { customer: own.customerId, url: 'https://hooks.example.com/', events: ['complaint.created'] }
  const added = await own.call('POST', '/api/v4/webhook', { payload })
  expect(added.statusCode).toBe(201)
  const { id } = added.json<{ id: number }>()
  expect((await other.call('GET', `/api/v4/webhook/${id}`)).statusCode).toBe(404)
  // A program has no password with which it could confirm an identity.
  expect((await own.call('POST', `/api/v4/webhook/${id}/secret`)).json()).toEqual({ secret: expect.any(String) })
  expect((await other.call('POST', '/api/v4/webhook', { payload })).statusCode).toBe(400)
  expect(await api.rows('webhook')).toMatchObject([{ created_by_id: null, customer_id: own.customerId }])
  const audit = (await api.rows('audit_log')).filter(({ entity }) => entity === 'webhook')
  expect(audit).toMatchObject([
    { actor_id: null, actor_name: expect.stringMatching(/^Webshop \(dsk_/), action: 'create' },
    { actor_id: null, action: 'secret' },
  ])
  const history = (await api.as('admin').get(`/api/v4/webhook/${id}/history`)).json<{ items: unknown[] }>()
  expect(history.items).toMatchObject([
    { action: 'secret' },
    { action: 'create', by: { id: null, name: expect.stringMatching(/^Webshop \(dsk_/) }, onBehalfOf: null },
  ])
})

test('only a hash of the key is kept, and a new one ends the one before', async ({ api }) => {
  const { id, key, call } = await withKey(api)
  const tables = JSON.stringify([await api.rows('api_key'), await api.rows('api_client'), await api.rows('audit_log')])
  expect(tables).toContain(key.slice(0, 12))
  expect(tables).not.toContain(key.slice(13))
  expect((await call('GET', '/api/v4/customer')).statusCode).toBe(200)
  await api.as('admin').post(`/api/v4/api-client/${id}/key`)
  const refused = await call('GET', '/api/v4/customer')
  expect(refused.statusCode).toBe(401)
  expect(refused.headers['www-authenticate']).toBe('Bearer')
})

test('a key reads texts in one language, whoever else asks for it too, and the screens all languages', async ({
  api,
}) => {
  const name = { nl: 'Geachte heer', en: 'Dear Sir' }
  const { id } = await api.create('salutation', { code: 'sir', name, letterOpening: { nl: 'Geachte heer,' } })
  const one = `/api/v4/salutation/${id}`
  const { call } = await withKey(api, { scopes: ['lookups:read'] })
  const asked = (language: string) => ({ headers: { 'accept-language': language } })
  const named = (answer: { json(): unknown }) => {
    const body = answer.json() as { name?: unknown; items?: { name: unknown }[] }
    return body.items ? body.items.map((item) => item.name) : body.name
  }
  expect((await call('GET', one, asked('en'))).json()).toMatchObject({
    name: 'Dear Sir',
    letterOpening: 'Geachte heer,',
  })
  expect(named(await call('GET', one))).toBe('Geachte heer')
  // A language that the text lacks: falls back to the first, which is required.
  expect(named(await call('GET', one, asked('fr')))).toBe('Geachte heer')
  const first = await call('GET', '/api/v4/salutation?_filter[search]=sir', asked('en'))
  expect(named(first)).toEqual(['Dear Sir'])
  const { etag } = first.headers
  const again = { headers: { 'accept-language': 'nl', 'if-none-match': String(etag) } }
  expect(named(await call('GET', '/api/v4/salutation?_filter[search]=sir', again))).toEqual(['Geachte heer'])
  expect(named(await call('GET', `${one}?_locale=en`, asked('nl')))).toBe('Dear Sir')

  const settings = api.as('settings')
  expect(named(await settings.get(one, asked('en')))).toEqual(name)
  expect(named(await settings.get(`${one}?_locale=en`))).toBe('Dear Sir')
  expect(named(await settings.get('/api/v4/salutation?_locale=en'))).toEqual(['Dear Sir'])
  expect(named(await settings.get('/api/v4/salutation'))).toEqual([name])
  const wrong = await settings.get('/api/v4/salutation?_locale=de')
  expect([wrong.statusCode, Object.keys(wrong.json<{ errors: object }>().errors)]).toEqual([400, ['_locale']])

  const { components } = (await call('GET', '/api/v4/openapi.json')).json<{
    components: { schemas: Record<string, { properties: Record<string, { anyOf?: { type: string }[] }> }> }
  }>()
  const types = components.schemas.Salutation?.properties.name?.anyOf?.map(({ type }) => type)
  expect(types).toEqual(['object', 'string'])
})

test('a key and a session are never mixed: the call is the key’s alone', async ({ api }) => {
  const { call } = await withKey(api, { scopes: ['webhooks:read'] })
  const admin = api.as('admin')
  expect((await admin.get('/api/v4/users')).statusCode).toBe(200)
  const cookies = admin.cookies
  expect((await call('GET', '/api/v4/users', { cookies })).statusCode).toBe(403)
  const wrong = await api.app.inject({ url: '/api/v4/users', cookies, headers: { authorization: 'Bearer nonsense' } })
  expect(wrong.statusCode).toBe(401)
})

test('where records are used is counted over every kind of record, and told to no key', async ({ api }) => {
  const { customerId, call } = await withKey(api)
  await api.create('contact-person', { customer: customerId, firstName: 'Ann', lastName: 'Bos' })
  expect((await call('GET', `/api/v4/customer/${customerId}`)).statusCode).toBe(200)
  for (const path of [`/api/v4/customer/${customerId}/usage`, `/api/v4/customer/usage?ids=${customerId}`]) {
    expect((await call('GET', path)).statusCode).toBe(403)
  }
})

test('a key stays with its customer: its program would read what is another’s', async ({ api }) => {
  const { id, customerId, call } = await withKey(api)
  const other = await api.create('customer', { number: 'C-9', company: 'Ander' })
  const admin = api.as('admin')
  const record = (await admin.get(`/api/v4/api-client/${id}`)).json<{ _version: number }>()
  const before = await api.rows('api_client')
  const moved = await admin.put(`/api/v4/api-client/${id}`, { customer: other.id, _version: record._version })
  expect([moved.statusCode, Object.keys(moved.json().errors)]).toEqual([400, ['customer']])
  expect(await api.rows('api_client')).toEqual(before)
  const same = { customer: customerId, name: 'Winkel', _version: record._version }
  expect((await admin.put(`/api/v4/api-client/${id}`, same)).statusCode).toBe(200)
  expect(idsIn(await call('GET', '/api/v4/customer'))).toEqual([customerId])
})

test('exports of one key keep no other waiting', async ({ api }) => {
  const access = (username: string) => ({ person: { id: 0, username } }) as Access
  const running = [beginExport(api.engine, access('dsk_a')), beginExport(api.engine, access('dsk_a'))]
  expect(() => beginExport(api.engine, access('dsk_a'))).toThrow()
  running.push(beginExport(api.engine, access('dsk_b')))
  for (const end of running) end()
  beginExport(api.engine, access('dsk_a'))()
})
