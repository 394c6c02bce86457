import { expect } from 'vitest'
import { entities } from '#schemas/generated/entities.ts'
import type { Access } from '#server/foundation/access.ts'
import { isAllowedFrom } from '#server/subjects/integration/keys/allowList.ts'
import { createApiKeys } from '#server/subjects/integration/keys/keys.ts'
import { beginExport } from '#server/lists/export/atOnce.ts'
import { test } from '#tests/support/api.ts'
import { createClient } from '#tests/support/client.ts'
import { withKey } from './withKey.ts'

const idsIn = (answer: { json(): unknown }) => (answer.json() as { items: { id: number }[] }).items.map(({ id }) => id)

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

test('every key reads the description of the API, and nothing else without a scope', async ({ api }) => {
  const { call } = await withKey(api, { scopes: ['lookups:read'] })
  const answer = await call('GET', '/api/v4/openapi.json')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toHaveProperty('openapi', '3.1.0')
  expect((await call('GET', '/api/doc')).statusCode).toBe(403)
  // The scope allows it, its rights do not. The refusal is in the API log, not in the security audit.
  expect((await call('GET', '/api/v4/team')).statusCode).toBe(403)
  await api.app.securityEvents.flush()
  expect((await api.rows('audit_log')).filter(({ action }) => action === 'refused')).toEqual([])
  expect((await call('GET', '/api/v4/customer')).statusCode).toBe(403)
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

test('a scope that is missing, and what no scope names, are refused', async ({ api }) => {
  const { call } = await withKey(api, { scopes: ['webhooks:read'] })
  const refused = [
    await call('GET', '/api/v4/customer'),
    await call('POST', '/api/v4/webhook', { payload: {} }),
    await call('GET', '/api/v4/api-log'),
    await call('GET', '/api/v4/users'),
    await call('GET', '/api/v4/menu/user'),
    await call('GET', '/api/v4/users/switch/1'),
  ]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 403))
  expect((await call('GET', '/api/v4/webhook')).statusCode).toBe(200)
})

test('no route that changes anything is open to a key but those of its scopes', async ({ api }) => {
  const { call } = await withKey(api)
  const writable = []
  for (const { api: path, access } of entities) {
    if (!access.create) continue
    const { statusCode } = await call('POST', path, { payload: {} })
    if (statusCode !== 403) writable.push(path)
  }
  expect(writable).toEqual(['/api/v4/webhook'])
})

test('the description names keys, with the scope, on the calls that take them and on no others', async ({ api }) => {
  const scopes = ['customers:read', 'merchants:read', 'webhooks:write', 'logs:read', 'lookups:read']
  const { call } = await withKey(api, { scopes, rateLimit: 600 })
  type Operation = { security?: Record<string, string[]>[] }
  const { paths, components } = (await api.as('employee').get('/api/v4/openapi.json')).json<{
    paths: Record<string, { get?: Operation }>
    components: { securitySchemes: object }
  }>()
  expect(components.securitySchemes).toHaveProperty(
    'apiKey',
    expect.objectContaining({ type: 'http', scheme: 'bearer' }),
  )
  const keyOf = (path: string) => paths[path]?.get?.security?.find((one) => 'apiKey' in one)?.apiKey
  const closed = Object.keys(paths).filter((path) => paths[path]?.get?.security && !path.includes('{'))
  const wrong = []
  for (const path of closed) {
    const { statusCode } = await call('GET', path)
    if ((statusCode === 403) !== (keyOf(path) === undefined)) wrong.push([path, statusCode, keyOf(path)])
  }
  expect(wrong).toEqual([])
  expect([keyOf('/api/v4/customer'), keyOf('/api/v4/api-log'), keyOf('/api/v4/users')]).toEqual([
    ...[['customers:read'], ['logs:read'], undefined],
  ])
})

test('a key reads of the description exactly what it may call', async ({ api }) => {
  type Described = { paths: Record<string, Record<string, { security?: unknown[] }>> }
  const { paths } = (await api.as('admin').get('/api/v4/openapi.json')).json<Described>()
  for (const scopes of [['customers:read'], ['lookups:read'], ['logs:read', 'webhooks:write']]) {
    const { call } = await withKey(api, { scopes, rateLimit: 600 })
    const own = (await call('GET', '/api/v4/openapi.json')).json<Described>()
    const wrong = []
    for (const [path, operations] of Object.entries(paths)) {
      const { get } = operations
      if (get?.security === undefined || path.includes('{')) continue
      const { statusCode } = await call('GET', path)
      if ((statusCode === 403) === 'get' in (own.paths[path] ?? {})) wrong.push([scopes, path, statusCode])
    }
    expect(wrong).toEqual([])
    expect(JSON.stringify(own)).toMatch(/"apiKey":\["/)
    expect('post' in (own.paths['/api/v4/webhook'] ?? {})).toBe(scopes.includes('webhooks:write'))
  }
})

test('what ends a key ends it at once: switched off, past its day, its customer inactive', async ({ api }) => {
  const { id, customerId, call } = await withKey(api)
  const status = async () => (await call('GET', '/api/v4/customer')).statusCode
  const set = (text: string, of: number) => api.engine.query({ text, values: [of] })
  expect(await status()).toBe(200)
  await set('update api_client set active = false where id = $1', id)
  expect(await status()).toBe(401)
  await set(`update api_client set active = true, expires_at = current_date - 2 where id = $1`, id)
  expect(await status()).toBe(401)
  await set(`update api_client set expires_at = current_date + 2 where id = $1`, id)
  expect(await status()).toBe(200)
  await set('update customer set active = false where id = $1', customerId)
  expect(await status()).toBe(401)
})

test('a key reads on while the database takes no changes, within its calls per minute', async ({ api }) => {
  const { key, customerId } = await withKey(api, { rateLimit: 2 })
  const before = [await api.rows('api_client'), await api.rows('api_key_use')]
  const query: typeof api.engine.query = (statement) =>
    /\b(?:insert into|update|delete from) /.test(statement.text)
      ? Promise.reject(Object.assign(new Error('cannot execute in a read-only transaction'), { code: '25006' }))
      : api.engine.query(statement)
  // All within one minute, even on a slow machine.
  const at = api.app.now()
  const keys = createApiKeys({ query }, () => at, entities)
  const call = { token: key, ip: '127.0.0.1', method: 'GET', route: '/api/v4/customer', locale: undefined }
  const read = () => keys.accessOf(call, () => undefined)
  expect((await read()).person).toMatchObject({ customerIds: [customerId] })
  await read()
  await expect(read()).rejects.toMatchObject({ status: 429 })
  await expect(keys.accessOf({ ...call, token: `${key.slice(0, -1)}~` }, () => undefined)).rejects.toMatchObject({
    status: 401,
  })
  expect([await api.rows('api_client'), await api.rows('api_key_use')]).toEqual(before)
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

test('beyond its calls per minute a key waits, until the next minute', async ({ api }) => {
  const { call } = await withKey(api, { rateLimit: 3 })
  api.advance(60_000 - (api.app.now() % 60_000) + 1000)
  const statuses = []
  for (let n = 0; n < 4; n += 1) statuses.push((await call('GET', '/api/v4/customer')).statusCode)
  expect(statuses).toEqual([200, 200, 200, 429])
  const refused = await call('GET', '/api/v4/customer')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  api.advance(60_000)
  expect((await call('GET', '/api/v4/customer')).statusCode).toBe(200)
})

test('from another address than those allowed a key is refused', async ({ api }) => {
  const { call } = await withKey(api, { ipAllow: ['203.0.113.0/24'] })
  expect((await call('GET', '/api/v4/customer', { remoteAddress: '203.0.113.77' })).statusCode).toBe(200)
  expect((await call('GET', '/api/v4/customer', { remoteAddress: '198.51.100.7' })).statusCode).toBe(403)
  expect(isAllowedFrom('::ffff:203.0.113.9', ['203.0.113.9'])).toBe(true)
  expect(isAllowedFrom('2001:db8::1', ['203.0.113.0/24', '2001:db8::/32'])).toBe(true)
  const wrong = await api
    .as('admin')
    .post('/api/v4/api-client', { name: 'x', customer: 1, scopes: ['logs:read'], ipAllow: ['house'] })
  expect(wrong.json()).toMatchObject({ errors: { ipAllow: [expect.stringContaining('house')] } })
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

test('wrong keys from one network are slowed down, right ones are not, from there or elsewhere', async ({ api }) => {
  const { customerId, call } = await withKey(api)
  const remoteAddress = '198.51.100.9'
  // As long as a real key, so that it is looked up.
  const headers = { authorization: `Bearer dsk_aaaaaaaa_${'x'.repeat(43)}` }
  const wrong = () => api.app.inject({ url: '/api/v4/customer', remoteAddress, headers })
  const statuses = []
  for (let n = 0; n < 31; n += 1) statuses.push((await wrong()).statusCode)
  expect(statuses.filter((status) => status === 401)).toHaveLength(30)
  expect(statuses.at(-1)).toBe(429)
  const there = await call('GET', '/api/v4/customer', { remoteAddress })
  expect([there.statusCode, idsIn(there)]).toEqual([200, [customerId]])
  expect((await call('GET', '/api/v4/customer')).statusCode).toBe(200)
  expect((await wrong()).headers['retry-after']).toMatch(/^[1-9]\d?$/)
  await api.app.apiLog.flush()
  expect((await api.rows('api_log')).filter(({ ip }) => ip === remoteAddress)).toHaveLength(31)
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

/** Manages keys, sees all customers and the log, but no webhooks. */
const keeper = ['ROLE_EMPLOYEE', 'ROLE_SETTINGS', 'ROLE_API_LOG_VIEW']

test('nobody gives a key a scope whose rights they lack: at creation, by a change, by a new key, by reviving one', async ({
  api,
}) => {
  const { id, customerId } = await withKey(api)
  const url = `/api/v4/api-client/${id}`
  const body = (scopes: readonly string[]) => ({ name: 'Kopie', customer: customerId, scopes })
  const alone = api.as(['ROLE_SETTINGS'])
  const keys = await api.rows('api_key')

  for (const scope of ['customers:read', 'webhooks:read', 'webhooks:write', 'logs:read']) {
    const refused = await alone.post('/api/v4/api-client', body(['lookups:read', scope]))
    expect([scope, refused.statusCode, refused.json()]).toEqual([
      ...[scope, 400],
      { errors: { scopes: [expect.stringContaining(scope)] } },
    ])
    expect(refused.body).not.toContain('lookups:read')
  }
  expect((await alone.post(`${url}/key`)).json()).toMatchObject({ errors: { scopes: [expect.any(String)] } })
  expect([await api.rows('api_client'), await api.rows('api_key')]).toMatchObject([[{ id }], keys])

  const off = await api.as('admin').put(url, { active: false, _version: 2 })
  const { _version } = off.json<{ _version: number }>()
  const changes = [{ active: true }, { scopes: ['customers:read'], name: 'Andere naam' }]
  const answers = []
  for (const change of changes) answers.push((await alone.put(url, { ...change, _version })).statusCode)
  expect(answers).toEqual([400, 200])
  expect(await api.rows('api_client')).toMatchObject([
    { active: false, scopes: ['customers:read'], name: 'Andere naam' },
  ])

  const given = await api.as(keeper).post('/api/v4/api-client', body(['customers:read', 'logs:read', 'lookups:read']))
  expect(given.statusCode).toBe(201)
  expect((await api.as(keeper).post('/api/v4/api-client', body(['webhooks:read']))).statusCode).toBe(400)
})

test('who sees one customer gives scopes for that one alone', async ({ api }) => {
  const own = await api.create('customer', { number: 'C-1', company: 'Eigen' })
  const other = await api.create('customer', { number: 'C-2', company: 'Ander' })
  const client = api.as(['ROLE_SETTINGS', 'ROLE_CUSTOMER'], { customerIds: [own.id] })
  const make = (customer: number) =>
    client.post('/api/v4/api-client', { name: 'Kassa', customer, scopes: ['customers:read', 'webhooks:write'] })
  expect([(await make(own.id)).statusCode, (await make(other.id)).statusCode]).toEqual([201, 400])
  expect(await api.rows('api_client')).toMatchObject([{ customer_id: own.id }])
})

test('the customer and its contact persons are told of a key that is made, and of scopes that are added', async ({
  api,
}) => {
  const customer = await api.create('customer', { number: 'C-1', company: 'Bakker', email: 'info@bakker.example' })
  const person = { customer: customer.id, portalAccess: true, language: 'en' }
  await api.create('contact-person', { ...person, lastName: 'Bos', email: 'bos@bakker.example' })
  await api.create('contact-person', { ...person, lastName: 'Kok', email: 'kok@bakker.example', portalAccess: false })
  const admin = api.as('admin')
  const { id } = await api.create('api-client', { name: 'Kassa', customer: customer.id, scopes: ['lookups:read'] })
  await api.engine.query({ text: 'delete from mail' })
  const letters = async () => {
    const rows = await api.rows('mail')
    await api.engine.query({ text: 'delete from mail' })
    return rows.map(({ recipient, subject, body }) => [recipient, subject, body]).sort()
  }

  await admin.post(`/api/v4/api-client/${id}/key`)
  expect(await letters()).toEqual([
    ['bos@bakker.example', 'An API key for your data was made', expect.stringContaining('- Read lookup lists')],
    ['info@bakker.example', 'Er is een API-sleutel voor uw gegevens gemaakt', expect.stringContaining('‘Kassa’ (dsk_')],
  ])
  const put = (change: object) => admin.put(`/api/v4/api-client/${id}`, change)
  const { _version } = (await put({ name: 'Kassa 2', _version: 2 })).json<{ _version: number }>()
  expect(await letters()).toEqual([])
  await put({ scopes: ['lookups:read', 'customers:read'], _version })
  expect(await letters()).toMatchObject([
    ['bos@bakker.example', 'An API key for your data may do more', expect.stringContaining('- Read customer details')],
    ['info@bakker.example', 'Een API-sleutel voor uw gegevens mag meer', expect.any(String)],
  ])
})

test('a key whose maker is closed or gone goes on, and is listed to who manages keys', async ({ api }) => {
  const { id, call } = await withKey(api)
  const makerId = await api.addUser({ username: 'mona', acl: [...keeper, 'ROLE_ADMIN', 'ROLE_CUSTOMER'] })
  const from = { address: '127.0.0.1', userAgent: 'test' }
  const sid = await api.engine.transaction((trx) => api.app.sessions.open(trx, makerId, from))
  const mona = createClient(api.app, { sid })
  const listed = async () => (await api.as(keeper).get('/api/v4/api-client/without-maker')).json<{ items: unknown[] }>()
  const { key } = (await mona.post(`/api/v4/api-client/${id}/key`)).json<{ key: string }>()
  const headers = { authorization: `Bearer ${key}` }
  expect((await listed()).items).toEqual([])

  const set = (active: boolean) =>
    api.engine.query({ text: 'update app_user set active = $2 where id = $1', values: [makerId, active] })
  await set(false)
  expect((await call('GET', '/api/v4/customer', { headers })).statusCode).toBe(200)
  expect((await listed()).items).toMatchObject([{ id, name: 'Webshop', maker: 'mona' }])
  const record = (await api.as(keeper).get(`/api/v4/api-client/${id}`)).json()
  expect(record).toMatchObject({ keyMadeBy: { id: makerId, name: 'mona', active: false } })

  await set(true)
  expect((await api.as('admin').delete(`/api/v4/users/${makerId}`)).statusCode).toBe(204)
  expect((await listed()).items).toMatchObject([{ id, maker: null }])
  await api.engine.query({ text: 'update api_client set active = false' })
  expect((await listed()).items).toEqual([])
  expect((await api.as(['ROLE_EMPLOYEE']).get('/api/v4/api-client/without-maker')).statusCode).toBe(403)
})
