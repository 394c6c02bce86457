/** Confirming one's identity: which actions require it, how it is done, and how long it is valid. */
import { expect } from 'vitest'
import { test as base, type Api } from '#tests/support/api.ts'
import type { Client } from '#tests/support/client.ts'
import { forgetWhoIsThere } from '#tests/support/confirm.ts'
import { people } from '#tests/support/people.ts'
import { codeAt } from '#tests/server/subjects/accounts/secondFactor/authenticator.ts'

const password = 'correct horse battery'
const minute = 60_000
const script = { 'x-requested-with': 'XMLHttpRequest' }

const confirm = (client: Client, body: object) => client.post('/api/v4/users/me/confirm', body)
const signIn = (client: Client, username: string) =>
  client.send({ method: 'POST', url: '/login_check_json', payload: { username, password } })

/** Anna, with all rights and a password. */
const test = base.extend('anna', async ({ api }) => {
  await api.addUser({ username: 'anna', acl: people.admin, password })
  const client = api.anyone()
  await signIn(client, 'anna')
  return client
})

/** Records for each of the actions, and a way to see whether they changed. */
async function office(api: Api) {
  const customer = await api.create('customer', { number: 'C-1', company: 'Bakker' })
  const group = await api.create('employee-group', { name: 'Team', code: 'team', roles: ['ROLE_FILE_SEARCH'] })
  const karel = await api.create('user', { username: 'karel', name: 'Karel', email: 'karel@example.test' })
  const key = await api.create('api-client', { name: 'Kassa', customer: customer.id, scopes: ['lookups:read'] })
  const url = 'https://hooks.example.com/in'
  const webhook = await api.create('webhook', { customer: customer.id, url, events: ['complaint.created'] })
  const contact = await api.create('contact-person', {
    customer: customer.id,
    lastName: 'Bos',
    email: 'bos@bakker.example',
    portalAccess: true,
  })
  const text = `insert into second_factor (user_id, secret, confirmed_at) values ($1, 'x', now())`
  await api.engine.query({ text, values: [karel.id] })
  return { customer, group, karel, key, webhook, contact }
}

const kept = ['app_user', 'employee_group', 'api_client', 'api_key', 'webhook', 'second_factor', 'setting', 'mail']
const state = (api: Api) => Promise.all(kept.map((table) => api.rows(table)))

test('acts of weight are refused with 428 once ten minutes have gone by, nothing is changed, and they work after it', async ({
  api,
  anna,
}) => {
  const { customer, group, karel, key, webhook, contact } = await office(api)
  const users = `/api/v4/users/${karel.id}`
  const acts: Record<string, () => ReturnType<Client['get']>> = {
    'rights of an account': () =>
      anna.put(`/api/v4/acl/${karel.id}?kind=user`, { roles: ['ROLE_NEWS'], _version: karel._version }),
    'rights of a group': () =>
      anna.put(`/api/v4/acl/${group.id}?kind=group`, { roles: ['ROLE_NEWS'], _version: group._version }),
    'a group': () =>
      anna.put(`/api/v4/employee-group/${group.id}`, { roles: [], _version: Number(group._version) + 1 }),
    'its e-mail': () => anna.put(users, { email: 'k@example.test', _version: Number(karel._version) + 1 }),
    'its username': () => anna.put(users, { username: 'k.arel', _version: Number(karel._version) + 2 }),
    'its group': () => anna.put(users, { employeeGroup: group.id, _version: Number(karel._version) + 3 }),
    'a new account with rights': () =>
      anna.post('/api/v4/users', { username: 'piet', name: 'Piet', email: 'p@example.test', roles: ['ROLE_NEWS'] }),
    'its second factor': () => anna.delete(`${users}/second-factor`),
    'a contact who signs in': () =>
      anna.put(`/api/v4/contact-person/${contact.id}`, { email: 'b@bakker.example', _version: contact._version }),
    'a new key': () =>
      anna.post('/api/v4/api-client', { name: 'Web', customer: customer.id, scopes: ['lookups:read'] }),
    'the key itself': () => anna.post(`/api/v4/api-client/${key.id}/key`),
    'scopes of a key': () =>
      anna.put(`/api/v4/api-client/${key.id}`, { scopes: ['logs:read'], _version: Number(key._version) + 1 }),
    'a key that is switched on': () =>
      anna.put(`/api/v4/api-client/${key.id}`, { active: true, _version: Number(key._version) + 2 }),
    'a secret of a webhook': () => anna.post(`/api/v4/webhook/${webhook.id}/secret`),
    'a setting of security': () => anna.put('/api/v4/setting', { values: { 'security.sessionIdle': 60 } }),
    'a secret among the settings': () => anna.put('/api/v4/setting', { values: { [secretSetting]: 'geheim-1234' } }),
    'working as somebody else': () => anna.get(`/api/v4/users/switch/${karel.id}`, { headers: script }),
  }
  await forgetWhoIsThere(api)
  const before = await state(api)
  for (const [name, act] of Object.entries(acts)) {
    const refused = await act()
    expect([name, refused.statusCode, refused.json()]).toEqual([
      name,
      428,
      { error: expect.stringContaining('wachtwoord') },
    ])
  }
  expect(await state(api)).toEqual(before)

  expect((await confirm(anna, { password })).statusCode).toBe(204)
  for (const [name, act] of Object.entries(acts)) expect([name, (await act()).statusCode < 300]).toEqual([name, true])
})

const secretSetting = 'sending.smsKey'

test('what weighs little is not asked for, nor is it of whoever may not do the act at all', async ({ api, anna }) => {
  const { customer, karel, group, key } = await office(api)
  const person = await api.create('contact-person', {
    customer: customer.id,
    lastName: 'Kok',
    email: 'kok@bakker.example',
  })
  await forgetWhoIsThere(api)
  const done = [
    await anna.put(`/api/v4/users/${karel.id}`, { phone: '+31201234567', _version: karel._version }),
    await anna.put(`/api/v4/employee-group/${group.id}`, { name: 'Ploeg', _version: group._version }),
    await anna.put(`/api/v4/api-client/${key.id}`, { name: 'Kassa 2', _version: key._version }),
    await anna.put(`/api/v4/contact-person/${person.id}`, { email: 'k@bakker.example', _version: person._version }),
    await anna.put('/api/v4/setting', { values: { 'office.name': 'Kantoor' } }),
  ]
  expect(done.map(({ statusCode }) => statusCode)).toEqual(done.map(() => 200))
  const nobody = api.as(['ROLE_EMPLOYEE'])
  expect((await nobody.get(`/api/v4/users/switch/${karel.id}`, { headers: script })).statusCode).toBe(403)
})

test('it holds for ten minutes from signing in or showing, in that session alone, which gets a new id', async ({
  api,
  anna,
}) => {
  const { webhook } = await office(api)
  const act = (client: Client) => client.post(`/api/v4/webhook/${webhook.id}/secret`)
  const other = api.anyone()
  await signIn(other, 'anna')
  expect((await act(anna)).statusCode).toBe(200)
  api.advance(10 * minute)
  expect((await act(anna)).statusCode).toBe(428)
  const old = anna.cookies.sid
  await confirm(anna, { password })
  expect(anna.cookies.sid).not.toBe(old)
  expect((await api.anyone().send({ url: '/api/v4/users/csrf', cookies: { sid: old ?? '' } })).statusCode).toBe(200)
  const replayed = await api.app.inject({ url: '/api/v4/users', cookies: { sid: old ?? '' } })
  expect([replayed.statusCode, (await act(anna)).statusCode, (await act(other)).statusCode]).toEqual([403, 200, 428])
  api.advance(9 * minute)
  expect((await act(anna)).statusCode).toBe(200)
})

test('a wrong password shows nothing, counts like a failed sign-in and stands in the audit', async ({ api, anna }) => {
  const { webhook } = await office(api)
  await forgetWhoIsThere(api)
  const wrong = await confirm(anna, { password: 'wrong' })
  expect([wrong.statusCode, wrong.json()]).toEqual([400, { errors: { password: ['Dit is niet uw wachtwoord.'] } }])
  expect((await anna.post(`/api/v4/webhook/${webhook.id}/secret`)).statusCode).toBe(428)
  expect(await api.rows('login_failure')).toHaveLength(1)
  const noted = (await api.rows('audit_log')).filter(({ action }) => action === 'confirm-failed')
  expect(noted).toMatchObject([{ entity: 'user', actor_name: 'anna' }])
  for (let n = 0; n < 4; n += 1) await confirm(anna, { password: 'wrong' })
  expect((await confirm(anna, { password })).json()).toMatchObject({ errors: { common: [expect.any(String)] } })
})

test('whoever has a second factor shows that too', async ({ api, anna }) => {
  const { webhook } = await office(api)
  const own = '/api/v4/users/me/second-factor'
  const { secret } = (await anna.post(own, { password })).json<{ secret: string }>()
  await anna.post(`${own}/confirm`, { code: codeAt(secret, api.app.now()) })
  api.advance(11 * minute)
  const asked = await confirm(anna, { password })
  expect([asked.statusCode, asked.json()]).toMatchObject([
    400,
    { secondFactor: true, errors: { code: [expect.any(String)] } },
  ])
  const wrong = await confirm(anna, { password, code: '000000' })
  expect([wrong.statusCode, wrong.json()]).toMatchObject([400, { secondFactor: true }])
  expect((await anna.post(`/api/v4/webhook/${webhook.id}/secret`)).statusCode).toBe(428)
  const right = await confirm(anna, { password, code: codeAt(secret, api.app.now()) })
  expect([right.statusCode, (await anna.post(`/api/v4/webhook/${webhook.id}/secret`)).statusCode]).toEqual([204, 200])
})

test('while working as somebody else it is one’s own password that counts', async ({ api, anna }) => {
  const otherPassword = 'another horse battery'
  const acl = ['ROLE_SETTINGS', 'ROLE_MANAGE_EMPLOYEE', 'ROLE_EMPLOYEE']
  const karel = await api.addUser({ username: 'karel', acl, password: otherPassword })
  expect((await anna.get(`/api/v4/users/switch/${karel}`, { headers: script })).statusCode).toBe(200)
  api.advance(11 * minute)
  const change = () => anna.put('/api/v4/setting', { values: { 'security.sessionIdle': 60 } })
  expect((await change()).statusCode).toBe(428)
  expect((await confirm(anna, { password: otherPassword })).statusCode).toBe(400)
  expect((await confirm(anna, { password })).statusCode).toBe(204)
  expect((await change()).statusCode).toBe(200)
  expect((await anna.get('/api/v3/user/get')).json()).toMatchObject({
    username: 'karel',
    impersonator: { name: 'anna' },
  })
})
