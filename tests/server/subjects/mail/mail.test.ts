import { expect } from 'vitest'
import { buildApp } from '#server/app.ts'
import { config } from '#tests/support/server.ts'
import { test } from '#tests/support/api.ts'
import { createClient } from '#tests/support/client.ts'

test('developers read what would have gone out, the newest first', async ({ api }) => {
  for (const name of ['piet', 'kees']) {
    await api.create('user', { username: name, name, email: `${name}@example.test`, kind: 'employee' })
  }
  const answer = await api.as('admin').get('/api/v4/mail')
  expect(answer.json().items).toMatchObject([
    { recipient: 'kees@example.test', state: 'kept', body: expect.stringContaining('token=') },
    { recipient: 'piet@example.test' },
  ])
  expect((await api.as(['ROLE_SETTINGS']).get('/api/v4/mail')).statusCode).toBe(403)
  expect((await api.anyone().get('/api/v4/mail')).statusCode).toBe(403)
})

test('secret links are shown on a trial alone: the embedded database, with mail that is kept', async ({ api }) => {
  await api.create('user', { username: 'piet', name: 'Piet', email: 'piet@example.test', kind: 'employee' })
  const admin = api.as('admin')
  await admin.get('/health')
  for (const more of [{ databaseUrl: 'postgres://elsewhere/dossier' }, { smtpUrl: new URL('smtp://127.0.0.1:1') }]) {
    const app = await buildApp({
      config: { ...config, ...more, mailFrom: 'a@b.test' },
      engine: api.engine,
      logger: api.app.log,
    })
    const answer = await createClient(app, admin.cookies).get('/api/v4/mail')
    expect(answer.json().items).toMatchObject([{ recipient: 'piet@example.test', body: '' }])
    await app.close()
  }
})

test('in production there is no such address', async ({ api }) => {
  const app = await buildApp({ config: { ...config, production: true }, engine: api.engine, logger: api.app.log })
  const admin = api.as('admin')
  await admin.get('/health')
  expect((await createClient(app, admin.cookies).get('/api/v4/mail')).statusCode).toBe(404)
  await app.close()
})
