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

test('the log has the path of a request and nothing of its query, whether it is answered, refused or fails', async ({
  api,
}) => {
  const iban = 'NL91ABNA0417164300'
  const query = `_filter[iban]=${iban}`
  const admin = api.as('admin')
  expect((await admin.get(`/api/v4/bank-account?${query}`)).statusCode).toBe(200)
  expect((await admin.get(`/api/v4/bank-account?${query}&_order[none]=asc`)).statusCode).toBe(400)
  expect((await api.as('nobody').get(`/api/v4/bank-account?${query}`)).statusCode).toBe(403)
  expect((await admin.get(`/api/v4/nowhere?${query}`)).statusCode).toBe(404)
  const logged = JSON.stringify(api.log)
  expect(logged).toContain('"url":"/api/v4/bank-account"')
  expect(logged).not.toContain(iban)
})
