import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { solvePuzzle } from '#providers/botCheck/puzzle.ts'
import { buildApp } from '#server/app.ts'
import { createLogger } from '#server/foundation/log.ts'
import { test as base } from '#tests/support/api.ts'
import { config } from '#tests/support/server.ts'

const password = 'correct horse battery'

/** The server with the bot check on, and an adjustable clock. */
const test = base.extend('guarded', async ({ api }, { onCleanup }) => {
  await api.addUser({ username: 'jan', password })
  const clock = { ahead: 0 }
  const now = () => api.app.now() + clock.ahead
  const logger = createLogger('silent')
  const app = await buildApp({
    config: { ...config, botCheck: { kind: 'altcha', rounds: 50 } },
    engine: api.engine,
    logger,
    now,
  })
  onCleanup(() => app.close())
  return { app, clock }
})

const ask = async (app: FastifyInstance, action = 'app_login') =>
  (await app.inject(`/api/v4/bot-check?action=${action}`)).json<{ kind: string; challenge: object }>()
const solved = async (app: FastifyInstance, action?: string) => solvePuzzle((await ask(app, action)).challenge)
const signIn = (app: FastifyInstance, captcha: string | null, given = password) =>
  app.inject({ method: 'POST', url: '/login_check_json', payload: { username: 'jan', password: given, captcha } })

const read = (captcha: string) => JSON.parse(atob(captcha))
const written = (payload: unknown) => btoa(JSON.stringify(payload))
const refused = { errors: { common: [expect.stringContaining('geen programma')] }, botCheck: true }

test('a solved puzzle lets in, and is asked for', async ({ guarded: { app } }) => {
  const answer = await app.inject('/api/v4/bot-check?action=app_login')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect((await signIn(app, await solvePuzzle(answer.json().challenge))).statusCode).toBe(200)
  const without = await signIn(app, null)
  expect([without.statusCode, without.json()]).toEqual([400, refused])
})

test('V15: a solution counts once, however it is written and however many come at the same moment', async ({
  guarded: { app },
}) => {
  const captcha = await solved(app)
  const answers = await Promise.all([signIn(app, captcha), signIn(app, captcha), signIn(app, captcha)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400])
  const { challenge, solution } = read(captcha)
  for (const again of [
    { challenge, solution: { ...solution, time: 1 } },
    { solution, challenge, more: 1 },
  ]) {
    expect((await signIn(app, written(again))).json()).toEqual(refused)
  }
})

test('V15: a solution for something else, one that is too old, and a changed one are refused', async ({
  guarded: { app, clock },
  api,
}) => {
  const captcha = await solved(app)
  const { challenge, solution } = read(captcha)
  const later = {
    ...challenge,
    parameters: { ...challenge.parameters, expiresAt: challenge.parameters.expiresAt + 60 },
  }
  const forLogin = { ...challenge, parameters: { ...challenge.parameters, data: { action: 'app_reset' } } }
  const bad = [
    await solved(app, 'app_reset'),
    captcha.slice(0, -20),
    captcha.slice(0, 40),
    written({ challenge, solution: { ...solution, derivedKey: solution.derivedKey.slice(0, 32) } }),
    written({ challenge, solution: { ...solution, derivedKey: '' } }),
    written({ challenge: { parameters: challenge.parameters }, solution }),
    written({ challenge: later, solution }),
    written({ challenge: forLogin, solution }),
    written([]),
    written(null),
    'no puzzle',
    '',
  ]
  for (const one of bad) {
    const answer = await signIn(app, one)
    expect([one, answer.statusCode, answer.json()]).toEqual([one, 400, refused])
  }
  clock.ahead = 600_000
  expect((await signIn(app, captcha)).json()).toEqual(refused)
  expect(await api.rows('bot_check')).toEqual([])
  expect(await api.rows('session')).toEqual([])
})

test('a refused check is no failed sign-in, and nothing is told of the password', async ({ guarded: { app }, api }) => {
  for (let tries = 0; tries < 8; tries++) expect((await signIn(app, 'x', 'wrong')).json()).toEqual(refused)
  expect(await api.rows('login_failure')).toEqual([])
  expect((await signIn(app, await solved(app))).statusCode).toBe(200)
})

test('what is over is cleared away', async ({ guarded: { app, clock }, api }) => {
  await signIn(app, await solved(app))
  expect(await api.rows('bot_check')).toHaveLength(1)
  clock.ahead = 700_000
  await signIn(app, await solved(app))
  expect(await api.rows('bot_check')).toHaveLength(1)
})

test('only what can be done here is given a puzzle', async ({ guarded: { app } }) => {
  for (const action of ['', 'app_other', '__proto__']) {
    expect((await app.inject(`/api/v4/bot-check?action=${action}`)).statusCode).toBe(400)
  }
  expect((await app.inject('/api/v4/bot-check')).statusCode).toBe(400)
})

test('switched off, nothing is asked for', async ({ api }) => {
  await api.addUser({ username: 'jan', password })
  expect(await ask(api.app)).toEqual({ kind: 'off' })
  expect((await signIn(api.app, null)).statusCode).toBe(200)
})

test('where too much has failed a harder puzzle lets a right password in at once, and the usual one does not', async ({
  api,
  guarded: { app },
}) => {
  const text = `insert into login_failure (account, address, failed_at)
    select 'other ' || n, '127.0.0.1', now() from generate_series(1, 120) n`
  await api.engine.query({ text })
  const held = await signIn(app, await solved(app))
  expect([held.statusCode, held.json()]).toMatchObject([400, { botCheck: true, action: 'app_login_hard' }])
  const [usual, hard] = [await ask(app), await ask(app, 'app_login_hard')]
  const captcha = await solvePuzzle(hard.challenge)
  expect(read(captcha).solution.counter).toBeGreaterThan(
    16 * read(await solvePuzzle(usual.challenge)).solution.counter - 1,
  )
  expect((await signIn(app, captcha, 'wrong')).statusCode).toBe(400)
  expect((await signIn(app, captcha)).statusCode).toBe(400)
  expect((await signIn(app, await solved(app, 'app_login_hard'))).statusCode).toBe(200)
})
