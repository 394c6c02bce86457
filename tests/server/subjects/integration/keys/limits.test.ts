/** What ends a key or slows it down: its day, its pace, addresses, wrong keys. */
import { expect } from 'vitest'
import { entities } from '#schemas/generated/entities.ts'
import { isAllowedFrom } from '#server/subjects/integration/keys/allowList.ts'
import { createApiKeys } from '#server/subjects/integration/keys/keys.ts'
import { test } from '#tests/support/api.ts'
import { withKey } from '#tests/support/withKey.ts'
import { idsIn } from './keeper.ts'

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
  const { call, customerId } = await withKey(api, { ipAllow: ['203.0.113.0/24'] })
  expect((await call('GET', '/api/v4/customer', { remoteAddress: '203.0.113.77' })).statusCode).toBe(200)
  expect((await call('GET', '/api/v4/customer', { remoteAddress: '198.51.100.7' })).statusCode).toBe(403)
  expect(isAllowedFrom('::ffff:203.0.113.9', ['203.0.113.9'])).toBe(true)
  expect(isAllowedFrom('2001:db8::1', ['203.0.113.0/24', '2001:db8::/32'])).toBe(true)
  const wrong = await api
    .as('admin')
    .post('/api/v4/api-client', { name: 'x', customer: customerId, scopes: ['logs:read'], ipAllow: ['house'] })
  expect(wrong.json()).toMatchObject({ errors: { ipAllow: [expect.stringContaining('house')] } })
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
