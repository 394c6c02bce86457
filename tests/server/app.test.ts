import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'

test('answers on /health once the database does', async ({ api }) => {
  const answer = await api.anyone().get('/health')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ ok: true })
})

test('says who is signed in', async ({ api }) => {
  const answer = await api.as('settings').get('/api/v3/user/get')
  expect(answer.json()).toMatchObject({ username: 'settings', acl: expect.arrayContaining(['ROLE_SETTINGS']) })
})

test('a visitor is nobody, which is no error; a session that ended is one', async ({ api }) => {
  const visitor = await api.anyone().get('/api/v3/user/get')
  expect([visitor.statusCode, visitor.body]).toEqual([204, ''])
  const ended = await api.anyone().send({ url: '/api/v3/user/get', cookies: { sid: 'ended' } })
  expect(ended.statusCode).toBe(403)
})
