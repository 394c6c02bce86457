import { expect } from 'vitest'
import { buildApp } from '#server/app.ts'
import { createLogger } from '#server/foundation/log.ts'
import { test as base } from '#tests/support/api.ts'
import { createClient } from '#tests/support/client.ts'
import { operationsOf } from '#tests/support/operations.ts'
import { people } from '#tests/support/people.ts'
import { config } from '#tests/support/server.ts'
import { codeAt } from './authenticator.ts'

const password = 'correct horse battery'
const path = '/api/v4/users/me/second-factor'

/** The server where settings admins need a second factor. */
const test = base.extend('app', async ({ api }, { onCleanup }) => {
  const logger = createLogger('silent')
  const app = await buildApp({ config: { ...config, twoFactorRoles: ['ROLE_SETTINGS'] }, engine: api.engine, logger })
  onCleanup(() => app.close())
  await app.ready()
  return app
})
const credentials = { username: 'jan', password }

test('V10: with the first factor alone everything is refused but setting up the second', async ({ api, app }) => {
  await api.addUser({ username: 'jan', acl: ['ROLE_SETTINGS', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN'], password })
  const jan = createClient(app)
  const signedIn = await jan.send({ method: 'POST', url: '/login_check_json', payload: credentials })
  expect(signedIn.json()).toMatchObject({ mustEnrol: true })
  expect((await jan.get('/api/v3/user/get')).json()).toMatchObject({ mustEnrol: true, hasSecondFactor: false })

  const guarded = operationsOf(app).filter(({ isOpen }) => !isOpen)
  const answered: string[] = []
  for (const { method, url, path } of guarded) {
    const { statusCode } = await jan.send({ method, url, payload: method === 'GET' ? undefined : {} })
    if (statusCode !== 403) answered.push(`${method} ${path}`)
  }
  expect(guarded.length).toBeGreaterThan(20)
  expect(answered.toSorted()).toEqual([
    `DELETE ${path}`,
    `GET ${path}`,
    `POST ${path}`,
    `POST ${path}/confirm`,
    `POST ${path}/recovery-codes`,
  ])

  const { secret } = (await jan.post(path, { password })).json<{ secret: string }>()
  await jan.post(`${path}/confirm`, { code: codeAt(secret, app.now()) })
  expect((await jan.get('/api/v3/user/get')).json()).toMatchObject({ mustEnrol: false, hasSecondFactor: true })
  expect((await jan.get('/api/v4/merchant')).statusCode).toBe(200)

  expect((await jan.delete(path, { password })).statusCode).toBe(204)
  expect((await jan.get('/api/v4/merchant')).statusCode).toBe(403)
})

test('whoever has none of these roles is asked for nothing', async ({ api, app }) => {
  await api.addUser({ username: 'jan', acl: ['ROLE_EMPLOYEE'], password })
  const jan = createClient(app)
  await jan.send({ method: 'POST', url: '/login_check_json', payload: credentials })
  expect((await jan.get('/api/v3/user/get')).json()).toMatchObject({ mustEnrol: false })
  expect((await jan.get('/api/v4/menu/user')).statusCode).toBe(200)
})

test('who works as somebody else is not held by what that person lacks', async ({ api, app }) => {
  const id = await api.addUser({ username: 'jan', acl: ['ROLE_SETTINGS'] })
  const adminId = await api.addUser({ username: 'boss', acl: people.admin })
  const boss = createClient(app)
  const from = { address: '127.0.0.1', userAgent: 'test' }
  boss.cookies.sid = await api.engine.transaction((trx) => app.sessions.open(trx, id, from, adminId))
  expect((await boss.get('/api/v3/user/get')).json()).toMatchObject({ username: 'jan', mustEnrol: false })
  expect((await boss.get('/api/v4/merchant')).statusCode).toBe(200)
})

test('with the first factor alone the news is that of a stranger', async ({ api, app }) => {
  await api.addUser({ username: 'jan', acl: ['ROLE_SETTINGS', 'ROLE_EMPLOYEE'], password })
  const news = { audience: ['employee'], publishFrom: '2026-01-01T08:00:00Z' }
  await api.create('news-item', { ...news, title: { nl: 'voor staf' } })
  const jan = createClient(app)
  const signedIn = await jan.send({ method: 'POST', url: '/login_check_json', payload: credentials })
  expect(signedIn.json()).toMatchObject({ mustEnrol: true })
  expect((await jan.get('/api/v4/news')).json()).toMatchObject({ total: 0, items: [] })
  expect((await api.as('employee').get('/api/v4/news')).json()).toMatchObject({ total: 1 })
})
