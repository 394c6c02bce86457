import { expect } from 'vitest'
import { buildApp } from '#server/app.ts'
import { Busy } from '#server/errors.ts'
import { createLogger } from '#server/foundation/log.ts'
import { createAttempts, waitAfter } from '#server/subjects/accounts/attempts.ts'
import { engineWith } from '#tests/support/engine.ts'
import { config } from '#tests/support/server.ts'
import { test, type Api } from '#tests/support/api.ts'

const none = { pair: 0, address: 0, account: 0, lastOfPair: 0, lastOfAddress: 0 }

test.each([
  { failures: none, seconds: 0, why: 'nothing failed' },
  { failures: { ...none, pair: 4, address: 4, account: 4 }, seconds: 0, why: 'four tries are free' },
  { failures: { ...none, pair: 5, address: 5, account: 5 }, seconds: 30, why: 'the fifth failure costs half a minute' },
  { failures: { ...none, pair: 7, address: 7, account: 7 }, seconds: 120, why: 'each further one doubles it' },
  { failures: { ...none, pair: 40, address: 40, account: 40 }, seconds: 900, why: 'up to a quarter of an hour' },
  { failures: { ...none, account: 500 }, seconds: 0, why: 'others who guess lock nobody out' },
  { failures: { ...none, pair: 2, account: 500 }, seconds: 30, why: 'but leave fewer free tries' },
  { failures: { ...none, address: 100 }, seconds: 60, why: 'an address that tries many accounts' },
])('waits $seconds s: $why', ({ failures, seconds }) => {
  expect(waitAfter(failures, 0)).toBe(seconds * 1000)
})

const tryPassword = (api: Api, password: string, remoteAddress: string) =>
  api.app.inject({ method: 'POST', url: '/login_check_json', payload: { username: 'jan', password }, remoteAddress })

test('whatever is typed as a username is counted apart from codes and shared links', async ({ api }) => {
  for (const username of ['shared 9', 'code 9', '{"shared":9}', '{"codeof":9}']) {
    for (let n = 0; n < 6; n++) {
      const payload = { username, password: 'x' }
      await api.app.inject({ method: 'POST', url: '/login_check_json', payload, remoteAddress: '192.0.2.7' })
    }
  }
  const attempts = createAttempts(api.engine, api.app.now)
  expect(await attempts.guard({ shared: 9 }, '192.0.2.7', async () => 'in')).toBe('in')
  expect(await attempts.guard({ codeOf: 9 }, '192.0.2.7', async () => 'in')).toBe('in')
})

test('guessing waits, also with the right password, and only where the guesses came from', async ({ api }) => {
  await api.addUser({ username: 'jan', password: 'correct' })
  for (const guess of ['a', 'b', 'c', 'd', 'e']) await tryPassword(api, guess, '192.0.2.7')

  const locked = await tryPassword(api, 'correct', '192.0.2.7')
  expect(locked.statusCode).toBe(400)
  const seconds = Number(locked.headers['retry-after'])
  expect([seconds > 0, seconds <= 30]).toEqual([true, true])
  expect(locked.json().errors.common[0]).toContain(String(seconds))

  expect((await tryPassword(api, 'correct', '198.51.100.1')).statusCode).toBe(200)
  api.advance(31_000)
  expect((await tryPassword(api, 'correct', '192.0.2.7')).statusCode).toBe(200)
  expect(await api.rows('login_failure')).toEqual([])
})

test('V07: who guesses 200 times keeps out nobody but himself', async ({ api }) => {
  await api.addUser({ username: 'jan', password: 'correct' })
  for (let guess = 0; guess < 200; guess++) {
    await tryPassword(api, `guess ${guess}`, `192.0.2.${guess % 4}`)
  }
  expect((await tryPassword(api, 'correct', '192.0.2.1')).statusCode).toBe(400)
  expect((await tryPassword(api, 'correct', '198.51.100.1')).statusCode).toBe(200)
})

test('who signed in from a network or a device before is not held up by what others fail at there', async ({ api }) => {
  await api.addUser({ username: 'jan', password: 'correct' })
  await api.addUser({ username: 'kim', password: 'correct' })
  const known = await tryPassword(api, 'correct', '192.0.2.1')
  const cookies = Object.fromEntries(known.cookies.map(({ name, value }) => [name, value]))
  const flood = `insert into login_failure (account, address, failed_at)
    select 'other ' || n, address, $1 from generate_series(1, 120) n, unnest(array['192.0.2.1', '192.0.2.9']) address`
  await api.engine.query({ text: flood, values: [new Date(api.app.now()).toISOString()] })
  const from = async (username: string, remoteAddress: string, sent = {}) => {
    const payload = { username, password: 'correct' }
    const url = '/login_check_json'
    return (await api.app.inject({ method: 'POST', url, payload, remoteAddress, cookies: sent })).statusCode
  }
  expect([
    await from('jan', '192.0.2.1'),
    await from('kim', '192.0.2.1'),
    await from('kim', '192.0.2.1', cookies),
  ]).toEqual([200, 400, 400])
  expect([await from('jan', '192.0.2.9'), await from('jan', '192.0.2.9', cookies)]).toEqual([400, 200])
  // A known network does not remove the wait after one's own failures.
  for (let n = 0; n < 5; n++) await tryPassword(api, 'wrong', '192.0.2.1')
  expect(await from('jan', '192.0.2.1', cookies)).toBe(400)
})

test('a proxy that is not named is said once; a header from afar says nothing', async ({ api }) => {
  const send = (remoteAddress: string) =>
    api.app.inject({ url: '/health', remoteAddress, headers: { 'x-forwarded-for': '203.0.113.9' } })
  await send('203.0.113.5')
  const said = () => api.log.filter(({ proxy }) => proxy !== undefined)
  expect(said()).toEqual([])
  await send('10.0.0.4')
  await send('10.0.0.4')
  expect(said()).toMatchObject([{ proxy: '10.0.0.4' }])
})

test('addresses of one IPv6 network count as one, and those of the next do not', async ({ api }) => {
  await api.addUser({ username: 'jan', password: 'correct' })
  for (const host of [1, 2, 3, 4, 5]) await tryPassword(api, 'guess', `2001:db8:0:1:${host}::1`)
  expect((await tryPassword(api, 'correct', '2001:db8:0:1:ffff::1')).statusCode).toBe(400)
  expect((await tryPassword(api, 'correct', '2001:db8:0:2::1')).statusCode).toBe(200)
})

test.for([new Busy(), new Error('the database is gone')])(
  'a try that ends in "%s" is held against nobody',
  async (problem, { api }) => {
    await api.addUser({ username: 'jan', password: 'correct' })
    const { query } = api.engine
    const engine = engineWith(api.engine, {
      query: (statement) => (statement.text.includes('password_hash') ? Promise.reject(problem) : query(statement)),
    })
    const app = await buildApp({ config, engine, logger: createLogger('silent') })
    const payload = { username: 'jan', password: 'correct' }
    for (let tries = 0; tries < 6; tries++) {
      const { statusCode } = await app.inject({ method: 'POST', url: '/login_check_json', payload })
      expect(statusCode).toBeGreaterThanOrEqual(500)
    }
    await app.close()
    expect(await api.rows('login_failure')).toEqual([])
  },
)

test('guesses at the same moment are counted one by one', async ({ api }) => {
  await api.addUser({ username: 'jan', password: 'correct' })
  const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => tryPassword(api, `guess ${n}`, '192.0.2.8')))
  expect(answers.filter(({ headers }) => headers['retry-after'] === undefined)).toHaveLength(5)
})

test('what was typed as a name is not kept: it may be a password', async ({ api }) => {
  const payload = { username: 'my secret password', password: 'jan' }
  await api.app.inject({ method: 'POST', url: '/login_check_json', payload })
  expect(JSON.stringify([await api.rows('login_failure'), api.log])).not.toContain('secret')
})

test('an address that hammers is sent away before anything is looked up', async ({ api }) => {
  const app = await buildApp({ config, engine: api.engine, logger: createLogger('silent') })
  const hammer = () => app.inject({ method: 'POST', url: '/login_check_json', payload: {} })
  for (let sent = 0; sent < 120; sent++) expect((await hammer()).statusCode).toBe(400)
  const answer = await hammer()
  expect(answer.statusCode).toBe(429)
  expect(answer.json()).toEqual({ error: expect.stringMatching(/\d+/) })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  await app.close()
})
