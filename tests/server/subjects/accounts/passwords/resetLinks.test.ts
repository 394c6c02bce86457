/** Links with which a password is reset: asked for, sent, used once. */
import { expect } from 'vitest'
import { buildApp } from '#server/app.ts'
import { config } from '#tests/support/server.ts'
import { test } from '#tests/support/api.ts'
import { addJan, askFor, fresh, minute, old, reset, signIn, tokenIn, twice } from './jan.ts'

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
