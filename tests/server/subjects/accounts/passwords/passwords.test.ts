import { expect } from 'vitest'
import { buildApp } from '#server/app.ts'
import { isWellKnown } from '#server/subjects/accounts/passwords/wellKnown.ts'
import { config } from '#tests/support/server.ts'
import { test, type Api } from '#tests/support/api.ts'
import type { Client } from '#tests/support/client.ts'

const minute = 60_000
const old = 'vlagstok zonder wind'
const fresh = 'lantaarn boven sloot'
const reset = '/api/customer/reset-password'

const addJan = (api: Api, more = {}) => api.addUser({ username: 'jan', acl: ['ROLE_EMPLOYEE'], password: old, ...more })
const twice = (password: string) => ({ password, passwordRepeat: password })
const hashes = async (api: Api) => (await api.rows('credential')).map((row) => row.password_hash)

const signIn = async (client: Client, password: string, username = 'jan') =>
  (await client.send({ method: 'POST', url: '/login_check_json', payload: { username, password } })).statusCode

/** Requests a link, waits for the mail, and returns the link's token. */
async function askFor(api: Api, email = 'jan@example.test'): Promise<string> {
  const before = (await api.rows('mail')).length
  expect((await api.anyone().post(reset, { email })).statusCode).toBe(200)
  await expect.poll(() => api.rows('mail')).toHaveLength(before + 1)
  return tokenIn(await api.rows('mail'))
}
const tokenIn = (mail: Record<string, unknown>[]) => /token=([\w-]+)/.exec(String(mail.at(-1)?.body))?.[1] ?? ''

test('V12: a link from the mail sets a password, once', async ({ api }) => {
  await addJan(api)
  const token = await askFor(api)
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify([await api.rows('password_link'), await api.rows('audit_log'), api.log])).not.toContain(token)
  expect(await api.rows('mail')).toMatchObject([
    {
      recipient: 'jan@example.test',
      body: expect.stringContaining(`http://127.0.0.1:3000/customer/reset-password?token=`),
    },
  ])

  expect((await api.anyone().post(reset, { token })).json()).toEqual({ username: 'jan' })
  const answer = await api.anyone().post(reset, { token, ...twice(fresh) })
  expect(answer.statusCode).toBe(200)
  expect(answer.cookies.map(({ name }) => name)).not.toContain('sid')
  expect(await signIn(api.anyone(), old)).toBe(400)
  expect(await signIn(api.anyone(), fresh)).toBe(200)

  const again = await api.anyone().post(reset, { token, ...twice('weer iets heel anders') })
  expect(again.statusCode).toBe(400)
  expect(again.json()).toEqual({ errors: { token: [expect.stringMatching(/verlopen/)] } })
  expect(await signIn(api.anyone(), fresh)).toBe(200)
})

test('V12: of two who use a link at the same moment one wins', async ({ api }) => {
  await addJan(api)
  const token = await askFor(api)
  const answers = await Promise.all(
    [fresh, 'regen op het pannendak'].map((password) => api.anyone().post(reset, { token, ...twice(password) })),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
})

test('V12: a link is over after an hour, with a newer one, with another address, and with the account', async ({
  api,
}) => {
  const id = await addJan(api)
  const over = async (token: string) => (await api.anyone().post(reset, { token, ...twice(fresh) })).statusCode

  const first = await askFor(api)
  api.advance(61 * minute)
  expect(await over(first)).toBe(400)
  const second = await askFor(api)
  const third = await askFor(api)
  expect(await over(second)).toBe(400)
  await api.engine.query({ text: 'update app_user set active = false where id = $1', values: [id] })
  expect(await over(third)).toBe(400)
  await api.engine.query({ text: 'update app_user set active = true where id = $1', values: [id] })
  const { _version } = (await api.as('admin').get(`/api/v4/users/${id}`)).json<{ _version: number }>()
  await api.as('admin').put(`/api/v4/users/${id}`, { email: 'new@example.test', _version })
  expect(await over(third)).toBe(400)
  for (const token of ['', 'x', 'a'.repeat(200), "' or 1=1 --"]) expect(await over(token)).toBe(400)
  expect(await signIn(api.anyone(), old)).toBe(200)
})

test('a stranger who asks for a new password ends no invitation; whichever link is used first ends the others', async ({
  api,
}) => {
  await api.create('user', { username: 'jan', name: 'Jan', email: 'jan@example.test', kind: 'employee' })
  const invitation = tokenIn(await api.rows('mail'))
  const asked = [await askFor(api), await askFor(api)]
  const holds = async (token: string) => (await api.anyone().post(reset, { token })).statusCode
  expect([await holds(invitation), ...(await Promise.all(asked.map(holds)))]).toEqual([200, 400, 200])
  api.advance(61 * minute)
  expect((await api.anyone().post(reset, { token: invitation, ...twice(fresh) })).statusCode).toBe(200)
  expect(await signIn(api.anyone(), fresh)).toBe(200)

  await api.create('user', { username: 'piet', name: 'Piet', email: 'piet@example.test', kind: 'employee' })
  const other = tokenIn(await api.rows('mail'))
  const used = await askFor(api, 'piet@example.test')
  expect((await api.anyone().post(reset, { token: used, ...twice(fresh) })).statusCode).toBe(200)
  expect(await holds(other)).toBe(400)
})

test('capitals do not matter, but where two addresses differ in nothing else', async ({ api }) => {
  await addJan(api)
  const second = await api.addUser({ username: 'piet' })
  await api.engine.query({ text: `update app_user set email = 'Jan@example.test' where id = $1`, values: [second] })
  for (const email of ['Jan@example.test', 'jan@example.test', 'JAN@example.test']) await askFor(api, email)
  expect((await api.rows('mail')).map(({ recipient }) => recipient)).toEqual([
    'Jan@example.test',
    'jan@example.test',
    'jan@example.test',
  ])
})

test('V08: who asks learns nothing: same bytes for an account, none, a closed one, and too many', async ({ api }) => {
  await addJan(api)
  await api.addUser({ username: 'closed', active: false })
  for (let n = 0; n < 3; n++) await askFor(api)
  const answers = await Promise.all(
    ['jan@example.test', 'closed@example.test', 'nobody@example.test', 'JAN@example.test'].map((email) =>
      api.anyone().post(reset, { email }),
    ),
  )
  const [first] = answers
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe(first?.body)
    expect(Object.keys(answer.headers)).toEqual(Object.keys(first?.headers ?? {}))
  }
  expect(await api.rows('mail')).toHaveLength(3)
})

test('V08: the answer waits for nothing that only an account needs', async ({ api }) => {
  await addJan(api)
  let release = () => {}
  let isStarted = false
  const held = new Promise<void>((resolve) => (release = resolve))
  const app = await buildApp({
    config,
    engine: {
      ...api.engine,
      transaction: async (work) => {
        if (isStarted) await held
        return api.engine.transaction(work)
      },
    },
    logger: api.app.log,
  })
  await app.ready()
  isStarted = true
  const { token } = (await app.inject('/api/v4/users/csrf')).json<{ token: string }>()
  const cookies = Object.fromEntries(
    (await app.inject('/api/v4/users/csrf')).cookies.map(({ name, value }) => [name, value]),
  )
  const csrf = (await app.inject({ url: '/api/v4/users/csrf', cookies })).json<{ token: string }>().token
  const answer = await app.inject({
    method: 'POST',
    url: reset,
    cookies,
    payload: { email: 'jan@example.test', _token: csrf || token },
  })
  expect(answer.statusCode).toBe(200)
  expect(await api.rows('mail')).toEqual([])
  release()
  await app.close()
  expect(await api.rows('mail')).toHaveLength(1)
})

test('the link leads where the configuration says, whatever host a request names', async ({ api }) => {
  await addJan(api)
  const client = api.anyone()
  await client.get('/api/v4/users/csrf')
  await client.post(
    reset,
    { email: 'jan@example.test' },
    { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } },
  )
  await expect.poll(() => api.rows('mail')).toHaveLength(1)
  expect(JSON.stringify(await api.rows('mail'))).not.toContain('evil')
})

test('a reset ends every session of the account and tells its owner', async ({ api }) => {
  await addJan(api)
  const [here, there] = [api.anyone(), api.anyone()]
  for (const client of [here, there]) expect(await signIn(client, old)).toBe(200)
  const token = await askFor(api)
  await api.anyone().post(reset, { token, ...twice(fresh) })
  for (const client of [here, there]) expect((await client.get('/api/v3/user/get')).statusCode).toBe(403)
  expect((await api.rows('mail')).map(({ subject }) => subject)).toEqual([
    'Een nieuw wachtwoord voor uw account',
    'Uw wachtwoord is gewijzigd',
  ])
  expect((await api.rows('audit_log')).map(({ action, actor_name }) => [action, actor_name])).toEqual([
    ['sign-in', 'jan'],
    ['sign-in', 'jan'],
    ['password-link', null],
    ['password-change', 'jan'],
  ])
  expect(JSON.stringify(await api.rows('audit_log'))).not.toMatch(/argon2|lantaarn/)
})

test('V12: a reset does not turn off the second factor', async ({ api }) => {
  const id = await addJan(api)
  await api.engine.query({
    text: 'insert into second_factor (user_id, secret, confirmed_at) values ($1, $2, now())',
    values: [id, 'sealed'],
  })
  const token = await askFor(api)
  await api.anyone().post(reset, { token, ...twice(fresh) })
  expect(await api.rows('second_factor')).toHaveLength(1)
  expect(await signIn(api.anyone(), fresh)).toBe(400)
})

test.for([
  { given: twice('elf tekens!'), field: 'password', why: 'V01: short' },
  { given: twice('Jan.jan.jan1'), field: 'password', why: 'V03: the username' },
  { given: twice('password1234'), field: 'password', why: 'V03: well known' },
  { given: twice('4321drowssap'), field: 'password', why: 'V03: well known, backwards' },
  { given: twice('Dossier2026!'), field: 'password', why: 'V03: the product' },
  { given: twice(old), field: 'password', why: 'the one that counts now' },
  { given: { password: fresh, passwordRepeat: `${fresh}!` }, field: 'passwordRepeat', why: 'two different ones' },
  { given: { password: fresh }, field: 'passwordRepeat', why: 'not repeated' },
])(
  'refuses a password with an error at the field, and the link stays good: $why',
  async ({ given, field }, { api }) => {
    await addJan(api)
    const token = await askFor(api)
    const before = await hashes(api)
    const answer = await api.anyone().post(reset, { token, ...given })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().errors)).toEqual([field])
    expect(await hashes(api)).toEqual(before)
    expect((await api.anyone().post(reset, { token, ...twice(fresh) })).statusCode).toBe(200)
  },
)

test('V01: nothing of a long password is cut off, and accents count the same however they are typed', async ({
  api,
}) => {
  await addJan(api)
  const long = `${'vlagstok zonder wind en regen '.repeat(4)}`.slice(0, 127)
  await api.anyone().post(reset, { token: await askFor(api), ...twice(`${long}é`) })
  expect(await signIn(api.anyone(), `${long}è`)).toBe(400)
  expect(await signIn(api.anyone(), `${long}e\u0301`)).toBe(200)
})

test('the last passwords are not taken again', async ({ api }) => {
  await addJan(api)
  const client = api.anyone()
  await signIn(client, old)
  const change = (currentPassword: string, password: string) =>
    client.post('/do-change-password', { currentPassword, ...twice(password) })
  const row = [old, 'tweede vlag in wind', 'derde vlag in wind', 'vierde vlag in wind', 'vijfde vlag in wind']
  for (const [index, password] of row.slice(1).entries()) {
    expect((await change(row[index] ?? '', password)).statusCode).toBe(204)
  }
  for (const used of row.slice(1)) {
    expect((await change(row[4] ?? '', used)).json()).toHaveProperty('errors.password')
  }
  expect((await change(row[4] ?? '', old)).statusCode).toBe(204)
  expect(await api.rows('past_credential')).toHaveLength(3)
})

test('V04: changing a password needs the one that counts now', async ({ api }) => {
  await addJan(api)
  const client = api.anyone()
  await signIn(client, old)
  const before = await hashes(api)
  const wrong = await client.post('/do-change-password', { currentPassword: 'guess', ...twice(fresh) })
  expect(wrong.json()).toEqual({ errors: { currentPassword: [expect.any(String)] } })
  const missing = await client.post('/do-change-password', twice(fresh))
  expect(missing.json()).toHaveProperty('errors.currentPassword')
  expect(await hashes(api)).toEqual(before)
  expect(await api.rows('mail')).toEqual([])
})

test('V04: guesses at the password that counts now are slowed down', async ({ api }) => {
  await addJan(api)
  const client = api.anyone()
  await signIn(client, old)
  const guess = (currentPassword: string) => client.post('/do-change-password', { currentPassword, ...twice(fresh) })
  for (let n = 0; n < 5; n++) await guess(`guess ${n}`)
  expect((await guess(old)).json()).toHaveProperty('errors.common')
  expect(await signIn(api.anyone(), fresh)).toBe(400)
})

test('V17: a change gives this session a new id, ends the others, and tells the owner', async ({ api }) => {
  await addJan(api)
  const [here, there] = [api.anyone(), api.anyone()]
  for (const client of [here, there]) await signIn(client, old)
  const before = here.cookies.sid ?? ''
  const answer = await here.post('/do-change-password', { currentPassword: old, ...twice(fresh) })
  expect(answer.statusCode).toBe(204)
  expect(here.cookies.sid).not.toBe(before)
  expect((await here.get('/api/v3/user/get')).statusCode).toBe(200)
  expect((await there.get('/api/v3/user/get')).statusCode).toBe(403)
  expect((await api.anyone().send({ url: '/api/v3/user/get', cookies: { sid: before } })).statusCode).toBe(403)
  expect(await signIn(api.anyone(), fresh)).toBe(200)
  expect(await api.rows('mail')).toMatchObject([
    { subject: 'Uw wachtwoord is gewijzigd', recipient: 'jan@example.test' },
  ])
  expect((await here.post('/api/v4/nothing')).statusCode).toBe(404)
})

test('who is neither staff nor contact person has no password to change here', async ({ api }) => {
  const body = { currentPassword: old, ...twice(fresh) }
  expect((await api.as('customer').post('/do-change-password', body)).statusCode).toBe(403)
  expect((await api.anyone().post('/do-change-password', body)).statusCode).toBe(403)
  expect((await api.as('contact').post('/do-change-password', body)).statusCode).toBe(400)
})

test('whoever works as somebody else cannot change that password', async ({ api }) => {
  const id = await addJan(api)
  const admin = await api.addUser({ username: 'boss', acl: ['ROLE_ADMIN', 'ROLE_EMPLOYEE'] })
  const client = api.anyone()
  client.cookies.sid = await api.engine.transaction((trx) =>
    api.app.sessions.open(trx, id, { address: '', userAgent: '' }, admin),
  )
  const answer = await client.post('/do-change-password', { currentPassword: old, ...twice(fresh) })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ error: expect.any(String) })
  expect(await signIn(api.anyone(), old)).toBe(200)
})

test('a new account gets a link by mail, which works for three days; a manager can send another', async ({ api }) => {
  const { id } = await api.create('user', {
    username: 'piet',
    name: 'Piet',
    email: 'piet@example.test',
    kind: 'employee',
    locale: 'fr',
  })
  expect(await api.rows('mail')).toMatchObject([
    { recipient: 'piet@example.test', subject: 'Choisissez un mot de passe pour votre compte' },
  ])
  const first = tokenIn(await api.rows('mail'))
  api.advance(71 * 60 * minute)
  expect((await api.anyone().post(reset, { token: first })).statusCode).toBe(200)
  api.advance(2 * 60 * minute)
  expect((await api.anyone().post(reset, { token: first })).statusCode).toBe(400)

  expect((await api.as('employee').post(`/api/v4/users/${id}/invite`)).statusCode).toBe(403)
  expect((await api.as('admin').post(`/api/v4/users/${id}/invite`)).statusCode).toBe(204)
  const token = tokenIn(await api.rows('mail'))
  expect((await api.anyone().post(reset, { token, ...twice(fresh) })).statusCode).toBe(200)
  expect(await signIn(api.anyone(), fresh, 'piet')).toBe(200)
  expect((await api.as('admin').post('/api/v4/users/999999/invite')).statusCode).toBe(404)
})

test('whoever manages accounts sends as many links in an hour as somebody who forgot their password gets', async ({
  api,
}) => {
  const id = await addJan(api)
  const send = async () => (await api.as('admin').post(`/api/v4/users/${id}/invite`)).statusCode
  expect([await send(), await send(), await send(), await send()]).toEqual([204, 204, 204, 400])
  expect(await api.rows('mail')).toHaveLength(3)
  expect((await api.rows('audit_log')).filter(({ action }) => action === 'password-link')).toHaveLength(3)
  const token = tokenIn(await api.rows('mail'))
  expect((await api.anyone().post(reset, { token })).statusCode).toBe(200)
  api.advance(60 * minute + 1)
  expect(await send()).toBe(204)
})

test('a closed account gets no link', async ({ api }) => {
  const id = await addJan(api, { active: false })
  const answer = await api.as('admin').post(`/api/v4/users/${id}/invite`)
  expect(answer.statusCode).toBe(400)
  expect(await api.rows('mail')).toEqual([])
  expect(await api.rows('password_link')).toEqual([])
})

test('V13: a new address is told to the old one', async ({ api }) => {
  const id = await addJan(api)
  const { _version } = (await api.as('admin').get(`/api/v4/users/${id}`)).json<{ _version: number }>()
  await api.as('admin').put(`/api/v4/users/${id}`, { email: 'new@example.test', _version })
  expect(await api.rows('mail')).toMatchObject([
    { recipient: 'jan@example.test', subject: 'Uw e-mailadres is gewijzigd' },
  ])
})

test.for([{ email: '' }, { email: 'no address' }, { email: 'a@b.example\r\nBcc: c@d.example' }, {}])(
  'what is no address is refused at the field: %j',
  async (body, { api }) => {
    const answer = await api.anyone().post(reset, body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toHaveProperty('errors.email')
  },
)

test('without the bot check nothing is looked up or sent', async ({ api }) => {
  await addJan(api)
  const app = await buildApp({
    config: { ...config, botCheck: { kind: 'altcha' } },
    engine: api.engine,
    logger: api.app.log,
  })
  const first = await app.inject('/api/v4/users/csrf')
  const cookies = Object.fromEntries(first.cookies.map(({ name, value }) => [name, value]))
  const payload = { email: 'jan@example.test', _token: first.json<{ token: string }>().token }
  const answer = await app.inject({ method: 'POST', url: reset, cookies, payload })
  await app.close()
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toHaveProperty('errors.common')
  expect(await api.rows('mail')).toEqual([])
})

test('V03: the list knows what people choose', () => {
  for (const password of [
    'Welkom2026!!',
    'wachtwoord12',
    'azerty123456',
    'Feyenoord1908',
    'iloveyou2026',
    'P@$$w0rd2026',
  ]) {
    expect([password, isWellKnown(password)]).toEqual([password, true])
  }
  for (const password of ['correct horse battery', old, fresh])
    expect([password, isWellKnown(password)]).toEqual([password, false])
})
