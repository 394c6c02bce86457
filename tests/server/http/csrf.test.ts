import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'
import { operationsOf } from '#tests/support/operations.ts'

const tokenOf = async (client: { get(url: string): Promise<{ json(): { token: string } }> }) =>
  (await client.get('/api/v4/users/csrf')).json().token

/** Signing in, without a session yet, and the search form, which changes nothing. */
const withoutToken = ['/login_check_json', '/file/search', '/opt-out/{token}', '/api/v4/message/delivery']

/** A file, whose token goes in the header. */
const fileWith = ({ _token = '' }: { _token?: unknown }) => ({
  payload: 'Name\nA',
  headers: { 'content-type': 'text/csv', 'x-xsrf-token': String(_token) },
})

test('every change but signing in asks for a token, after the right was checked', async ({ api }) => {
  const client = api.as('admin')
  const foreign = await tokenOf(api.as('settings'))
  await tokenOf(client)
  const changes = operationsOf(api.app).filter(({ method, path }) => method !== 'GET' && !withoutToken.includes(path))
  expect(changes.length).toBeGreaterThan(6)
  // An address of its own, because calls of other tests count for some rate limits.
  const remoteAddress = '203.0.113.200'

  for (const { method, url, isOpen } of changes) {
    for (const payload of [{}, { _token: '' }, { _token: 'x' }, { _token: { a: 1 } }, { _token: foreign }]) {
      const sent = /\/(?:import|bulk\/read)$/.test(url) ? fileWith(payload) : { payload }
      const answer = await client.send({ method, url, ...sent, remoteAddress })
      expect([method, url, answer.statusCode, answer.body.toLowerCase()]).toEqual([
        method,
        url,
        400,
        expect.stringContaining('csrf'),
      ])
    }
    if (!isOpen) expect((await api.anyone().send({ method, url, payload: {} })).statusCode).toBe(403)
  }
  expect(await api.rows('audit_log')).toEqual([])
})

test('a token works in the body and in the header, and never reaches the record', async ({ api }) => {
  const client = api.as('admin')
  const token = await tokenOf(client)
  const create = (number: string, payload: object, headers = {}) =>
    client.send({ method: 'POST', url: '/api/v4/customer', payload: { number, company: 'Bol', ...payload }, headers })

  expect((await create('A-1', { _token: token })).statusCode).toBe(201)
  expect((await create('A-2', {}, { 'x-xsrf-token': token })).statusCode).toBe(201)
  expect((await create('A-3', { _token: token }, { 'x-xsrf-token': 'old' })).statusCode).toBe(201)
  expect((await create('A-4', {}, { 'x-xsrf-token': 'old' })).statusCode).toBe(400)
})

test('a record is deleted with the token in the body or in the header', async ({ api }) => {
  const client = api.as('admin')
  const token = await tokenOf(client)
  for (const extra of [{ payload: { _token: token } }, { headers: { 'x-xsrf-token': token } }]) {
    const { id } = await api.create('customer', { number: 'A-1', company: 'Bol' })
    const answer = await client.send({ method: 'DELETE', url: `/api/v4/customer/${id}`, ...extra })
    expect(answer.statusCode).toBe(204)
  }
})

test('the token is a readable cookie, also before signing in', async ({ api }) => {
  const answer = await api.anyone().get('/api/v4/users/csrf')
  const { token } = answer.json()
  expect(answer.cookies).toContainEqual(expect.objectContaining({ name: 'XSRF-TOKEN', value: token }))
  expect(answer.cookies.find(({ name }) => name === 'XSRF-TOKEN')).not.toHaveProperty('httpOnly')
})

test('a token of before signing in is worth nothing after it', async ({ api }) => {
  await api.addUser({ username: 'jan', acl: ['ROLE_SETTINGS'], password: 'correct' })
  const client = api.anyone()
  const before = await tokenOf(client)
  await client.send({ method: 'POST', url: '/login_check_json', payload: { username: 'jan', password: 'correct' } })
  const logout = (token: string | undefined) =>
    client.send({ method: 'POST', url: '/logout', headers: { 'x-xsrf-token': token } })

  expect((await logout(before)).statusCode).toBe(400)
  expect((await logout(client.cookies['XSRF-TOKEN'])).statusCode).toBe(204)
})

test('a right token does not help from another page', async ({ api }) => {
  const client = api.as('admin')
  const payload = { number: 'A-1', company: 'Bol', _token: await tokenOf(client) }
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
    const answer = await client.send({ method: 'POST', url: '/api/v4/customer', payload, headers })
    expect(answer.statusCode).toBe(400)
  }
  expect(await api.rows('customer')).toEqual([])
})
