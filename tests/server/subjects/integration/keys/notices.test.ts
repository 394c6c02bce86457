/** Who is told of a key: the customer and its people, and who manages keys. */
import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'
import { createClient } from '#tests/support/client.ts'
import { withKey } from '#tests/support/withKey.ts'
import { keeper } from './keeper.ts'

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
