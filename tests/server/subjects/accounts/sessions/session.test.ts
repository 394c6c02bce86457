import { hash } from '@node-rs/argon2'
import { expect } from 'vitest'
import { buildApp } from '#server/app.ts'
import { createSessions } from '#server/subjects/accounts/sessions/sessions.ts'
import { absentId } from '#tests/support/absentId.ts'
import { config } from '#tests/support/server.ts'
import { people } from '#tests/support/people.ts'
import { test, type Api } from '#tests/support/api.ts'
import type { Client } from '#tests/support/client.ts'

const minute = 60_000
const password = 'correct horse battery'
const signIn = (client: Client, username = 'jan', given = password, headers = {}) =>
  client.send({ method: 'POST', url: '/login_check_json', payload: { username, password: given }, headers })
const who = (client: Client) => client.get('/api/v3/user/get')

const addJan = (api: Api, more = {}) => api.addUser({ username: 'jan', acl: ['ROLE_SETTINGS'], password, ...more })

test('signing in sets a cookie that scripts cannot read, and keeps only its hash', async ({ api }) => {
  await addJan(api)
  const client = api.anyone()
  const answer = await signIn(client, ' Jan ')

  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ username: 'jan', acl: ['ROLE_SETTINGS'] })
  expect(answer.cookies).toContainEqual(
    expect.objectContaining({ name: 'sid', httpOnly: true, sameSite: 'Lax', path: '/' }),
  )
  expect((await who(client)).json()).toMatchObject({ username: 'jan' })

  const sid = client.cookies.sid ?? ''
  expect(sid).toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify(await api.rows('session'))).not.toContain(sid)
  expect(await api.rows('audit_log')).toMatchObject([{ action: 'sign-in', actor_name: 'jan' }])
})

test('where people come by https, cookies are secure and bound to the host', async ({ api }) => {
  await addJan(api)
  const app = await buildApp({ config: { ...config, isSecure: true }, engine: api.engine, logger: api.app.log })
  const payload = { username: 'jan', password }
  const answer = await app.inject({ method: 'POST', url: '/login_check_json', payload })
  await app.close()

  expect(answer.cookies.map(({ name }) => name)).toEqual(['__Host-sid', '__Host-csrf', 'XSRF-TOKEN', '__Host-device'])
  for (const cookie of answer.cookies) expect(cookie).toMatchObject({ secure: true, path: '/', sameSite: 'Lax' })
  expect(answer.headers['strict-transport-security']).toContain('max-age=31536000')
})

test('a wrong password, an unknown name, an account without password and a closed one get the same bytes', async ({
  api,
}) => {
  await addJan(api)
  await api.addUser({ username: 'closed', password, active: false })
  await api.addUser({ username: 'new' })
  const answers = [
    await signIn(api.anyone(), 'jan', 'wrong'),
    await signIn(api.anyone(), 'unknown'),
    await signIn(api.anyone(), 'new'),
    await signIn(api.anyone(), 'closed'),
  ]
  for (const answer of answers) {
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ errors: { common: ['De gebruikersnaam of het wachtwoord klopt niet.'] } })
    expect(answer.cookies).toEqual([])
  }
  expect(await api.rows('session')).toEqual([])
})

test('refuses in the language of the reader, and names the field that is missing', async ({ api }) => {
  const english = await signIn(api.anyone(), 'jan', 'wrong', { 'accept-language': 'en-GB,nl;q=0.5' })
  expect(english.json()).toEqual({ errors: { common: ['Username or password is not right.'] } })

  const answer = await api.anyone().send({ method: 'POST', url: '/login_check_json', payload: { username: 'jan' } })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toHaveProperty('errors.password')
})

test('each sign-in has a new id, and the one before is over', async ({ api }) => {
  await addJan(api)
  const client = api.anyone()
  await signIn(client)
  const before = client.cookies.sid ?? ''
  await signIn(client)

  expect(client.cookies.sid).not.toBe(before)
  expect((await api.anyone().send({ url: '/api/v3/user/get', cookies: { sid: before } })).statusCode).toBe(403)
  expect(await api.rows('session')).toHaveLength(1)
})

test.for([
  { headers: { 'sec-fetch-site': 'cross-site' } },
  { headers: { 'sec-fetch-site': 'same-site' } },
  { headers: { origin: 'https://evil.example' } },
  { headers: { origin: 'null' } },
])('nobody is signed in from another page: $headers', async ({ headers }, { api }) => {
  await addJan(api)
  const answer = await signIn(api.anyone(), 'jan', password, headers)
  expect(answer.statusCode).toBe(400)
  expect(await api.rows('session')).toEqual([])
})

test('a weaker hash is replaced at the next sign-in', async ({ api }) => {
  const id = await addJan(api)
  const weak = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
  await api.engine.query({ text: 'update credential set password_hash = $2 where user_id = $1', values: [id, weak] })
  await signIn(api.anyone())

  const [credential] = await api.rows('credential')
  expect(credential?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await signIn(api.anyone())).statusCode).toBe(200)
})

test('ends after an hour without a request, whatever came before', async ({ api }) => {
  const client = api.as('settings')
  for (const _ of [1, 2, 3]) {
    api.advance(59 * minute)
    expect((await who(client)).statusCode).toBe(200)
  }
  api.advance(61 * minute)
  const answer = await who(client)
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toEqual({ error: expect.any(String) })
})

test('ends after twelve hours, however busy', async ({ api }) => {
  const client = api.as('settings')
  await who(client)
  for (let halfHours = 1; halfHours < 24; halfHours++) {
    api.advance(30 * minute)
    expect((await who(client)).statusCode).toBe(200)
  }
  api.advance(31 * minute)
  expect((await who(client)).statusCode).toBe(403)
})

test('writes when it was last seen at most once a minute', async ({ api }) => {
  const client = api.as('settings')
  const lastSeen = async () => (await api.rows('session'))[0]?.last_seen_at
  await who(client)
  const first = await lastSeen()
  api.advance(50_000)
  await who(client)
  expect(await lastSeen()).toBe(first)
  api.advance(20_000)
  await who(client)
  expect(await lastSeen()).not.toBe(first)
})

test('with a minute of patience, who is busy stays signed in', async ({ api }) => {
  let now = api.app.now()
  const jan = await addJan(api)
  const sessions = createSessions(api.engine, () => now, { idle: minute, absolute: 60 * minute })
  const id = await api.engine.transaction((trx) => sessions.open(trx, jan, { address: '', userAgent: '' }))
  for (const _ of [1, 2, 3, 4, 5]) {
    now += minute / 2
    expect(await sessions.find(id)).toMatchObject({ person: { username: 'jan' } })
  }
})

test('a right that was taken away, and an account that was closed, hold on the next request', async ({ api }) => {
  const client = api.as('settings')
  expect((await client.get('/api/v4/merchant')).statusCode).toBe(200)
  await api.engine.query({ text: "update app_user set roles = '{ROLE_EMPLOYEE}' where username = 'settings'" })
  expect((await client.get('/api/v4/merchant')).statusCode).toBe(403)
  expect((await who(client)).statusCode).toBe(200)
  await api.engine.query({ text: "update app_user set active = false where username = 'settings'" })
  expect((await who(client)).statusCode).toBe(403)
})

test('signing out ends the session on the server', async ({ api }) => {
  const client = api.as('settings')
  await who(client)
  const sid = client.cookies.sid ?? ''
  const answer = await client.post('/logout')

  expect(answer.statusCode).toBe(204)
  expect(answer.headers['clear-site-data']).toBe('"cache"')
  expect(client.cookies).not.toHaveProperty('sid')
  expect((await api.anyone().send({ url: '/api/v3/user/get', cookies: { sid } })).statusCode).toBe(403)
  expect(await api.rows('session')).toEqual([])
})

test('a link of ours signs out, a link or picture elsewhere does not, nor one that says nothing of where it stands', async ({
  api,
}) => {
  const client = api.as('settings')
  const elsewhere: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { referer: 'https://evil.example/' },
    {},
  ]
  for (const headers of elsewhere) {
    expect((await client.get('/logout', { headers })).statusCode).toBe(400)
    expect((await who(client)).statusCode).toBe(200)
  }
  const answer = await client.get('/logout', { headers: { 'sec-fetch-site': 'same-origin' } })
  expect(answer.statusCode).toBe(302)
  expect(answer.headers.location).toBe('/login')
  expect((await who(client)).statusCode).toBe(204)
})

test('a made-up cookie is nobody', async ({ api }) => {
  for (const sid of ['x', 'a'.repeat(5000), '%00', "' or 1=1 --"]) {
    expect((await api.anyone().send({ url: '/api/v3/user/get', cookies: { sid } })).statusCode).toBe(403)
  }
})

test('a sign-in that fails stands in the audit of the account, whatever was wrong, and a name that is nobody’s nowhere', async ({
  api,
}) => {
  const id = await addJan(api)
  const closed = await api.addUser({ username: 'dicht', password, active: false })
  await signIn(api.anyone(), 'jan', 'wrong')
  await signIn(api.anyone(), 'dicht', password)
  await signIn(api.anyone(), 'geheim-wachtwoord', 'wrong')
  expect(await api.rows('audit_log')).toEqual([])
  await api.app.securityEvents.flush()
  const events = await api.rows('audit_log')
  const failed = { action: 'sign-in-failed', entity: 'user', actor_id: null, actor_name: null }
  const changes = { address: { to: '127.0.0.1' }, reason: { to: 'password' } }
  expect(events).toMatchObject([
    { ...failed, record_id: id, changes },
    { ...failed, record_id: closed, changes },
  ])
  expect(JSON.stringify(events)).not.toContain('geheim')
})

test('what somebody is refused is an event: once in ten minutes per route, of nobody when nobody is signed in', async ({
  api,
}) => {
  // An account that no other test has: the server remembers whom it has refused, and its tables begin anew with each test.
  await api.engine.query({ text: `select setval(pg_get_serial_sequence('app_user', 'id'), 90000)` })
  const client = api.as(['ROLE_NEWS'])
  const events = async () => {
    await api.app.securityEvents.flush()
    return (await api.rows('audit_log')).map(({ action, actor_name: name, changes }) => [action, name, changes])
  }
  const users = '/api/v4/users'
  for (const path of [users, users, `${users}/${absentId}`, `${users}/${absentId + 1}`]) await client.get(path)
  await client.put('/api/v4/setting', { values: {} })
  await api.anyone().get('/api/v4/users')
  const refused = (route: string) => ['refused', 'with-role_news', { route: { to: route } }]
  const first = ['GET /api/v4/users', 'GET /api/v4/users/:id', 'PUT /api/v4/setting'].map(refused)
  expect(await events()).toEqual(first)
  api.advance(10 * minute)
  await client.get('/api/v4/users')
  expect(await events()).toEqual([...first, refused('GET /api/v4/users')])

  // Working as somebody counts as another person for refusals.
  const boss = await api.addUser({ username: 'boss', acl: people.admin })
  const [person] = (await api.rows('app_user')).filter(({ username }) => username === 'with-role_news')
  const from = { address: '127.0.0.1', userAgent: 'test' }
  const other = api.anyone()
  other.cookies.sid = await api.engine.transaction((trx) => api.app.sessions.open(trx, Number(person?.id), from, boss))
  expect((await other.get('/api/v4/users')).statusCode).toBe(403)
  expect(await events()).toHaveLength(first.length + 2)
  expect((await api.rows('audit_log')).at(-1)).toMatchObject({ action: 'refused', impersonator_name: 'boss' })
})
