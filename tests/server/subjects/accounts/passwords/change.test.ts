/** Changing one's own password, by the one that counts now. */
import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'
import { addJan, fresh, hashes, old, signIn, twice } from './jan.ts'

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
