import { expect } from 'vitest'
import { buildApp } from '#server/app.ts'
import { createLogger } from '#server/foundation/log.ts'
import { test as base, type Api } from '#tests/support/api.ts'
import { createClient, type Client } from '#tests/support/client.ts'
import { codeAt } from './authenticator.ts'
import { config } from '#tests/support/server.ts'

const password = 'correct horse battery'
const path = '/api/v4/users/me/second-factor'
const minute = 60_000
const anHour = 60 * minute
/** Seconds to wait: 30, minus the duration of the test. */
const soon = expect.stringMatching(/^[12]?\d$|^30$/)

/** Jan with a second factor, and a clock in the middle of a time step, so that no step ends during a test. */
const test = base.extend('jan', async ({ api }) => {
  const { advance } = api
  const now = () => api.app.now()
  advance((45_000 - (now() % 30_000)) % 30_000)
  await api.addUser({ username: 'jan', acl: ['ROLE_SETTINGS'], password })
  const client = api.anyone()
  await signIn(client)
  const { secret, address } = (await client.post(path, { password })).json<{ secret: string; address: string }>()
  const code = () => codeAt(secret, now())
  const confirmed = await client.post(`${path}/confirm`, { code: code() })
  const { recoveryCodes = [] } = confirmed.json<{ recoveryCodes?: string[] }>()
  return { client, secret, address, recoveryCodes, code, now, advance }
})

const signIn = (client: Client, more: object = {}, remoteAddress = '192.0.2.7') =>
  client.send({
    method: 'POST',
    url: '/login_check_json',
    payload: { username: 'jan', password, ...more },
    remoteAddress,
  })
const actions = async (api: Api) => (await api.rows('audit_log')).map(({ action }) => action)

test('setting it up gives a secret to scan, a session of a new id and recovery codes, and ends other sessions', async ({
  api,
}) => {
  await api.addUser({ username: 'jan', password })
  const [client, other] = [api.anyone(), api.anyone()]
  await signIn(other)
  await signIn(client)
  const before = client.cookies.sid
  const { secret, address } = (await client.post(path, { password })).json()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(address).toBe(`otpauth://totp/dossier:jan?issuer=dossier&secret=${secret}&algorithm=SHA1&digits=6&period=30`)
  expect((await client.get(path)).json()).toEqual({ isOn: false, recoveryCodes: 0 })
  expect((await signIn(api.anyone())).statusCode).toBe(200)

  const answer = await client.post(`${path}/confirm`, { code: codeAt(secret, api.app.now()) })
  expect(answer.statusCode).toBe(200)
  const { recoveryCodes } = answer.json<{ recoveryCodes: string[] }>()
  expect(new Set(recoveryCodes).size).toBe(10)
  for (const code of recoveryCodes) expect(code).toMatch(/^\d{4}-\d{4}-\d{4}-\d{4}$/)
  expect((await client.get(path)).json()).toEqual({ isOn: true, recoveryCodes: 10 })
  expect((await client.get('/api/v3/user/get')).json()).toMatchObject({ hasSecondFactor: true, mustEnrol: false })
  expect(client.cookies.sid).not.toBe(before)
  expect((await other.get('/api/v3/user/get')).statusCode).toBe(403)

  const kept = JSON.stringify([
    await api.rows('second_factor'),
    await api.rows('recovery_code'),
    await api.rows('audit_log'),
    api.log,
  ])
  for (const told of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]) {
    expect(kept).not.toContain(told)
  }
  expect(await actions(api)).toContain('second-factor-on')
  expect(await api.rows('mail')).toMatchObject([
    { recipient: 'jan@example.test', subject: 'Aanmelden in twee stappen staat aan' },
  ])
})

test('the password alone asks for a code, opens nothing and is no failed try', async ({ api, jan }) => {
  const client = api.anyone()
  for (let tries = 0; tries < 8; tries++) {
    const answer = await signIn(client, tries % 2 ? { code: '' } : {})
    expect([answer.statusCode, answer.json(), answer.cookies]).toEqual([
      400,
      { errors: { code: [expect.stringContaining('authenticator-app')] }, secondFactor: true },
      [],
    ])
  }
  expect(await api.rows('login_failure')).toEqual([])
  const wrong = await signIn(client, { password: 'wrong', code: jan.code() })
  expect(wrong.json()).toEqual({ errors: { common: [expect.any(String)] } })
  jan.advance(minute)
  expect((await signIn(client, { code: ` ${jan.code().slice(0, 3)} ${jan.code().slice(3)}` })).statusCode).toBe(200)
})

test('V11: a code opens once, also when it comes twice at the same moment', async ({ api, jan }) => {
  const again = await signIn(api.anyone(), { code: jan.code() })
  expect([again.statusCode, again.json().secondFactor]).toEqual([400, true])
  jan.advance(minute)
  const code = jan.code()
  const answers = await Promise.all([1, 2, 3].map(() => signIn(api.anyone(), { code })))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400])
  expect((await signIn(api.anyone(), { code })).statusCode).toBe(400)
})

test.for([
  { off: -90_000, status: 400 },
  { off: -30_000, status: 200 },
  { off: 30_000, status: 200 },
  { off: 90_000, status: 400 },
])('V11: a phone whose clock is off by $off ms: $status', async ({ off, status }, { api, jan }) => {
  jan.advance(10 * minute)
  expect((await signIn(api.anyone(), { code: codeAt(jan.secret, jan.now() + off) })).statusCode).toBe(status)
})

test('after a code the ones before it are void', async ({ api, jan }) => {
  jan.advance(10 * minute)
  const earlier = codeAt(jan.secret, jan.now() - 30_000)
  expect((await signIn(api.anyone(), { code: jan.code() })).statusCode).toBe(200)
  expect((await signIn(api.anyone(), { code: earlier })).statusCode).toBe(400)
})

test('V11: a recovery code opens once, with or without dashes, and that is in the audit', async ({ api, jan }) => {
  const [first = '', second = ''] = jan.recoveryCodes
  expect((await signIn(api.anyone(), { code: first })).statusCode).toBe(200)
  expect(await actions(api)).toContain('recovery-code')
  expect((await signIn(api.anyone(), { code: first })).statusCode).toBe(400)
  expect((await signIn(api.anyone(), { code: second.replaceAll('-', ' ') })).statusCode).toBe(200)
  expect((await jan.client.get(path)).json()).toEqual({ isOn: true, recoveryCodes: 8 })
})

test('a code of somebody else is worth nothing', async ({ api, jan }) => {
  await api.addUser({ username: 'piet', password })
  const piet = api.anyone()
  await signIn(piet, { username: 'piet' })
  const { secret } = (await piet.post(path, { password })).json<{ secret: string }>()
  expect((await piet.post(`${path}/confirm`, { code: codeAt(secret, jan.now()) })).statusCode).toBe(200)
  jan.advance(minute)
  for (const code of [jan.code(), ...jan.recoveryCodes]) {
    jan.advance(anHour)
    expect((await signIn(api.anyone(), { username: 'piet', code })).statusCode).toBe(400)
  }
})

test('guessing codes waits, from one address and from many, and recovery codes still open', async ({ api, jan }) => {
  jan.advance(minute)
  for (let guess = 0; guess < 5; guess++) await signIn(api.anyone(), { code: '000000' }, `198.51.100.${guess}`)
  const elsewhere = await signIn(api.anyone(), { code: jan.code() }, '203.0.113.1')
  expect([elsewhere.statusCode, elsewhere.headers['retry-after']]).toEqual([400, soon])
  expect((await signIn(api.anyone(), { code: jan.recoveryCodes[0] }, '203.0.113.1')).statusCode).toBe(200)
  jan.advance(minute)
  expect((await signIn(api.anyone(), { code: jan.code() }, '203.0.113.1')).statusCode).toBe(200)
})

test('a code that turns it off is not guessed from many addresses either', async ({ api, jan }) => {
  jan.advance(minute)
  const turnOff = async (code: string, remoteAddress: string) => {
    const { token } = (await jan.client.get('/api/v4/users/csrf')).json<{ token: string }>()
    return jan.client.send({ method: 'DELETE', url: path, payload: { code, _token: token }, remoteAddress })
  }
  for (let guess = 0; guess < 5; guess++) await turnOff('000000', `198.51.100.${guess}`)
  const locked = await turnOff(jan.code(), '203.0.113.1')
  expect([locked.statusCode, locked.headers['retry-after']]).toEqual([400, soon])
  expect(await api.rows('second_factor')).toHaveLength(1)
  expect((await turnOff(jan.recoveryCodes[0] ?? '', '203.0.113.1')).statusCode).toBe(204)
})

test('nothing changes without the password, and guessing it waits', async ({ api, jan }) => {
  const codes = await api.rows('recovery_code')
  for (const body of [{}, { password: '' }, { password: 'wrong' }, { code: '000000' }]) {
    expect((await jan.client.delete(path, body)).statusCode).toBe(400)
  }
  const wrong = await jan.client.post(`${path}/recovery-codes`, { password: 'wrong' })
  expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([400, ['password']])
  for (let guess = 0; guess < 5; guess++) await jan.client.delete(path, { password: `guess ${guess}` })
  expect((await jan.client.delete(path, { password })).headers['retry-after']).toEqual(soon)
  expect((await jan.client.get(path)).json()).toEqual({ isOn: true, recoveryCodes: 10 })
  expect(await api.rows('recovery_code')).toEqual(codes)
})

test('new recovery codes make the old ones void', async ({ api, jan }) => {
  const answer = await jan.client.post(`${path}/recovery-codes`, { password })
  const { recoveryCodes } = answer.json<{ recoveryCodes: string[] }>()
  expect(recoveryCodes).toHaveLength(10)
  expect((await signIn(api.anyone(), { code: jan.recoveryCodes[0] })).statusCode).toBe(400)
  expect((await signIn(api.anyone(), { code: recoveryCodes[0] })).statusCode).toBe(200)
  expect(await actions(api)).toContain('recovery-codes')
})

test.for(['password', 'code'] as const)('it is turned off with a %s, and told by mail', async (by, { api, jan }) => {
  jan.advance(minute)
  const body = by === 'password' ? { password } : { code: jan.code() }
  expect((await jan.client.delete(path, body)).statusCode).toBe(204)
  expect(await api.rows('second_factor')).toEqual([])
  expect(await api.rows('recovery_code')).toEqual([])
  expect((await signIn(api.anyone())).statusCode).toBe(200)
  expect(await actions(api)).toContain('second-factor-off')
  expect((await api.rows('mail')).at(-1)).toMatchObject({ subject: 'Aanmelden in twee stappen staat uit' })
})

test('one that is on is not replaced, and one that is off has no codes to renew', async ({ api, jan }) => {
  const before = await api.rows('second_factor')
  expect((await jan.client.post(path, { password })).statusCode).toBe(400)
  expect((await jan.client.post(`${path}/confirm`, { code: jan.code() })).statusCode).toBe(400)
  expect(await api.rows('second_factor')).toEqual(before)
  await jan.client.delete(path, { password })
  expect((await jan.client.delete(path, { password })).statusCode).toBe(400)
  expect((await jan.client.post(`${path}/recovery-codes`, { password })).statusCode).toBe(400)
  expect(await api.rows('recovery_code')).toEqual([])
})

test('after another SESSION_SECRET no code is right, and none is let past', async ({ api, jan }) => {
  jan.advance(minute)
  const app = await buildApp({
    config: { ...config, sessionSecret: 'another secret of thirty-two characters' },
    engine: api.engine,
    logger: createLogger('silent'),
    now: jan.now,
  })
  for (const code of [jan.code(), jan.recoveryCodes[0]]) {
    expect((await signIn(createClient(app), { code })).statusCode).toBe(400)
  }
  await app.close()
})

test('whoever acts as somebody else cannot touch that person’s second factor', async ({ api }) => {
  const victim = await api.addUser({ username: 'karel', acl: ['ROLE_SETTINGS'], password })
  const admin = api.as('admin')
  const adminId = (await admin.get('/api/v3/user/get')).json<{ id: number }>().id
  const client = api.anyone()
  const from = { address: '127.0.0.1', userAgent: 'test' }
  client.cookies.sid = await api.engine.transaction((trx) => api.app.sessions.open(trx, victim, from, adminId))
  expect((await client.get('/api/v3/user/get')).json()).toMatchObject({ username: 'karel' })
  for (const answer of [
    await client.get(path),
    await client.post(path, { password }),
    await client.post(`${path}/confirm`, { code: '000000' }),
    await client.post(`${path}/recovery-codes`, { password }),
    await client.delete(path, { password }),
  ]) {
    // 403 would open the sign-in dialog.
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: expect.stringContaining('iemand anders') }])
  }
  expect(await api.rows('second_factor')).toEqual([])
})
