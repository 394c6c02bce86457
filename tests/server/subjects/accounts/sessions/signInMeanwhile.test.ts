/** Signing in takes a while: changes that the owner makes meanwhile count. */
import { hash } from '@node-rs/argon2'
import { expect } from 'vitest'
import { buildApp } from '#server/app.ts'
import { createLogger } from '#server/foundation/log.ts'
import { hashPassword } from '#server/subjects/accounts/passwordHash.ts'
import { engineWith } from '#tests/support/engine.ts'
import { test as base } from '#tests/support/api.ts'
import { createClient } from '#tests/support/client.ts'
import { config } from '#tests/support/server.ts'

const password = 'correct horse battery'

/** Signs Jan in, with something happening right after his account was read. */
const test = base.extend('signInWhile', ({ api }, { onCleanup }) => async (happens: () => Promise<unknown>) => {
  let isOver = false
  const query: typeof api.engine.query = async (statement) => {
    const result = await api.engine.query<never>(statement)
    if (!isOver && statement.text.includes('password_hash as hash')) {
      isOver = true
      await happens()
    }
    return result
  }
  const app = await buildApp({ config, engine: engineWith(api.engine, { query }), logger: createLogger('silent') })
  onCleanup(() => app.close())
  const client = createClient(app)
  return client.send({ method: 'POST', url: '/login_check_json', payload: { username: 'jan', password } })
})

test('a password that is changed meanwhile stays changed, and the old one opens nothing', async ({
  api,
  signInWhile,
}) => {
  const id = await api.addUser({ username: 'jan', password })
  const put = async (hashed: string) => {
    const text = 'update credential set password_hash = $2 where user_id = $1'
    await api.engine.query({ text, values: [id, hashed] })
  }
  // A hash that the next sign-in replaces by a stronger one.
  await put(await hash(password, { memoryCost: 8192, timeCost: 1 }))
  const fresh = await hashPassword('lantaarn boven sloot')

  const answer = await signInWhile(() => put(fresh))
  expect([answer.statusCode, answer.cookies.map(({ name }) => name)]).toEqual([503, []])
  expect(await api.rows('session')).toEqual([])
  expect(await api.rows('credential')).toMatchObject([{ password_hash: fresh }])
})

test('a second factor that is turned on meanwhile is asked for', async ({ api, signInWhile }) => {
  const id = await api.addUser({ username: 'jan', password })
  const text = `insert into second_factor (user_id, secret, confirmed_at) values ($1, 'sealed', now())`
  const answer = await signInWhile(() => api.engine.query({ text, values: [id] }))
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { secondFactor: true }])
  expect(await api.rows('session')).toEqual([])
})

test('an account that is closed meanwhile stays closed', async ({ api, signInWhile }) => {
  const id = await api.addUser({ username: 'jan', password })
  const text = 'update app_user set active = false where id = $1'
  const answer = await signInWhile(() => api.engine.query({ text, values: [id] }))
  expect(answer.statusCode).toBe(503)
  expect([await api.rows('session'), await api.rows('login_failure')]).toEqual([[], []])
})
