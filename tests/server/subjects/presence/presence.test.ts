/** Who else has a record open: whom one sees, for how long, and who may ask. */
import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'
import type { Client } from '#tests/support/client.ts'
import { withKey } from '#tests/support/withKey.ts'

const minute = 60_000
const admin = 'admin'
const employee = ['ROLE_EMPLOYEE', 'ROLE_CUSTOMER']
const customer = (api: Api) => api.create('customer', { number: 'C-1', company: 'Bakker' })
const pathTo = (id: unknown, entity = 'customer') => `/api/v4/presence/${entity}/${String(id)}`
const tell = (client: Client, id: unknown, isEditing = false) => client.put(pathTo(id), { isEditing })
const othersOf = async (client: Client, id: unknown) =>
  (await tell(client, id)).json<{ others: { name: string; isEditing: boolean }[] }>().others

test('two people see each other, and who of them is changing it', async ({ api }) => {
  const { id } = await customer(api)
  const one = api.as(admin)
  const other = api.as(employee)
  expect(await othersOf(one, id)).toEqual([])
  expect((await tell(other, id, true)).json()).toMatchObject({ others: [{ name: 'admin', isEditing: false }] })
  // One who has the page open as well still changes it.
  await tell(other, id, false)
  expect(await othersOf(one, id)).toMatchObject([{ name: 'with-role_employee-role_customer', isEditing: true }])
  const second = await api.create('customer', { number: 'C-2', company: 'Visser' })
  expect(await othersOf(one, second.id)).toEqual([])
})

test('whoever leaves is gone at once, and whoever only stops within a minute', async ({ api }) => {
  const { id } = await customer(api)
  const other = api.as(employee)
  await tell(other, id, true)
  await tell(other, id, false)
  expect((await other.delete(`${pathTo(id)}?isEditing=true`)).statusCode).toBe(204)
  expect(await othersOf(api.as(admin), id)).toMatchObject([{ isEditing: false }])
  api.advance(39_000)
  expect(await othersOf(api.as(admin), id)).toHaveLength(1)
  api.advance(2_000)
  expect(await othersOf(api.as(admin), id)).toEqual([])
  await api.doJob('presence.tidy', {})
  expect(await api.rows('presence')).toHaveLength(1)
  api.advance(minute)
  await api.doJob('presence.tidy', {})
  expect(await api.rows('presence')).toEqual([])
})

test('a client’s user is seen by staff, and sees nobody', async ({ api }) => {
  const { id } = await customer(api)
  const portal = api.as('customer', { customerIds: [id] })
  await tell(api.as(admin), id, true)
  const answer = await tell(portal, id)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ others: [] })
  expect(await othersOf(api.as(admin), id)).toMatchObject([{ name: 'customer' }])
})

test('whoever may not read the record neither sees who is there nor is there', async ({ api }) => {
  const { id } = await customer(api)
  const stranger = await api.create('customer', { number: 'C-2', company: 'Visser' })
  await tell(api.as(admin), id)
  const before = await api.rows('presence')
  const portal = api.as('customer', { customerIds: [stranger.id] })
  const bad = [id, 999, '0', 'x', '99999999999999999', '9'.repeat(25)]
  for (const one of bad) expect([one, (await tell(portal, one)).statusCode]).toEqual([one, 404])
  for (const name of ['nothing', 'toString', 'setting'])
    expect([name, (await portal.put(pathTo(id, name), { isEditing: false })).statusCode]).toEqual([name, 404])
  expect((await tell(api.as(['ROLE_SETTINGS']), id)).statusCode).toBe(404)
  expect((await tell(api.anyone(), id)).statusCode).toBe(403)
  expect((await api.as(admin).put(pathTo(id), {})).statusCode).toBe(400)
  const { call } = await withKey(api, { scopes: ['customers:read'] })
  expect((await call('PUT', pathTo(id), { payload: { isEditing: false } })).statusCode).toBe(403)
  expect(await api.rows('presence')).toEqual(before)
})

test('whoever works as somebody else is there under their own name', async ({ api }) => {
  const { id } = await customer(api)
  const acting = api.as(admin, { anew: true })
  await acting.get('/api/v3/user/get')
  await api.as(employee).get('/api/v3/user/get')
  await api.engine.query({
    text: `update session set impersonator_id = user_id, user_id = (select id from app_user where username like 'with%')
      where user_id = (select id from app_user where username = 'admin')`,
  })
  expect((await tell(acting, id)).statusCode).toBe(200)
  expect(await othersOf(api.as([...employee, 'ROLE_FINANCE']), id)).toMatchObject([{ name: 'admin' }])
})

test('a page that is only open keeps nobody signed in, and is in no log', async ({ api }) => {
  const { id } = await customer(api)
  const client = api.as(employee)
  await client.get('/api/v3/user/get')
  const [session] = await api.rows('session')
  const audit = await api.rows('audit_log')
  for (let passed = 0; passed < 11; passed++) {
    api.advance(minute)
    await tell(client, id)
  }
  expect((await api.rows('session')).find(({ id_hash: hash }) => hash === session?.id_hash)).toEqual(session)
  expect(await api.rows('audit_log')).toEqual(audit)
  expect(await api.rows('read_log')).toEqual([])
  expect(await api.rows('api_log')).toEqual([])
})
