/** Working as somebody else: who may, from where, which records name both people, and when it ends. */
import { expect } from 'vitest'
import { absentId } from '#tests/support/absentId.ts'
import { test, type Api } from '#tests/support/api.ts'
import type { Answer, Client } from '#tests/support/client.ts'
import { showAgain } from '#tests/support/confirm.ts'

const script = { 'x-requested-with': 'XMLHttpRequest' }
const minute = 60_000

const who = (client: Client) => client.get('/api/v3/user/get')
const switchTo = (client: Client, id: number | string, headers: Record<string, string> = script) =>
  client.get(`/api/v4/users/switch/${id}`, { headers: { 'accept-language': 'en', ...headers } })

/** Anna with all rights, and Karel, who works for a customer. */
async function annaAndKarel(api: Api) {
  const anna = api.as('admin')
  const annaId = (await who(anna)).json<{ id: number }>().id
  const karelId = await api.addUser({ username: 'karel', acl: ['ROLE_SETTINGS', 'ROLE_MANAGE_EMPLOYEE'] })
  return { anna, annaId, karelId }
}

test('an administrator works as somebody else in a new session, and goes back', async ({ api }) => {
  const { anna, annaId, karelId } = await annaAndKarel(api)
  const before = anna.cookies.sid ?? ''
  const answer = await switchTo(anna, karelId)

  expect(answer.statusCode).toBe(200)
  const karel = { username: 'karel', acl: ['ROLE_MANAGE_EMPLOYEE', 'ROLE_SETTINGS', 'ROLE_PREVIOUS_ADMIN'] }
  expect(answer.json()).toMatchObject({ ...karel, impersonator: { id: annaId, name: 'admin' } })
  expect((await who(anna)).json()).toMatchObject(karel)
  const during = anna.cookies.sid ?? ''
  expect(during).not.toBe(before)
  expect((await whoIs(api, before)).statusCode).toBe(403)
  expect((await anna.get('/api/v4/customer')).statusCode).toBe(403)

  const back = await anna.get('/logout-user', { headers: { 'sec-fetch-site': 'same-origin' } })
  expect([back.statusCode, back.headers.location]).toEqual([302, '/'])
  expect((await who(anna)).json()).toMatchObject({ username: 'admin', impersonator: null })
  expect((await who(anna)).json().acl).not.toContain('ROLE_PREVIOUS_ADMIN')
  expect([before, during]).not.toContain(anna.cookies.sid)
  expect((await whoIs(api, during)).statusCode).toBe(403)
  expect(await api.rows('session')).toHaveLength(1)
})

test('both names stand in the audit: of the switch, of every write during it, and of going back', async ({ api }) => {
  const { anna, annaId, karelId } = await annaAndKarel(api)
  const client = await api.create('customer', { number: 'K-1', company: 'Bakker' })
  const user = await api.create('user', {
    username: 'piet',
    name: 'Piet',
    email: 'piet@example.test',
    kind: 'customer',
    customers: [client.id],
  })
  await api.engine.query({ text: 'truncate audit_log' })
  await switchTo(anna, karelId)
  const created = await anna.post('/api/v4/merchant', { name: 'Winkel', client: client.id })
  await anna.put(`/api/v4/users/${user.id}`, { name: 'Peter', _version: user._version })
  await anna.delete(`/api/v4/merchant/${created.json().id}`)
  await anna.get('/logout-user', { headers: { 'sec-fetch-site': 'same-origin' } })

  const rows = await api.rows('audit_log')
  expect(rows.map(({ action, entity }) => `${action} ${entity}`)).toEqual([
    'switch user',
    'create merchant',
    'update user',
    'delete merchant',
    'switch-back user',
  ])
  const both = { actor_id: karelId, actor_name: 'karel', impersonator_id: annaId, impersonator_name: 'admin' }
  for (const row of rows) expect(row).toMatchObject(both)
})

test('both names stand in the audit of what a delete changes elsewhere', async ({ api }) => {
  const anna = api.as('admin')
  const annaId = (await who(anna)).json<{ id: number }>().id
  const roles = ['ROLE_MANAGE_CLIENT', 'ROLE_EMPLOYEE']
  const karelId = await api.addUser({ username: 'karel', acl: roles })
  const client = await api.create('customer', { number: 'K-1', company: 'Bakker' })
  const piet = { username: 'piet', name: 'Piet', email: 'piet@example.test', kind: 'customer', customers: [client.id] }
  const { id } = await api.create('user', piet)
  await switchTo(anna, karelId)
  expect((await anna.delete(`/api/v4/customer/${client.id}`)).statusCode).toBe(204)

  const detached = (await api.rows('audit_log')).filter((row) => row.entity === 'user' && row.record_id === id).at(-1)
  expect(detached).toMatchObject({
    action: 'update',
    changes: { customers: { from: [client.id], to: [] } },
    actor_id: karelId,
    actor_name: 'karel',
    impersonator_id: annaId,
    impersonator_name: 'admin',
  })
})

test.for<{ why: string; headers: Record<string, string> }>([
  { why: 'a link or picture elsewhere', headers: { 'sec-fetch-site': 'cross-site' } },
  { why: 'a neighbouring host', headers: { ...script, 'sec-fetch-site': 'same-site' } },
  { why: 'a script elsewhere', headers: { ...script, origin: 'https://evil.example' } },
  { why: 'a typed address', headers: { 'sec-fetch-site': 'none' } },
  { why: 'a link of our own', headers: { 'sec-fetch-site': 'same-origin' } },
])('nobody is switched by $why', async ({ headers }, { api }) => {
  const { anna, karelId } = await annaAndKarel(api)
  const answer = await anna.get(`/api/v4/users/switch/${karelId}`, { headers })
  expect(answer.statusCode).toBe(400)
  expect(answer.cookies).toEqual([])
  expect((await who(anna)).json()).toMatchObject({ username: 'admin' })
  expect((await api.rows('audit_log')).filter(({ action }) => action === 'switch')).toEqual([])
})

test('nobody is switched back by another page', async ({ api }) => {
  const { anna, karelId } = await annaAndKarel(api)
  await switchTo(anna, karelId)
  expect((await anna.get('/logout-user', { headers: {} })).statusCode).toBe(400)
  const answer = await anna.get('/logout-user', { headers: { 'sec-fetch-site': 'cross-site' } })
  expect(answer.statusCode).toBe(400)
  expect((await who(anna)).json()).toMatchObject({ username: 'karel' })
})

test('going back without having gone is just the first page', async ({ api }) => {
  const anna = api.as('admin')
  for (const client of [anna, api.anyone()]) {
    const answer = await client.get('/logout-user', { headers: { 'sec-fetch-site': 'same-origin' } })
    expect([answer.statusCode, answer.headers.location, answer.cookies]).toEqual([302, '/', []])
  }
  expect((await who(anna)).statusCode).toBe(200)
  expect(await api.rows('audit_log')).toEqual([])
})

test('needs the right, and says why not in three languages', async ({ api }) => {
  const { anna, annaId, karelId } = await annaAndKarel(api)
  expect((await switchTo(api.anyone(), karelId)).statusCode).toBe(403)
  expect((await switchTo(api.as('settings'), karelId)).statusCode).toBe(403)

  const equal = await api.addUser({ username: 'equal', acl: ['ROLE_ADMIN'] })
  const higher = await api.addUser({ username: 'higher', acl: ['ROLE_SUPER_ADMIN'] })
  const other = api.as(['ROLE_ADMIN', 'ROLE_EMPLOYEE'])
  const answers: [Answer, string][] = [
    [await switchTo(anna, annaId), 'This is you.'],
    [await switchTo(anna, equal), 'You can only work as somebody who may do less'],
    [await switchTo(anna, higher), 'You can only work as somebody who may do less'],
    [await switchTo(other, karelId), 'You can only work as somebody who may do less'],
    [await switchTo(anna, annaId, { ...script, 'accept-language': 'nl' }), 'Dit bent u zelf.'],
    [await switchTo(anna, annaId, { ...script, 'accept-language': 'fr' }), 'C’est vous-même.'],
  ]
  for (const [answer, reason] of answers) {
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error).toContain(reason)
    expect(answer.cookies).toEqual([])
  }
  expect(await api.rows('audit_log')).toEqual([])
})

test('does not switch twice', async ({ api }) => {
  const { anna, karelId } = await annaAndKarel(api)
  const nobody = await api.addUser({ username: 'noor' })
  await switchTo(anna, karelId)
  const answer = await switchTo(anna, nobody)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ error: 'You are working as somebody else already; go back first.' })
  expect((await who(anna)).json()).toMatchObject({ username: 'karel' })
})

test('a closed account is as absent as none', async ({ api }) => {
  const anna = api.as('admin')
  const closed = await api.addUser({ username: 'closed', active: false })
  const absent = await switchTo(anna, absentId)
  for (const id of [closed, 'x', '0', '1e3', '99999999999999999999']) {
    const answer = await switchTo(anna, id)
    expect([answer.statusCode, answer.body]).toEqual([404, absent.body])
  }
})

test.for(['admin', 'karel'])('ends on the next request when the account of %s is closed', async (username, { api }) => {
  const { anna, karelId } = await annaAndKarel(api)
  await switchTo(anna, karelId)
  await api.engine.query({ text: 'update app_user set active = false where username = $1', values: [username] })
  expect((await who(anna)).statusCode).toBe(403)
})

test('ends on the next request when the rights of either no longer allow it', async ({ api }) => {
  const { anna, annaId, karelId } = await annaAndKarel(api)
  await switchTo(anna, karelId)
  const set = (id: number, roles: string) =>
    api.engine.query({ text: 'update app_user set roles = $2 where id = $1', values: [id, roles] })
  await set(annaId, '{ROLE_EMPLOYEE,ROLE_SETTINGS,ROLE_MANAGE_EMPLOYEE}')
  expect((await who(anna)).statusCode).toBe(403)
  await set(annaId, '{ROLE_ADMIN,ROLE_SETTINGS,ROLE_MANAGE_EMPLOYEE}')
  expect((await who(anna)).statusCode).toBe(200)
  await set(karelId, '{ROLE_ADMIN}')
  expect((await who(anna)).statusCode).toBe(403)
})

test('closing the account of the administrator ends the session for good', async ({ api }) => {
  const { anna, annaId, karelId } = await annaAndKarel(api)
  await switchTo(anna, karelId)
  const boss = api.as(['ROLE_SUPER_ADMIN', 'ROLE_MANAGE_EMPLOYEE', 'ROLE_SETTINGS_ACL'])
  const { _version } = (await boss.get(`/api/v4/users/${annaId}`)).json()
  expect((await boss.put(`/api/v4/users/${annaId}`, { active: false, _version })).statusCode).toBe(200)
  await api.engine.query({ text: 'update app_user set active = true' })
  expect((await who(anna)).statusCode).toBe(403)
})

test('lasts no longer than the session it came from, to and fro', async ({ api }) => {
  const { anna, karelId } = await annaAndKarel(api)
  for (let halfHours = 1; halfHours < 24; halfHours++) {
    api.advance(30 * minute)
    await showAgain(api)
    expect(
      (
        await (halfHours % 2
          ? switchTo(anna, karelId)
          : anna.get('/logout-user', { headers: { 'sec-fetch-site': 'same-origin' } }))
      ).statusCode,
    ).toBeLessThan(303)
  }
  expect((await who(anna)).json()).toMatchObject({ username: 'karel' })
  api.advance(31 * minute)
  expect((await who(anna)).statusCode).toBe(403)
  expect((await anna.get('/logout-user', { headers: { 'sec-fetch-site': 'same-origin' } })).cookies).toEqual([])
})

test('rights and preferences of others stay as they are while working as somebody else', async ({ api }) => {
  const { anna, karelId } = await annaAndKarel(api)
  const roles = ['ROLE_SETTINGS']
  const draft = { username: 'piet', name: 'Piet', email: 'piet@example.test', kind: 'employee' }
  const { id, _version } = await api.create('user', { ...draft, roles })
  await switchTo(anna, karelId)

  const given = await anna.put(`/api/v4/users/${id}`, { roles: [], _version })
  const added = await anna.post('/api/v4/users', { ...draft, username: 'kees', email: 'k@example.test', roles })
  for (const answer of [given, added]) {
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toHaveProperty('errors.roles')
  }
  expect((await anna.put('/api/v4/users/preferences', { density: 'compact' })).statusCode).toBe(400)
  expect(await api.rows('preference')).toEqual([])
  const users = await api.rows('app_user')
  expect(users.find((user) => user.id === id)).toMatchObject({ roles })
  expect(users.map(({ username }) => username)).not.toContain('kees')
  expect((await anna.put(`/api/v4/users/${id}`, { name: 'Peter', roles, _version })).statusCode).toBe(200)
})

test('the mark of such a session is no right that an account can have', async ({ api }) => {
  const marked = api.as(['ROLE_PREVIOUS_ADMIN', 'ROLE_EMPLOYEE'])
  expect((await who(marked)).json()).toMatchObject({ acl: ['ROLE_EMPLOYEE'], impersonator: null })
  const draft = { username: 'piet', name: 'Piet', email: 'piet@example.test', kind: 'employee' }
  const boss = api.as(['ROLE_SUPER_ADMIN', 'ROLE_MANAGE_EMPLOYEE'])
  const answer = await boss.post('/api/v4/users', { ...draft, roles: ['ROLE_PREVIOUS_ADMIN'] })
  expect(answer.json()).toHaveProperty('errors.roles')
})

const whoIs = (api: Api, sid: string) => api.anyone().send({ url: '/api/v3/user/get', cookies: { sid } })
