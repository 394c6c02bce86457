/** Scopes of a key: what they open, what the description says of them, and who gives them. */
import { expect } from 'vitest'
import { entities } from '#schemas/generated/entities.ts'
import { absentId } from '#tests/support/absentId.ts'
import { test } from '#tests/support/api.ts'
import { withKey } from '#tests/support/withKey.ts'
import { keeper } from './keeper.ts'

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

test('a scope that is missing, and what no scope names, are refused', async ({ api }) => {
  const { call } = await withKey(api, { scopes: ['webhooks:read'] })
  const refused = [
    await call('GET', '/api/v4/customer'),
    await call('POST', '/api/v4/webhook', { payload: {} }),
    await call('GET', '/api/v4/api-log'),
    await call('GET', '/api/v4/users'),
    await call('GET', '/api/v4/menu/user'),
    await call('GET', `/api/v4/users/switch/${absentId}`),
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
  const scopes = [
    'customers:read',
    'merchants:read',
    'webhooks:write',
    'logs:read',
    'lookups:read',
    'exports:read',
    'imports:read',
    'precasso:read',
  ]
  const { call } = await withKey(api, { scopes, rateLimit: 1200 })
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
    ['customers:read'],
    ['logs:read'],
    undefined,
  ])
})

test('a key reads of the description exactly what it may call', async ({ api }) => {
  type Described = { paths: Record<string, Record<string, { security?: unknown[] }>> }
  const { paths } = (await api.as('admin').get('/api/v4/openapi.json')).json<Described>()
  for (const scopes of [['customers:read'], ['lookups:read'], ['logs:read', 'webhooks:write']]) {
    const { call } = await withKey(api, { scopes, rateLimit: 1200 })
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
      scope,
      400,
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
